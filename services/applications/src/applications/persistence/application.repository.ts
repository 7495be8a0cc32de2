import { Inject, Injectable } from '@nestjs/common';
import type { ShownFigures } from '@groundwork/domain-agreements';
import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import { displaysFinancialLiteracy } from '@groundwork/domain-applications';
import { merged } from '@groundwork/domain-records';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { CLOCK } from '@groundwork/server-service';
import { Database } from '@groundwork/server-data';
import type { FloorPlan, LoanTerms, Unit } from '@groundwork/domain-applications';
import type {
  ApplicationDetails,
  ApplicationRecord,
  OverseerRecord,
  PropertyDetails,
  PropertyRecord,
  Stored,
} from '../domain/application-record.js';
import { isoOf, parsed, split } from '../../shared/raw.js';
import type { RawInstant } from '../../shared/raw.js';
import { conditionsOf } from '../queries/search-plan.js';
import { applicationsInClosing } from './closing-statements.js';
import type { ApplicationInClosing, ClosingNarrowing, RawInClosing } from './closing-statements.js';
import { applicationById, floorPlansOf, overseersOf, propertiesOf, unitsOf } from './application-statements.js';

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
type RawProperty = Omit<PropertyRecord, 'details' | 'units' | 'floorPlans' | 'budgetTotal'> & {
  readonly details: string;
  readonly budgetTotal: number | string;
};
interface RawPart {
  readonly id: string;
  readonly propertyId: string;
  readonly details: string;
}

/** The lists of properties with a table of their own, as `filled_lists` names them. */
const listStatements = { units: unitsOf, floorPlans: floorPlansOf } as const;
const none: readonly never[] = [];

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

  /** The whole application, or undefined. Application and properties are asked for at once. */
  async find(id: string): Promise<ApplicationRecord | undefined> {
    const [applications, properties] = await Promise.all([this.applicationRows(id), this.propertyRows(id)]);
    return this.complete(applications[0], properties);
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
    const applications = await this.applicationRows(id, lock);
    return applications.length === 0
      ? undefined
      : this.complete(applications[0], await this.propertyRows(id, lock), lock);
  }

  private applicationRows(id: string, lock = ''): Promise<RawApplication[]> {
    return this.database.rows(applicationById(lock), [id]);
  }

  private propertyRows(id: string, lock = ''): Promise<RawProperty[]> {
    return this.database.rows(propertiesOf(lock), [id]);
  }

  private async complete(
    row: RawApplication | undefined,
    properties: readonly RawProperty[],
    lock = '',
  ): Promise<ApplicationRecord | undefined> {
    if (!row) return undefined;
    const filled = split(row.filledLists);
    const parts = async <Part>(list: keyof typeof listStatements): Promise<Map<string, Stored<Part>[]> | undefined> =>
      filled.includes(list) ? this.parts<Part>(row.id, listStatements[list](lock)) : undefined;
    const [units, floorPlans, overseers] =
      filled.length === 0
        ? []
        : await Promise.all([
            parts<Unit>('units'),
            parts<FloorPlan>('floorPlans'),
            filled.includes('overseers') ? this.overseers(row.id, lock) : none,
          ]);
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
      properties: properties.map((property) =>
        merged(property, {
          budgetTotal: Number(property.budgetTotal),
          details: parsed<PropertyDetails>(property.details),
          units: units?.get(property.id) ?? none,
          floorPlans: floorPlans?.get(property.id) ?? none,
        }),
      ),
      constructionOverseers: overseers ?? none,
    });
  }

  /** Whether the step on litigation is shown follows from a result that grows old by itself. */
  private details(row: RawApplication): ApplicationDetails {
    const details = parsed<ApplicationDetails>(row.details);
    return Object.assign(details, { displayFinancialLit: displaysFinancialLiteracy(details, today(this.clock)) });
  }

  private async parts<Part>(id: string, statement: string): Promise<Map<string, Stored<Part>[]>> {
    const rows = await this.database.rows<RawPart>(statement, [id]);
    const byProperty = new Map<string, Stored<Part>[]>();
    for (const row of rows) {
      const list = byProperty.get(row.propertyId) ?? [];
      list.push(Object.assign(parsed<Omit<Part, 'id'>>(row.details), { id: row.id }));
      byProperty.set(row.propertyId, list);
    }
    return byProperty;
  }

  private overseers(id: string, lock: string): Promise<OverseerRecord[]> {
    return this.database.rows(overseersOf(lock), [id]);
  }
}
