import type { ShownFigures } from '@groundwork/domain-agreements';
import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import { sortTextLength } from '@groundwork/domain-applications';
import type {
  ApplicationStatus,
  LoanTerms,
  LoanType,
  PropertyType,
  Purpose,
  StageKey,
} from '@groundwork/domain-applications';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ApplicationDetails } from '../domain/application-record.js';

/** An application. What lists show and sort by has columns; the many optional answers of the wizard are `details`. */
@Entity({ name: 'application' })
export class ApplicationEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  /** The short number that people call it by; unique, and never changed. */
  @Column({ ...column.integer(), name: 'project_number' })
  projectNumber!: number;

  /** Who created it. */
  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column(column.text(20))
  status!: ApplicationStatus;

  /** Where it stands on its way, computed at every write: what lists are filtered by. */
  @Column(column.text(20))
  stage!: StageKey;

  /** Since when it stands there. */
  @Column({ ...column.instant(), name: 'stage_at' })
  stageAt!: Date;

  /** What was decided, else what is asked for. */
  @Column(nullable(column.cents()))
  amount!: number | null;

  /** Moves with every save and decision; what a save was based on. */
  @Column(column.integer())
  version!: number;

  /** Counts the times that it came back to the borrower, from 1. */
  @Column(column.integer())
  round!: number;

  @Column(column.text(300))
  name!: string;

  /** The name as lists are sorted by it. */
  @Column({ ...column.text(sortTextLength), name: 'sort_name' })
  sortName!: string;

  /** Of the company, as the companies service tells it; null until it has. */
  @Column({ ...nullable(column.text(300)), name: 'company_name' })
  companyName!: string | null;

  /** '' until the company's name is known. */
  @Column({ ...column.text(sortTextLength), name: 'sort_company' })
  sortCompany!: string;

  /** The administrator who looks after its company first, as the companies service tells it. */
  @Column({ ...nullable(column.id()), name: 'point_person_id' })
  pointPersonId!: string | null;

  @Column({ ...nullable(column.id()), name: 'credit_approver_id' })
  creditApproverId!: string | null;

  @Column({ ...nullable(column.text(40)), name: 'loan_type' })
  loanType!: LoanType | null;

  @Column({ ...nullable(column.text(40)), name: 'property_type' })
  propertyType!: PropertyType | null;

  @Column({ ...column.text(10), name: 'intended_purpose' })
  intendedPurpose!: Purpose;

  @Column({ ...nullable(column.integer()), name: 'number_applying_for' })
  numberApplyingFor!: number | null;

  @Column({ ...column.flag(), name: 'line_of_credit' })
  lineOfCredit!: boolean;

  @Column({ ...column.text(20), name: 'section_complete' })
  sectionComplete!: string;

  @Column({ ...column.integer(), name: 'percentage_complete' })
  percentageComplete!: number;

  @Column({ ...column.integer(), name: 'items_needed' })
  itemsNeeded!: number;

  /** Keys of the rejected steps, separated by commas. */
  @Column({ ...column.text(200), name: 'rejected_steps' })
  rejectedSteps!: string;

  /** Street of the first property: what a card shows where there is no name. */
  @Column({ ...nullable(column.text(300)), name: 'first_street' })
  firstStreet!: string | null;

  /** Which of the lists in tables of their own have rows, separated by commas; the others need no query. */
  @Column({ ...column.text(60), name: 'filled_lists' })
  filledLists!: string;

  /** From the agreements service's events; no save writes it, so that its arrival disturbs no open form. */
  @Column({ ...nullable(column.instant()), name: 'term_sheet_agreement_time' })
  termSheetAgreementTime!: Date | null;

  /** What of the application the accepted sheet shows, from the same events. */
  @Column({ ...nullable(column.json()), name: 'term_sheet_figures' })
  termSheetFigures!: ShownFigures | null;

  /** The acknowledgement of the supervision that stood when its borrower last ticked it or submitted. */
  @Column(nullable(column.json()))
  supervision!: SupervisionOnRecord | null;

  @Column(column.json())
  details!: ApplicationDetails;

  @Column({ ...column.instant(), name: 'created_at' })
  createdAt!: Date;

  @Column({ ...column.instant(), name: 'updated_at' })
  updatedAt!: Date;

  @Column({ ...nullable(column.instant()), name: 'submitted_at' })
  submittedAt!: Date | null;

  /** When its final submit was made last. */
  @Column({ ...nullable(column.instant()), name: 'awaiting_at' })
  awaitingAt!: Date | null;

  /** When it went into closing; null where it has not, or came back since. */
  @Column({ ...nullable(column.instant()), name: 'closing_at' })
  closingAt!: Date | null;

  @Column({ ...nullable(column.instant()), name: 'approved_at' })
  approvedAt!: Date | null;

  @Column({ ...nullable(column.instant()), name: 'decided_at' })
  decidedAt!: Date | null;

  @Column({ ...nullable(column.id()), name: 'decided_by' })
  decidedBy!: string | null;

  /** As they were decided last. */
  @Column(nullable(column.json()))
  terms!: LoanTerms | null;

  @Column({ ...nullable(column.instant()), name: 'ledger_opened_at' })
  ledgerOpenedAt!: Date | null;
}
