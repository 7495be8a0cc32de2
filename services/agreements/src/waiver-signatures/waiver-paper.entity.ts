import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The PDF of a signed waiver, made once when it was signed. */
@Entity({ name: 'waiver_paper' })
export class WaiverPaperEntity {
  @PrimaryColumn({ ...column.id(), name: 'waiver_id' }) waiverId!: string;
  /** Base64. */
  @Column(column.longText()) pdf!: string;
  /** SHA-256 of its bytes, by which the chain knows it. */
  @Column({ ...column.text(64), name: 'pdf_hash' }) pdfHash!: string;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
