import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An S-1 that was signed by a link: its text, its signature and its PDF. It is written once and never changed. */
@Entity({ name: 's1_signature' })
export class S1SignatureEntity {
  /** The file's, too. */
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.id(), name: 'person_id' }) personId!: string;
  @Column(column.longText()) content!: string;
  @Column({ ...column.text(64), name: 'content_hash' }) contentHash!: string;
  /** Whose signature was asked for, and where the link was sent to. */
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  @Column(column.text(320)) email!: string;
  /** The name as it was typed. */
  @Column({ ...column.text(420), name: 'typed_name' }) typedName!: string;
  /** SHA-256 of the drawing's data URL; null where nothing was drawn. */
  @Column({ ...nullable(column.text(64)), name: 'drawing_hash' }) drawingHash!: string | null;
  @Column({ ...column.instant(), name: 'signed_at' }) signedAt!: Date;
  @Column(nullable(column.text(64))) ip!: string | null;
  @Column({ ...nullable(column.text(400)), name: 'user_agent' }) userAgent!: string | null;
  /** What was proved beside the link, in words; null where nothing was asked. */
  @Column(nullable(column.text(400))) proof!: string | null;
  /** Base64. */
  @Column(column.longText()) pdf!: string;
  /** SHA-256 of its bytes, by which the chain knows it. */
  @Column({ ...column.text(64), name: 'pdf_hash' }) pdfHash!: string;
}
