import { Injectable } from '@nestjs/common';
import {
  accruedBefore,
  agreedNetting,
  lineCap,
  isInterestReserve,
  ratesInForce,
  settle,
} from '@groundwork/domain-draws';
import type { InterestBasis, InterestPayer, RateFrom, SourcedMove } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import { LoanEntryRepository } from '../funding-rows/index.js';
import type { LoanSums } from '../funding-rows/index.js';
import { LedgerRepository, lineAmounts } from '../ledger/index.js';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import type { InterestTermsEntity } from './interest-terms.entity.js';
import { InterestRepository } from './interest.repository.js';
import type { StatementSummary } from './interest.repository.js';

/** Terms as they count now; of version 0 they are those that were agreed with the commitment. */
export interface InterestTerms {
  readonly version: number;
  readonly basis: InterestBasis;
  /** Percent a year; null where none was agreed. */
  readonly rate: number | null;
  /** Null for a loan from before interest was computed, until its terms are set. */
  readonly firstDay: string | null;
  readonly effectiveOn: string | null;
  readonly payer: InterestPayer;
}

/** Everything that interest of a loan is computed from. Whole cents. */
export interface InterestFacts {
  readonly terms: InterestTerms;
  /** The first one first. */
  readonly changes: readonly InterestTermsEntity[];
  readonly rates: readonly RateFrom[];
  readonly moves: readonly SourcedMove[];
  /** The earliest first. */
  readonly statements: readonly StatementSummary[];
  /** What they state altogether. */
  readonly stated: number;
  readonly sums: LoanSums;
  /** What of each statement is paid by the borrower, and what is paid beyond all of them. */
  readonly settled: { readonly paid: readonly number[]; readonly unapplied: number };
}

/** The basis where nothing else was agreed, as most lenders of construction loans count. */
const usualBasis: InterestBasis = 'actual360';

function agreedTerms({ terms, interestFrom }: LedgerEntity): InterestTerms {
  return {
    version: 0,
    basis: usualBasis,
    rate: terms?.rate ?? null,
    firstDay: interestFrom,
    effectiveOn: interestFrom,
    payer: (terms?.interestReserve ?? 0) > 0 ? 'reserve' : 'borrower',
  };
}

const shownTerms = ({ version, basis, rate, firstDay, effectiveOn, payer }: InterestTerms): InterestTerms => ({
  version,
  basis,
  rate,
  firstDay,
  effectiveOn,
  payer,
});

const rateOf = ({ effectiveOn: from, rate: percent, basis }: InterestTerms): RateFrom[] =>
  from === null || percent === null ? [] : [{ from, percent, basis }];

/** Reads what interest is computed from: six statements, however much a loan has of everything. */
@Injectable()
export class LoanInterest {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly entries: LoanEntryRepository,
    private readonly interest: InterestRepository,
  ) {}

  async of(ledger: LedgerEntity): Promise<InterestFacts> {
    const { applicationId } = ledger;
    const changes = await this.interest.terms(applicationId);
    const versions = [agreedTerms(ledger), ...changes];
    const terms = versions.at(-1) ?? agreedTerms(ledger);
    const funded = await this.ledgers.fundedMoves(applicationId);
    const entries = await this.entries.of(applicationId);
    const statements = await this.interest.statements(applicationId);
    const sums = this.entries.summed(entries);
    return {
      terms: shownTerms(terms),
      changes,
      rates: ratesInForce(versions.flatMap(rateOf), terms.firstDay ?? ''),
      moves: [
        ...funded.map(({ fundingId, kind, day, amount }) => ({ source: fundingId ?? kind, day, amount })),
        ...entries.flatMap(({ kind, paymentId, effectiveOn: day, amountCents }) =>
          kind === 'principal_paid' ? [{ source: paymentId ?? kind, day, amount: -amountCents }] : [],
        ),
      ],
      statements,
      stated: addCents(statements.map((row) => row.interestCents + row.adjustmentCents)),
      sums,
      settled: settle(
        statements.map(({ dueCents }) => dueCents),
        sums.interest_paid,
      ),
    };
  }

  async reserve(ledger: LedgerEntity, { sums }: Pick<InterestFacts, 'sums'>) {
    return reserveOf(ledger, await this.ledgers.lines(ledger.applicationId), sums);
  }

  /**
   * The rate as it was set last, and what there is left to pay interest from: null for a loan without a reserve. What was agreed
   * and is not kept back of a payment yet counts where the budget has no line for it.
   */
  async reserveLeft(ledger: LedgerEntity): Promise<{ rate: number | null; left: number | null }> {
    const { applicationId, terms } = ledger;
    const current = (await this.interest.terms(applicationId)).at(-1) ?? agreedTerms(ledger);
    const sums = await this.entries.sums(applicationId);
    const { reserve, lines } = await this.reserve(ledger, { sums });
    const { reserveNetted } = agreedNetting(terms);
    const hasReserve = lines.length > 0 || reserveNetted > 0 || sums.reserve > 0 || current.payer === 'reserve';
    const toCome = lines.length > 0 ? 0 : Math.max(0, reserveNetted - sums.reserve);
    const left = addCents([reserve, toCome, ...lines.map((line) => line.left)]);
    return { rate: current.rate, left: hasReserve ? left : null };
  }
}

/** What is left to pay interest from: of what was put into the reserve, and of the lines of the budget for it. */
export function reserveOf(
  { commitmentCents, heldCents }: Pick<LedgerEntity, 'commitmentCents' | 'heldCents'>,
  budget: readonly LedgerLineEntity[],
  sums: LoanSums,
) {
  let free = Math.max(0, commitmentCents - heldCents);
  const lines = budget.filter(isInterestReserve).map((line) => {
    const left = Math.min(free, lineCap({ ...lineAmounts(line), capPercent: null }));
    free -= left;
    return { id: line.id, name: line.name, left };
  });
  return { reserve: sums.reserve - sums.reserve_used, lines };
}

/** Interest since the last statement, before a day; below 0 where a statement went further. Whole cents. */
export const accruedSince = ({ moves, rates, stated }: InterestFacts, day: string): number =>
  accruedBefore(moves, rates, day) - stated;

/** What the borrower owes of statements; whole cents. */
export const dueOf = ({ statements, settled }: InterestFacts): number =>
  addCents(statements.map(({ dueCents }) => Math.max(0, dueCents))) - addCents(settled.paid);
