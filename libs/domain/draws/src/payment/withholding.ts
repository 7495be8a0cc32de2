import { addCents, allocate, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { lineRetainage } from './retainage.js';
import type { RetainageTerms } from './retainage.js';

/** What is held back of the lines of a loan. Percentages of 0 to 100. */
export interface WithholdingTerms extends RetainageTerms {
  /**
   * Whose degree of completion is read: 'loan' that of all its lines together, 'contractor' of those of each contractor together (and of
   * what is nobody's), 'line' of each by itself.
   */
  readonly heldBy: 'loan' | 'contractor' | 'line';
  /** Of terms by contractor. */
  readonly contractors?: readonly RetainageContractor[] | undefined;
  /** Lines with a percentage of their own, of work and material alike and without a reduction. */
  readonly lines?: readonly LinePercent[] | undefined;
}

/** A contractor with the lines of its contract. */
export interface RetainageContractor {
  readonly name: string;
  /** Of its work and material alike and without a reduction; null holds as the loan does. */
  readonly percent: number | null;
  readonly lines: readonly string[];
}

export interface LinePercent {
  readonly additionalBudgetItemId: string;
  readonly percent: number;
}

/** A line as it stands before an approval; whole cents. */
export interface EarnedLine {
  readonly id: string;
  readonly scheduledValue: Cents;
  /** Approved to date, held or not (column G). */
  readonly earned: Cents;
  /** Of what is earned: material that is not built in. */
  readonly stored: Cents;
  /** Held of it now. */
  readonly held: Cents;
}

/** What is approved of a line; whole cents. */
export interface NewlyEarned {
  readonly id: string;
  readonly amount: Cents;
  /** Material that is not built in from then on; left out: as it was. */
  readonly stored?: Cents | undefined;
}

interface Degree {
  readonly scheduledValue: Cents;
  readonly completed: Cents;
  readonly stored: Cents;
}

const before = ({ scheduledValue, earned, stored }: EarnedLine): Degree => ({
  scheduledValue,
  completed: subtractCents(earned, stored),
  stored,
});

function after(line: EarnedLine, approved: NewlyEarned | undefined): Degree {
  const stored = approved?.stored ?? line.stored;
  const earned = addCents([line.earned, approved?.amount ?? 0]);
  return { scheduledValue: line.scheduledValue, completed: subtractCents(earned, stored), stored };
}

const together = (degrees: readonly Degree[]): Degree => ({
  scheduledValue: addCents(degrees.map((degree) => degree.scheduledValue)),
  completed: addCents(degrees.map((degree) => degree.completed)),
  stored: addCents(degrees.map((degree) => degree.stored)),
});

const growth = (from: Degree, to: Degree, terms: RetainageTerms): Cents =>
  subtractCents(lineRetainage(to, terms).withheld, lineRetainage(from, terms).withheld);

/** Never more than was approved, and never less than gives back what the line holds. */
const within = (amount: Cents, line: EarnedLine, approved: NewlyEarned): Cents =>
  Math.max(-line.held, Math.min(amount, approved.amount));

const flat = (percent: number): RetainageTerms => ({ completedPercent: percent, storedPercent: percent });

const ratesAt = (terms: WithholdingTerms, percent: number | null | undefined): RetainageTerms =>
  typeof percent === 'number' ? flat(percent) : terms;

const contractorsOf = (terms: WithholdingTerms): readonly RetainageContractor[] =>
  terms.heldBy === 'contractor' ? (terms.contractors ?? []) : [];

/** The rates at which a line's retainage is held: its own, else those of its contractor, else the loan's. */
export function lineRates(terms: WithholdingTerms, id: string): RetainageTerms {
  const own = terms.lines?.find((line) => line.additionalBudgetItemId === id);
  return ratesAt(terms, (own ?? contractorsOf(terms).find(({ lines }) => lines.includes(id)))?.percent);
}

/**
 * What an approval withholds of each line that it approves; negative where a reduction gives back. It is the growth of the
 * retainage from what was earned before to what is earned then: what was paid before there were terms is left alone, and
 * all approvals together withhold what the certificate of the last one says. Of lines that share their terms the cents go
 * to each by what is approved of it. `lines` are all lines of the loan.
 */
export function withheldBy(
  terms: WithholdingTerms,
  lines: readonly EarnedLine[],
  approvals: readonly NewlyEarned[],
): Map<string, Cents> {
  const own = new Set(terms.lines?.map((line) => line.additionalBudgetItemId));
  const approvedOf = new Map(approvals.map((approval) => [approval.id, approval]));
  const byItself = lines.filter((line) => terms.heldBy === 'line' || own.has(line.id));
  const withheld = new Map<string, Cents>();
  for (const line of byItself) {
    const approved = approvedOf.get(line.id);
    if (!approved) continue;
    const more = growth(before(line), after(line, approved), lineRates(terms, line.id));
    withheld.set(line.id, within(more, line, approved));
  }
  const shared = terms.heldBy === 'line' ? [] : lines.filter((line) => !own.has(line.id));
  for (const group of groupsOf(terms, shared)) {
    const whole = growth(
      together(group.lines.map(before)),
      together(group.lines.map((line) => after(line, approvedOf.get(line.id)))),
      group.rates,
    );
    const moved = group.lines.flatMap((line) => {
      const approved = approvedOf.get(line.id);
      return approved ? [{ line, approved }] : [];
    });
    const shares = allocate(
      whole,
      moved.map(({ line, approved }) => (whole < 0 ? line.held : approved.amount)),
    );
    moved.forEach(({ line, approved }, at) => withheld.set(line.id, within(shares[at] ?? 0, line, approved)));
  }
  return withheld;
}

interface Group {
  readonly rates: RetainageTerms;
  readonly lines: readonly EarnedLine[];
}

/** Lines whose degree of completion is read together: those of each contractor, and what is nobody's. */
function groupsOf(terms: WithholdingTerms, lines: readonly EarnedLine[]): Group[] {
  const contractors = contractorsOf(terms);
  const theirs = new Set(contractors.flatMap((contractor) => contractor.lines));
  return [
    ...contractors.map((contractor) => ({
      rates: ratesAt(terms, contractor.percent),
      lines: lines.filter(({ id }) => contractor.lines.includes(id)),
    })),
    { rates: terms, lines: lines.filter(({ id }) => !theirs.has(id)) },
  ];
}
