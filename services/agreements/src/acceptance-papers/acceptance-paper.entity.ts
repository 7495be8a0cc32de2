import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The PDF of what a user accepted in the portal, made once, with that acceptance. A row is written once and never changed. */
@Entity({ name: 'acceptance_paper' })
export class AcceptancePaperEntity {
  /** Of the acceptance, or of the acknowledgement that completes it. */
  @PrimaryColumn({ ...column.id(), name: 'acceptance_id' }) acceptanceId!: string;
  /** Base64. */
  @Column({ ...column.longText(), select: false }) pdf!: string;
  /** SHA-256 of its bytes, by which the chain knows it. */
  @Column({ ...column.text(64), name: 'pdf_hash' }) pdfHash!: string;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
