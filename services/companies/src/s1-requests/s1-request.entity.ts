import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That an owner was asked by a letter with a link to sign the S-1, and what became of it. Asked again, the newest letter stands. */
@Entity({ name: 's1_request' })
export class S1RequestEntity {
  @PrimaryColumn({ ...column.id(), name: 'person_id' }) personId!: string;
  /** The borrowing company, at the top of the tree. */
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  /** The owner's name and address when the letter was sent. */
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  @Column(column.text(320)) email!: string;
  @Column({ ...column.id(), name: 'sent_by' }) sentBy!: string;
  @Column({ ...column.instant(), name: 'sent_at' }) sentAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  /** When the link was opened first. */
  @Column({ ...nullable(column.instant()), name: 'opened_at' }) openedAt!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'signed_at' }) signedAt!: Date | null;
  /** When it was taken back. */
  @Column({ ...nullable(column.instant()), name: 'revoked_at' }) revokedAt!: Date | null;
  /** Of what was signed by it. */
  @Column({ ...nullable(column.id()), name: 'signature_id' }) signatureId!: string | null;
  /** When that has become a file, which the lender reviews. */
  @Column({ ...nullable(column.instant()), name: 'filed_at' }) filedAt!: Date | null;
}
