import { Inject, Injectable } from '@nestjs/common';
import type { ShownFigures } from '@groundwork/domain-agreements';
import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import { displaysFinancialLiteracy } from '@groundwork/domain-applications';
import { merged } from '@groundwork/domain-records';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { CLOCK } from '@groundwork/server-service';
import { Database } from '@groundwork/server-data';
import type { LoanTerms } from '@groundwork/domain-applications';
import type { ApplicationDetails, ApplicationRecord } from '../domain/application-record.js';
import { isoOf, parsed, split } from '../../shared/raw.js';
import type { RawInstant } from '../../shared/raw.js';
import { conditionsOf } from '../queries/search-plan.js';
import { applicationsInClosing } from './closing-statements.js';
import type { ApplicationInClosing, ClosingNarrowing, RawInClosing } from './closing-statements.js';
import { partsOf } from './application-parts.js';
import type { RawPart } from './application-parts.js';
import { allLists, applicationById, partsOfApplication } from './application-statements.js';

type Instants =
  | 'termSheetAgreementTime'
  | 'createdAt'
  | 'updatedAt'
  | 'submittedAt'
  | 'awaitingAt'
  | 'closingAt'
  | 'approvedAt'
  | 'decidedAt'
  | 'ledgerOpenedAt';
type RawApplication = Omit<
  ApplicationRecord,
  | Instants
  | 'details'
  | 'terms'
  | 'termSheetFigures'
  | 'supervision'
  | 'lineOfCredit'
  | 'properties'
  | 'constructionOverseers'
> & { readonly [K in Instants]: RawInstant } & {
  readonly details: string;
  readonly terms: string | null;
  readonly termSheetFigures: string | null;
  readonly supervision: string | null;
  readonly lineOfCredit: number | boolean;
};
/**
 * Reads an application with all that belongs to it by narrow statements of our own: this is the hottest read of the
 * portal, and turning rows into entities would cost more than the rest of the call.
 */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The whole application, or undefined. Its row and what belongs to it are asked for at once. */
  async find(id: string): Promise<ApplicationRecord | undefined> {
    const [[row], parts] = await Promise.all([this.applicationRows(id), this.partRows(id, allLists)]);
    return row && this.complete(row, parts);
  }

  /** So many of the loans in closing that fit, in one statement. */
  async inClosing(narrowing: ClosingNarrowing, most: number): Promise<ApplicationInClosing[]> {
    const { engine } = this.database;
    const conditions = conditionsOf({ ...narrowing, stage: ['closing'], status: ['in_closing'] }, engine);
    const rows = await this.database.rows<RawInClosing>(
      applicationsInClosing(conditions, most, engine),
      conditions.flatMap(({ values }) => values),
    );
    return rows.map((row) => ({
      ...row,
      amount: row.amount === null ? null : Number(row.amount),
      closingAt: isoOf(row.closingAt),
      details: parsed<ApplicationDetails>(row.details),
    }));
  }

  /**
   * The whole application inside a transaction that is going to change it. On MySQL its rows are locked and read as they
   * are now, not as they were when the transaction first read anything, so that nothing computed from them is stale. On
   * SQLite transactions run one at a time anyway.
   */
  async findForChange(id: string): Promise<ApplicationRecord | undefined> {
    const lock = this.database.engine === 'mysql' ? ' FOR UPDATE' : '';
    const [row] = await this.applicationRows(id, lock);
    return row && this.complete(row, await this.partRows(id, split(row.filledLists), lock));
  }

  private applicationRows(id: string, lock = ''): Promise<RawApplication[]> {
    return this.database.rows(applicationById(lock), [id]);
  }

  private partRows(id: string, named: readonly string[], lock = ''): Promise<RawPart[]> {
    return this.database.rows(partsOfApplication(named, lock), new Array(1 + named.length).fill(id));
  }

  private complete(row: RawApplication, parts: readonly RawPart[]): ApplicationRecord {
    return merged(row, {
      lineOfCredit: Boolean(row.lineOfCredit),
      details: this.details(row),
      terms: row.terms === null ? null : parsed<LoanTerms>(row.terms),
      termSheetAgreementTime: isoOf(row.termSheetAgreementTime),
      termSheetFigures: row.termSheetFigures === null ? null : parsed<ShownFigures>(row.termSheetFigures),
      supervision: row.supervision === null ? null : parsed<SupervisionOnRecord>(row.supervision),
      createdAt: isoOf(row.createdAt) as string,
      updatedAt: isoOf(row.updatedAt) as string,
      submittedAt: isoOf(row.submittedAt),
      awaitingAt: isoOf(row.awaitingAt),
      closingAt: isoOf(row.closingAt),
      approvedAt: isoOf(row.approvedAt),
      decidedAt: isoOf(row.decidedAt),
      ledgerOpenedAt: isoOf(row.ledgerOpenedAt),
      ...partsOf(row.id, parts),
    });
  }

  /** Whether the step on litigation is shown follows from a result that grows old by itself. */
  private details(row: RawApplication): ApplicationDetails {
    const details = parsed<ApplicationDetails>(row.details);
    return Object.assign(details, { displayFinancialLit: displaysFinancialLiteracy(details, today(this.clock)) });
  }
}
