import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who signs a referral agreement: the broker its terms, each time that they change; the lender's administrator accepts it. */
export type SigningParty = 'broker' | 'lender';

/** One signature under a referral agreement: whose it is, as the server saw it, and the text that stood above it. */
@Entity({ name: 'broker_agreement_signature' })
export class AgreementSignatureEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'agreement_id' }) agreementId!: string;
  @Column(column.text(10)) party!: SigningParty;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  /** First and last name of the account at that moment. */
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  /** The name as it was typed. */
  @Column({ ...column.text(420), name: 'typed_name' }) typedName!: string;
  @Column({ ...column.instant(), name: 'signed_at' }) signedAt!: Date;
  @Column(nullable(column.text(64))) ip!: string | null;
  @Column({ ...nullable(column.text(400)), name: 'user_agent' }) userAgent!: string | null;
  /** What was proved beside the session, in words; null where nothing was asked. */
  @Column(nullable(column.text(400))) proof!: string | null;
  /** Name of the ICCA version. */
  @Column({ ...column.text(200), name: 'icca_version' }) version!: string;
  /** The text as it was shown, with the signature in its place, and its SHA-256. */
  @Column(column.longText()) content!: string;
  @Column({ ...column.text(64), name: 'content_hash' }) contentHash!: string;
}
