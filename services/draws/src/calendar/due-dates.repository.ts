import { Injectable } from '@nestjs/common';
import type { FundingStage, InspectionStatus, LoanPaper } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';

type Count = number | string;

/** An inspection that has, or had, a day. */
export interface DatedInspection {
  readonly id: string;
  readonly status: InspectionStatus;
  readonly day: string;
  readonly version: number;
}
/** A payment of a draw, whole cents as they arrive. */
export interface DatedPayment {
  readonly id: string;
  readonly stage: FundingStage;
  readonly scheduledFor: string;
  readonly fundedOn: string | null;
  readonly amount: number;
  readonly version: number;
}
/** Interest of a month (YYYY-MM) that is left for the borrower, whole cents. */
export interface DatedInterest {
  readonly id: string;
  readonly month: string;
  readonly day: string;
  readonly amount: number;
}
/** The day of a paper that counts, and how many were written down of it. */
export interface DatedPaper {
  readonly paper: LoanPaper;
  readonly day: string;
  readonly written: number;
}

/** What has a day in a loan: a statement each, however long the loan runs. */
@Injectable()
export class DueDatesRepository {
  constructor(private readonly database: Database) {}

  inspections(applicationId: string): Promise<DatedInspection[]> {
    return this.database.rows<DatedInspection>(
      `SELECT id, status, scheduled_for AS day, version FROM inspection
       WHERE application_id = ? AND scheduled_for IS NOT NULL ORDER BY scheduled_for, id`,
      [applicationId],
    );
  }

  async payments(applicationId: string): Promise<DatedPayment[]> {
    const rows = await this.database.rows<Omit<DatedPayment, 'amount'> & { readonly amount: Count }>(
      `SELECT id, stage, scheduled_for AS scheduledFor, funded_on AS fundedOn, amount_cents - fees_cents - reserve_cents AS amount, version
       FROM funding WHERE application_id = ? ORDER BY scheduled_for, id`,
      [applicationId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  async interest(applicationId: string): Promise<DatedInterest[]> {
    const rows = await this.database.rows<Omit<DatedInterest, 'amount'> & { readonly amount: Count }>(
      `SELECT id, month, due_on AS day, due_cents AS amount FROM interest_statement
       WHERE application_id = ? AND due_cents > 0 ORDER BY month`,
      [applicationId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  async papers(applicationId: string): Promise<DatedPaper[]> {
    const rows = await this.database.rows<Omit<DatedPaper, 'written'> & { readonly written: Count }>(
      `SELECT paper.paper, paper.expires_on AS day, latest.written FROM loan_paper paper
       JOIN (SELECT MAX(id) AS id, COUNT(*) AS written FROM loan_paper WHERE application_id = ? GROUP BY paper) latest
         ON latest.id = paper.id ORDER BY paper.paper`,
      [applicationId],
    );
    return rows.map((row) => ({ ...row, written: Number(row.written) }));
  }

  /** How much happened to the money of a loan: it rises with a payoff, and again where that comes back. */
  async entries(applicationId: string): Promise<number> {
    const [row] = await this.database.rows<{ count: Count }>(
      'SELECT COUNT(*) AS count FROM loan_entry WHERE application_id = ?',
      [applicationId],
    );
    return Number(row?.count ?? 0);
  }
}
