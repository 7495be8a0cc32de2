import type { AgreedTerms } from '@groundwork/domain-events';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A property of the loan as it was approved. */
export interface LedgerProperty {
  readonly propertyId: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** The ledger of an approved loan. It is opened once, by the approval; its key is the application's. */
@Entity({ name: 'ledger' })
export class LedgerEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  /** The borrower who applied: told when the ledger opens. */
  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column(column.text(200))
  name!: string;

  /** Of the application; null for a loan from before there was one. */
  @Column({ ...nullable(column.integer()), name: 'project_number' })
  projectNumber!: number | null;

  /** What the general contractor is called; null where none was chosen, or for a loan from before it was told. */
  @Column(nullable(column.text(300)))
  contractor!: string | null;

  @Column({ ...column.text(40), name: 'loan_type' })
  loanType!: string;

  @Column(column.json())
  properties!: LedgerProperty[];

  /** The most that the loan gives, whole cents. */
  @Column({ ...column.cents(), name: 'commitment_cents' })
  commitmentCents!: number;

  /** What is funded and pending on all lines together, whole cents: kept with them, so that one update holds the commitment. */
  @Column({ ...column.cents(), name: 'held_cents' })
  heldCents!: number;

  /** Null for a loan from before terms were decided. */
  @Column(nullable(column.json()))
  terms!: AgreedTerms | null;

  /** From which day on the agreed terms bear interest; null for a loan from before it was computed, or without a rate. */
  @Column({ ...nullable(column.date()), name: 'interest_from' })
  interestFrom!: string | null;

  /** The day on which it was paid off; null while it runs. */
  @Column({ ...nullable(column.date()), name: 'closed_on' })
  closedOn!: string | null;

  @Column({ ...column.instant(), name: 'opened_at' })
  openedAt!: Date;
}
