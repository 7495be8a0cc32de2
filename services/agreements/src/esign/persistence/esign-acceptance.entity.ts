import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A user's acceptance of one version of the e-sign terms. It is withdrawn, never deleted; what proves it is the record in the
 * chain of evidence, of which this row is the form that is asked for.
 */
@Entity({ name: 'esign_acceptance' })
export class EsignAcceptanceEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.id(), name: 'esign_master_id' })
  esignMasterId!: string;

  @Column(column.integer())
  version!: number;

  /** Of the text as it was shown. */
  @Column({ ...column.text(64), name: 'content_hash' })
  contentHash!: string;

  @Column({ ...column.instant(), name: 'acceptance_date' })
  acceptanceDate!: Date;

  @Column({ ...column.flag(), name: 'during_register' })
  duringRegister!: boolean;

  /** The name as it was typed; null where the call carried none. */
  @Column(nullable(column.text(420)))
  signature!: string | null;

  /** First and last name of the account at that moment. */
  @Column({ ...nullable(column.text(420)), name: 'signer_name' })
  signerName!: string | null;

  /** The address that the server saw. */
  @Column(nullable(column.text(64)))
  ip!: string | null;

  @Column({ ...nullable(column.text(400)), name: 'user_agent' })
  userAgent!: string | null;

  /** What was proved beside the session, in words; null where nothing was asked. */
  @Column(nullable(column.text(400)))
  proof!: string | null;

  /** User and master while the acceptance stands, else null: unique, so that two at once leave one. */
  @Column({ ...nullable(column.text(80)), name: 'active_key' })
  activeKey!: string | null;

  @Column({ ...nullable(column.instant()), name: 'withdrawn_at' })
  withdrawnAt!: Date | null;

  @Column({ ...nullable(column.id()), name: 'withdrawn_by' })
  withdrawnBy!: string | null;
}
