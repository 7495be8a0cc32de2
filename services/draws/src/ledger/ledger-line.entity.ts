import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A budget line of a loan with what became of its money, in whole cents. Invariant: funded + pending never exceeds the
 * budget. `pending` is the sum of the open draw lines that ask for it; both move only in the transaction that moves those.
 */
@Entity({ name: 'ledger_line' })
export class LedgerLineEntity {
  /** Id of the approved budget item: `additionalBudgetItemId` on the wire. */
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'property_id' })
  propertyId!: string;

  @Column(column.text(200))
  name!: string;

  @Column(column.text(200))
  section!: string;

  @Column({ ...column.integer(), name: 'section_index' })
  sectionIndex!: number;

  @Column({ ...column.integer(), name: 'position' })
  index!: number;

  @Column({ ...column.cents(), name: 'budget_cents' })
  budgetCents!: number;

  @Column({ ...column.cents(), name: 'funded_cents' })
  fundedCents!: number;

  @Column({ ...column.cents(), name: 'pending_cents' })
  pendingCents!: number;

  /** Of what is funded: material that is not built in yet. */
  @Column({ ...column.cents(), name: 'stored_cents' })
  storedCents!: number;
}
