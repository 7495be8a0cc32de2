import { Injectable } from '@nestjs/common';
import { maturityOf } from '@groundwork/domain-draws';
import type { BookLoan, LoanPaper } from '@groundwork/domain-draws';
import type { AgreedTerms } from '@groundwork/domain-events';
import { displayDay } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { Database, isoOf, parsed, storedInstant } from '@groundwork/server-data';

/** A loan of the book with what people call it. */
export interface NamedLoan extends BookLoan {
  readonly name: string;
  readonly projectNumber: number | null;
  /** Null until the company's name is known. */
  readonly borrower: string | null;
}

/** A loan of the whole book: also one that was paid off. */
export interface LoanOfAll extends NamedLoan {
  /** The day on which it was paid off; null while it runs. */
  readonly closedOn: string | null;
}

/** What was asked for and paid in a month (YYYY-MM), whole cents. */
export interface BookMonth {
  readonly month: string;
  readonly requests: number;
  readonly requested: number;
  readonly payments: number;
  readonly paid: number;
}

type Count = number | string;

interface LoanRow {
  readonly applicationId: string;
  readonly companyId: string;
  readonly name: string;
  readonly projectNumber: number | null;
  readonly loanType: string;
  readonly properties: string;
  readonly terms: string | null;
  readonly openedAt: Date | string;
  readonly commitment: Count;
  readonly borrower: string | null;
  readonly closedOn: string | null;
  readonly funded: Count | null;
}

/** Reads all loans that run: eight statements, whether there are ten of them or ten thousand. */
@Injectable()
export class BookRepository {
  constructor(private readonly database: Database) {}

  async loans(day: CalendarDate): Promise<NamedLoan[]> {
    const all = await this.database.atOneMoment(() => this.all(day, 'WHERE ledger.closed_on IS NULL'));
    return all.map(({ closedOn: _closed, ...loan }) => loan);
  }

  /** Those that were paid off, too, in the order in which they were opened. */
  everyLoan(day: CalendarDate): Promise<LoanOfAll[]> {
    return this.all(day, 'ORDER BY ledger.opened_at, ledger.application_id');
  }

  private async all(day: CalendarDate, which: string): Promise<LoanOfAll[]> {
    const [rows, rates, stated, paid, papers, waiting, funded] = await Promise.all([
      this.ledgers(which),
      this.rates(day),
      this.statedBefore(day),
      this.paidBack(),
      this.papers(),
      this.waiting(),
      this.lastPayments(),
    ]);
    return rows.map(({ properties, terms, openedAt, borrower, ...row }) => {
      const id = row.applicationId;
      const agreed = terms === null ? null : parsed<AgreedTerms | null>(terms);
      const openedOn = displayDay(isoOf(openedAt));
      const lent = Number(row.funded ?? 0);
      const { principal = 0, interest = 0 } = paid.get(id) ?? {};
      return {
        ...row,
        borrower,
        state: stateOf(parsed<{ state: string }[]>(properties)),
        commitment: Number(row.commitment),
        funded: lent,
        principal: lent - principal,
        rate: rates.get(id) ?? agreed?.rate ?? null,
        openedOn,
        maturesOn: maturityOf(openedOn, agreed?.termMonths ?? null),
        interestOverdue: Math.max(0, (stated.get(id) ?? 0) - interest),
        papers: papers.get(id) ?? {},
        waitingSince: waiting.get(id) ?? null,
        lastFundedOn: funded.get(id) ?? null,
      };
    });
  }

  private ledgers(which: string): Promise<LoanRow[]> {
    return this.database.lateRows<LoanRow>(
      `SELECT ledger.application_id AS applicationId, ledger.company_id AS companyId, ledger.name, ledger.project_number AS projectNumber,
         ledger.loan_type AS loanType, ledger.properties, ledger.terms, ledger.opened_at AS openedAt,
         ledger.commitment_cents AS commitment, ledger.closed_on AS closedOn, borrower_name.name AS borrower, line.funded
       FROM ledger LEFT JOIN borrower_name ON borrower_name.company_id = ledger.company_id
       LEFT JOIN (SELECT application_id, SUM(funded_cents) AS funded FROM ledger_line GROUP BY application_id) line
         ON line.application_id = ledger.application_id
       ${which}`,
    );
  }

  /** The rate that counts on a day of loans whose terms were changed, percent a year. */
  private async rates(day: CalendarDate): Promise<Map<string, number>> {
    const rows = await this.database.lateRows<{ id: string; rate: Count }>(
      'SELECT application_id AS id, rate FROM interest_terms WHERE effective_on <= ? ORDER BY version',
      [day],
    );
    return new Map(rows.map(({ id, rate }) => [id, Number(rate) / 10_000]));
  }

  /** What the borrower had to pay of interest before a day. */
  private async statedBefore(day: CalendarDate): Promise<Map<string, number>> {
    return amountsOf(
      await this.database.lateRows<{ id: string; amount: Count }>(
        'SELECT application_id AS id, SUM(due_cents) AS amount FROM interest_statement WHERE due_on < ? GROUP BY application_id',
        [day],
      ),
    );
  }

