import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationStatus, LoanType } from '@groundwork/domain-applications';
import { applicationStatuses, mayBeAppraised } from '@groundwork/domain-applications';
import { appraisalAge } from '@groundwork/domain-capital';
import type { ValuationState } from '@groundwork/domain-capital';
import { addDays, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, marks } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { ListValuationsDto, ValuationsDto } from './valuation.dto.js';

const pageLength = 50;
const statuses = [...applicationStatuses.filter(mayBeAppraised), 'approved'] as const;

interface Row {
  readonly applicationId: string;
  readonly projectNumber: number;
  readonly name: string;
  readonly companyName: string | null;
  readonly status: ApplicationStatus;
  readonly loanType: LoanType | null;
  readonly propertyId: string;
  readonly position: number;
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly budget: number | string;
  readonly asIs: number | string | null;
  readonly asCompleted: number | string | null;
  readonly appraiser: string | null;
  readonly appraisedOn: string | null;
  readonly documentId: string | null;
}

const amountOf = (cents: number | string | null): number | null => (cents === null ? null : Number(cents));

/** The properties of applications that the lender has or had, with their newest appraisals: one statement a page. */
@Injectable()
export class ListValuations {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ state, cursor }: ListValuationsDto): Promise<ValuationsDto> {
    const [number, position] = (cursor?.split('.') ?? []).map(Number);
    const conditions = [
      { sql: `application.status IN (${marks(statuses.length)})`, values: [...statuses] },
      ...this.stateOf(state),
      ...(number === undefined
        ? []
        : [
            {
              sql: '(application.project_number < ? OR (application.project_number = ? AND property.position > ?))',
              values: [number, number, position],
            },
          ]),
    ];
    const rows = await this.database.rows<Row>(
      `SELECT application.id AS applicationId, application.project_number AS projectNumber, application.name, application.company_name AS companyName,
         application.status, application.loan_type AS loanType, property.id AS propertyId, property.position, property.street, property.city,
         property.state AS region, property.budget_total AS budget, appraisal.as_is AS asIs, appraisal.as_completed AS asCompleted,
         appraisal.appraiser, appraisal.appraised_on AS appraisedOn, appraisal.document_id AS documentId
       FROM application JOIN property ON property.application_id = application.id
       LEFT JOIN appraisal ON appraisal.property_id = property.id
         AND appraisal.version = (SELECT MAX(version) FROM appraisal latest WHERE latest.property_id = property.id)
       WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
       ORDER BY application.project_number DESC, property.position LIMIT ${pageLength + 1}`,
      conditions.flatMap(({ values }) => values),
    );
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    return {
      items: page.map(({ position: _position, documentId, ...row }) => ({
        ...row,
        budget: Number(row.budget),
        asIs: amountOf(row.asIs),
        asCompleted: amountOf(row.asCompleted),
        hasDocument: documentId !== null,
      })),
      nextCursor: rows.length > pageLength && last ? `${last.projectNumber}.${last.position}` : null,
    };
  }

  private stateOf(state: ValuationState | undefined): { sql: string; values: unknown[] }[] {
    if (state === undefined) return [];
    if (state === 'missing') return [{ sql: 'appraisal.id IS NULL', values: [] }];
    if (state === 'unproven')
      return [{ sql: 'appraisal.id IS NOT NULL AND appraisal.document_id IS NULL', values: [] }];
    return [{ sql: 'appraisal.appraised_on < ?', values: [addDays(today(this.clock), -appraisalAge)] }];
  }
}
