import type { AccountHolderType } from '@groundwork/domain-companies';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A verification that was asked for, by the code that the outside provider gave. */
@Entity({ name: 'account_verification' })
export class AccountVerificationEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.text(200), name: 'request_code' }) requestCode!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.text(20), name: 'holder_type' }) holderType!: AccountHolderType;
  @Column({ ...column.id(), name: 'holder_id' }) holderId!: string;
  @Column({ ...column.id(), name: 'requested_by' }) requestedBy!: string;
  @Column({ ...column.instant(), name: 'requested_at' }) requestedAt!: Date;
  @Column({ ...column.instant(), name: 'expires_at' }) expiresAt!: Date;
  /** When the provider first told that the person was through. */
  @Column({ ...nullable(column.instant()), name: 'finished_at' }) finishedAt!: Date | null;
}
