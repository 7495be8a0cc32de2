import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The signed PDF of an agreement, made when the lender signed and never again. */
@Entity({ name: 'broker_agreement_paper' })
export class AgreementPaperEntity {
  @PrimaryColumn({ ...column.id(), name: 'agreement_id' }) agreementId!: string;
  /** Base64. */
  @Column(column.longText()) pdf!: string;
  /** SHA-256 of its bytes. */
  @Column({ ...column.text(64), name: 'pdf_hash' }) pdfHash!: string;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
