import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A budget line of a loan with what became of its money, in whole cents. Invariant: funded, payable, retained and pending
 * together never exceed the revised budget. `pending` is the sum of the open draw lines that ask for it; all move only in the
 * transaction that moves those.
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

  /** Of its row in the approved budget: 'hard', 'soft' and so on; null for a line from before it was kept. */
  @Column({ ...nullable(column.text(40)), name: 'line_type' })
  type!: string | null;

  @Column(column.text(200))
  section!: string;

  @Column({ ...column.integer(), name: 'section_index' })
  sectionIndex!: number;

  @Column({ ...column.integer(), name: 'position' })
  index!: number;

  @Column({ ...column.cents(), name: 'budget_cents' })
  budgetCents!: number;

  /** Of that, net of all changes of the budget since it was approved. */
  @Column({ ...column.cents(), name: 'changes_cents' })
  changesCents!: number;

  @Column({ ...column.cents(), name: 'funded_cents' })
  fundedCents!: number;

  @Column({ ...column.cents(), name: 'pending_cents' })
  pendingCents!: number;

  /** Approved and not paid out yet. */
  @Column({ ...column.cents(), name: 'payable_cents' })
  payableCents!: number;

  /** Approved and held back. */
  @Column({ ...column.cents(), name: 'retained_cents' })
  retainedCents!: number;

  /** Of what is held: asked for in open release draws. */
  @Column({ ...column.cents(), name: 'releasing_cents' })
  releasingCents!: number;

  /** What was released to date of what was held. */
  @Column({ ...column.cents(), name: 'released_cents' })
  releasedCents!: number;

  /** Of what is approved: material that is not built in yet. */
  @Column({ ...column.cents(), name: 'stored_cents' })
  storedCents!: number;

  /** Of a loan whose draws are capped by inspections: the percent of the line that the last accepted one found complete. */
  @Column({ ...nullable(column.percent()), name: 'cap_percent' })
  capPercent!: number | null;
}
