import type { AccountHolderType } from '@groundwork/domain-companies';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account of a company or of one of its owners, as the outside verification reported it last. Amounts in whole cents. */
@Entity({ name: 'financial_account' })
export class FinancialAccountEntity {
  @PrimaryColumn(column.id()) id!: string;
  /** The borrowing company, at the top of the tree. */
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.text(20), name: 'holder_type' }) holderType!: AccountHolderType;
  /** The company, or the entity owner. */
  @Column({ ...column.id(), name: 'holder_id' }) holderId!: string;
  @Column({ ...column.text(200), name: 'institution_name' }) institutionName!: string;
  @Column({ ...column.text(200), name: 'account_name' }) accountName!: string;
  @Column({ ...column.cents(), name: 'available_balance' }) availableBalance!: number;
  @Column({ ...column.cents(), name: 'average_balance' }) averageBalance!: number;
  @Column({ ...column.cents(), name: 'average_balance_recent' }) averageBalanceRecent!: number;
  @Column({ ...column.date(), name: 'as_of_date' }) asOfDate!: string;
  @Column(column.integer()) status!: number;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
