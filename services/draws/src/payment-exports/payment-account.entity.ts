import type { AccountKind } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of a bank account: of a loan's payee, or the lender's own. A change makes the next version and changes none. */
@Entity({ name: 'payment_account' })
export class PaymentAccountEntity {
  @PrimaryColumn(column.id()) id!: string;
  /** The application whose payments go to it, or 'lender'. */
  @Column(column.id()) owner!: string;
  @Column(column.integer()) version!: number;
  @Column({ ...column.text(400), name: 'account_name' }) accountName!: string;
  @Column(column.text(10)) kind!: AccountKind;
  /** Public, unlike the account's number. */
  @Column({ ...nullable(column.text(9)), name: 'routing_number' }) routingNumber!: string | null;
  /** Account number or IBAN, sealed. */
  @Column(column.text(400)) sealed!: string;
  @Column({ ...column.text(4), name: 'last_four' }) lastFour!: string;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
