import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A broker's account to be, from its form until the brokers service has linked it: nobody can sign in with it yet. */
@Entity({ name: 'broker_account_draft' })
export class BrokerAccountDraftEntity {
  @PrimaryColumn({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  /** Stays the same when the registration is repeated, so that its e-sign acceptance does too. */
  @Column({ ...column.id(), name: 'account_id' }) accountId!: string;
  @Column(column.text(254)) email!: string;
  @Column({ ...column.text(120), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(120), name: 'last_name' }) lastName!: string;
  @Column({ ...column.text(20), name: 'mobile_number' }) mobileNumber!: string;
  @Column({ ...column.text(200), name: 'password_hash' }) passwordHash!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}
