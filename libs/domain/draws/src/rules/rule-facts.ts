import { addCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { isContingency } from '../changes/line-type.js';
import type { DrawInvoice } from '../draw.record.js';
import { earnedOf } from '../ledger.js';
import type { LedgerLine } from '../ledger.js';
import type { DrawRule, LoanPaper } from './draw-rules.record.js';

/** A line of the ledger with what the draws that wait ask of it, the one that is looked at among them. Whole cents. */
export interface RuledLine extends LedgerLine {
  readonly additionalBudgetItemId: string;
  readonly name: string;
  readonly type: string | null;
  /** Of what is approved: material that is not built in. */
  readonly materialsStored: Cents;
  /** Of the last accepted inspection; null where none looked at the line. */
  readonly inspectedPercent: number | null;
  /** Net of the changes of the budget. */
  readonly changes: Cents;
}

/** A line of the draw that is looked at. */
export interface RuledRequest {
  readonly additionalBudgetItemId: string;
  readonly requestedAmount: Cents;
  /** As it stands with this draw; null where it says nothing of it. */
  readonly materialsStored: Cents | null;
  readonly invoices: readonly DrawInvoice[];
  readonly files: number;
}

/** An invoice of an earlier draw of the loan, with the day of it. */
export interface EarlierInvoice extends DrawInvoice {
  readonly line: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** A waiver of an earlier draw of the loan that counts. */
export interface EarlierWaiver {
  readonly drawRequestId: string;
  /** The day of its draw, YYYY-MM-DD. */
  readonly day: string;
  /** One and the same contractor or payee. */
  readonly partyKey: string;
  /** Null for a contractor whom nobody has named. */
  readonly claimant: string | null;
  readonly condition: 'conditional' | 'unconditional';
  readonly isSigned: boolean;
}

/** Everything that the rules look at; dates are YYYY-MM-DD. */
export interface RuleFacts {
  readonly today: string;
  readonly lines: readonly RuledLine[];
  readonly requests: readonly RuledRequest[];
  readonly earlierInvoices: readonly EarlierInvoice[];
  /** By their draws, the earliest first. */
  readonly earlierWaivers: readonly EarlierWaiver[];
  readonly commitment: Cents;
  /**
   * What others than the loan bring to the budget: of the application, less what is paid outside the budget, and of change
   * orders; null where it was not kept.
   */
  readonly otherSources: Cents | null;
  readonly papers: Readonly<Partial<Record<LoanPaper, string>>>;
  /** Percent a year as it was set last; null where none was. */
  readonly rate: number | null;
  /** What interest can still be paid from; null for a loan without a reserve. */
  readonly reserveLeft: Cents | null;
}

/** What a rule found: where, and why in plain words with the figures. */
export interface Finding {
  readonly rule: DrawRule;
  /** Null where it is about the loan. */
  readonly additionalBudgetItemId: string | null;
  readonly sentence: string;
}

/** What a line is drawn to once everything that is asked for is approved. */
export const drawnOf = (line: LedgerLine): Cents => addCents([earnedOf(line), line.pending]);

export const originalOf = (line: RuledLine): Cents => subtractCents(line.budgetAmount, line.changes);

export const sumOf = <T>(rows: readonly T[], of: (row: T) => Cents): Cents => addCents(rows.map(of));

/** Contingency, and everything else. */
export function dividedByContingency(lines: readonly RuledLine[]) {
  return { contingency: lines.filter(isContingency), others: lines.filter((line) => !isContingency(line)) };
}

/** The name of a line. */
export const nameIn = (lines: readonly RuledLine[], id: string): string =>
  lines.find((line) => line.additionalBudgetItemId === id)?.name ?? '';
