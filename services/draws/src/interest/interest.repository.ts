import { Injectable } from '@nestjs/common';
import { Database, updateExactly } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { InterestStatementEntity } from './interest-statement.entity.js';
import { InterestTermsEntity } from './interest-terms.entity.js';
import { LoanPaymentEntity } from './loan-payment.entity.js';
import { LoanUnitEntity } from './loan-unit.entity.js';

/** Everything of a statement but its lines, which its own page and paper show. */
const summary = {
  id: true,
  applicationId: true,
  month: true,
  periodFrom: true,
  periodTo: true,
  openingCents: true,
  closingCents: true,
  interestCents: true,
  adjustmentCents: true,
  keptCents: true,
  drawnCents: true,
  dueCents: true,
  dueOn: true,
  basis: true,
  rate: true,
  madeBy: true,
  madeAt: true,
} as const satisfies Partial<Record<keyof InterestStatementEntity, true>>;
export type StatementSummary = Omit<InterestStatementEntity, 'lines'>;

/** Terms, statements and payments of interest. */
@Injectable()
export class InterestRepository {
  constructor(private readonly database: Database) {}

  /** Changes of a loan's terms, the first one first. */
  terms(applicationId: string): Promise<InterestTermsEntity[]> {
    return this.database.manager.find(InterestTermsEntity, { where: { applicationId }, order: { version: 'ASC' } });
  }

  /** The earliest month first. */
  statements(applicationId: string): Promise<StatementSummary[]> {
    return this.database.manager.find(InterestStatementEntity, {
      where: { applicationId },
      order: { month: 'ASC' },
      select: summary,
    });
  }

  statementOf(applicationId: string, month: string): Promise<InterestStatementEntity | null> {
    return this.database.manager.findOneBy(InterestStatementEntity, { applicationId, month });
  }

  /**
   * Loans that bear interest and have no statement of the last month that is over yet, so many after one. `month` is the first day of
   * the month that runs.
   */
  async loansBehind(month: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(
      `SELECT ledger.application_id AS id FROM ledger
       WHERE ledger.application_id > ? AND ledger.closed_on IS NULL
         AND (ledger.interest_from < ? OR EXISTS (
           SELECT 1 FROM interest_terms terms WHERE terms.application_id = ledger.application_id AND terms.first_day < ?))
         AND NOT EXISTS (
           SELECT 1 FROM interest_statement stated WHERE stated.application_id = ledger.application_id AND stated.period_to >= ?)
       ORDER BY ledger.application_id LIMIT ${limit}`,
      [after, month, month, month],
    );
    return rows.map(({ id }) => id);
  }

  /** The latest first. */
  payments(applicationId: string): Promise<LoanPaymentEntity[]> {
    return this.database.manager.find(LoanPaymentEntity, { where: { applicationId }, order: { id: 'DESC' } });
  }

  payment(id: string): Promise<LoanPaymentEntity | null> {
    return this.database.manager.findOneBy(LoanPaymentEntity, { id });
  }

  /** The version in the condition makes this the gate: of two who reverse the same payment the second is a conflict. */
  async changePayment(
    manager: EntityManager,
    { id, version, stage }: Pick<LoanPaymentEntity, 'id' | 'version' | 'stage'>,
    columns: Partial<LoanPaymentEntity>,
  ): Promise<void> {
    await updateExactly(manager, LoanPaymentEntity, { id, version, stage }, { ...columns, version: version + 1 });
  }

  /** A unit whose release price went back is not released any more. */
  async holdUnit(manager: EntityManager, { id: paymentId }: Pick<LoanPaymentEntity, 'id'>): Promise<void> {
    const columns = { releasedOn: null, paymentId: null, version: () => 'version + 1' };
    await manager.update(LoanUnitEntity, { paymentId }, columns);
  }
}
