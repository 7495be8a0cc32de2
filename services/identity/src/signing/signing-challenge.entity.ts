import type { SignedKind } from '@groundwork/domain-accounts';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One document that one signer is about to sign, until it is proved who that is. */
@Entity({ name: 'signing_challenge' })
export class SigningChallengeEntity {
  /** SHA-256 of what the client holds. */
  @PrimaryColumn(column.text(64)) id!: string;
  /** The account, or the link: `link:…`. */
  @Column(column.text(60)) signer!: string;
  /** Null of who signs by a link. */
  @Column({ ...nullable(column.id()), name: 'account_id' }) accountId!: string | null;
  /** Where the code goes: the account's own address, or the one that the link was sent to. */
  @Column(column.text(320)) email!: string;
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  @Column(column.text(20)) kind!: SignedKind;
  /** SHA-256 of what is signed. */
  @Column(column.text(64)) document!: string;
  /** Of signer, document and code, under a key of this service; the code itself stands in the letter alone. */
  @Column({ ...nullable(column.text(64)), name: 'code_hash' }) codeHash!: string | null;
  @Column({ ...nullable(column.instant()), name: 'code_sent_at' }) codeSentAt!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'code_expires_at' }) codeExpiresAt!: Date | null;
  @Column(column.integer()) tries!: number;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
}
