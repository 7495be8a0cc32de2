import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A draw as it was certified, and its PDF, made once. A row is written once and never changed. */
@Entity({ name: 'draw_certificate' })
export class DrawCertificateEntity {
  @PrimaryColumn({ ...column.id(), name: 'submission_id' }) submissionId!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) round!: number;
  /** What was certified, as JSON (`CertifiedDraw`). */
  @Column(column.longText()) content!: string;
  @Column({ ...column.text(64), name: 'content_hash' }) contentHash!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  /** The name as it was typed. */
  @Column(column.text(420)) signature!: string;
  /** A PNG as a data URL. */
  @Column(column.longText()) drawing!: string;
  @Column({ ...column.instant(), name: 'signed_at' }) signedAt!: Date;
  @Column(nullable(column.text(64))) ip!: string | null;
  @Column({ ...nullable(column.text(400)), name: 'user_agent' }) userAgent!: string | null;
  /** What was proved beside the session, in words; null where nothing was asked. */
  @Column(nullable(column.text(400))) proof!: string | null;
  /** Base64. */
  @Column({ ...column.longText(), select: false }) pdf!: string;
  /** SHA-256 of its bytes, by which the chain knows it. */
  @Column({ ...column.text(64), name: 'pdf_hash' }) pdfHash!: string;
}