  private async paidBack(): Promise<Map<string, { principal?: number; interest?: number }>> {
    const rows = await this.database.lateRows<{ id: string; principal: Count; interest: Count }>(
      `SELECT application_id AS id, SUM(CASE kind WHEN 'principal_paid' THEN amount_cents ELSE 0 END) AS principal,
         SUM(CASE kind WHEN 'interest_paid' THEN amount_cents ELSE 0 END) AS interest
       FROM loan_entry WHERE kind IN ('principal_paid', 'interest_paid') GROUP BY application_id`,
    );
    return new Map(
      rows.map(({ id, principal, interest }) => [id, { principal: Number(principal), interest: Number(interest) }]),
    );
  }

  /** The day of each paper that counts: the one that was written down last. */
  private async papers(): Promise<Map<string, Partial<Record<LoanPaper, string>>>> {
    const rows = await this.database.lateRows<{ id: string; paper: LoanPaper; expiresOn: string }>(
      `SELECT paper.application_id AS id, paper.paper, paper.expires_on AS expiresOn FROM loan_paper paper
       JOIN (SELECT MAX(id) AS id FROM loan_paper GROUP BY application_id, paper) latest ON latest.id = paper.id`,
    );
    const papers = new Map<string, Partial<Record<LoanPaper, string>>>();
    for (const { id, paper, expiresOn } of rows) papers.set(id, { ...papers.get(id), [paper]: expiresOn });
    return papers;
  }

  /** The day of the oldest draw that nobody has decided. */
  private async waiting(): Promise<Map<string, string>> {
    const rows = await this.database.lateRows<{ id: string; since: Date | string }>(
      `SELECT application_id AS id, MIN(created_at) AS since FROM draw_request
       WHERE stage = 'submitted' AND place IN (1, 2) GROUP BY application_id`,
    );
    return new Map(rows.map(({ id, since }) => [id, displayDay(isoOf(since))]));
  }

  private async lastPayments(): Promise<Map<string, string>> {
    const rows = await this.database.lateRows<{ id: string; day: string }>(
      "SELECT application_id AS id, MAX(funded_on) AS day FROM funding WHERE stage = 'funded' GROUP BY application_id",
    );
    return new Map(rows.map(({ id, day }) => [id, day]));
  }

  /** Draws and payments of all loans by month, from the first of these months on; each of them has its row. Two statements. */
  async months(months: readonly string[]): Promise<BookMonth[]> {
    const first = `${months[0]}-01`;
    const [requests, payments] = await Promise.all([this.requestsSince(first), this.paymentsSince(first)]);
    return months.map((month) => {
      const [wanted, made] = [requests.get(month), payments.get(month)];
      return {
        month,
        requests: wanted?.count ?? 0,
        requested: wanted?.amount ?? 0,
        payments: made?.count ?? 0,
        paid: made?.amount ?? 0,
      };
    });
  }

  /** By the hour, as a month begins at midnight of UTC-4: at most nine thousand rows a year. */
  private async requestsSince(first: CalendarDate) {
    const rows = await this.database.lateRows<{ hour: string; count: Count; amount: Count }>(
      `SELECT SUBSTR(created_at, 1, 13) AS hour, COUNT(*) AS count, SUM(requested_cents) AS amount FROM draw_request
       WHERE created_at >= ? AND stage = 'submitted' GROUP BY SUBSTR(created_at, 1, 13)`,
      [storedInstant(`${first}T04:00:00.000Z`)],
    );
    return byMonth(
      rows.map(({ hour, ...row }) => ({ ...row, day: displayDay(`${hour.replace(' ', 'T')}:00:00.000Z`) })),
    );
  }

  private async paymentsSince(first: CalendarDate) {
    return byMonth(
      await this.database.lateRows<{ day: string; count: Count; amount: Count }>(
        `SELECT funded_on AS day, COUNT(*) AS count, SUM(amount_cents) AS amount FROM funding
         WHERE stage = 'funded' AND funded_on >= ? GROUP BY funded_on`,
        [first],
      ),
    );
  }
}

/** '' where the properties lie in several states. */
function stateOf(properties: readonly { readonly state: string }[]): string {
  const [first, ...others] = new Set(properties.map(({ state }) => state));
  return others.length === 0 ? (first ?? '') : '';
}

const amountsOf = (rows: readonly { readonly id: string; readonly amount: Count }[]) =>
  new Map(rows.map(({ id, amount }) => [id, Number(amount)]));

function byMonth(rows: readonly { readonly day: string; readonly count: Count; readonly amount: Count }[]) {
  const months = new Map<string, { count: number; amount: number }>();
  for (const { day, count, amount } of rows) {
    const before = months.get(day.slice(0, 7)) ?? { count: 0, amount: 0 };
    months.set(day.slice(0, 7), { count: before.count + Number(count), amount: before.amount + Number(amount) });
  }
  return months;
}
