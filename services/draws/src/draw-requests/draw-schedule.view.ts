import {
  certificate,
  heldRetainage,
  isContingency,
  lineRates,
  retainageTotals,
  scheduleLine,
  scheduleTotals,
  withheldBy,
} from '@groundwork/domain-draws';
import type { DrawKind, Retainage, ScheduleEntry, ScheduleLine, WithholdingTerms } from '@groundwork/domain-draws';
import { addCents, percentOf, subtractCents } from '@groundwork/domain-money';
import type { LedgerLineEntity } from '../ledger/index.js';
import type { DrawScheduleDto, ScheduleAmountsDto } from './draw-schedule.dto.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { ScheduledLine } from './persistence/draw-submission.entity.js';

/** What is asked of a line of the budget. */
export type AskedOfLine = Pick<DrawLineEntity, 'budgetItemId' | 'requestedCents' | 'storedCents'>;

/** What was submitted, as it was kept. */
export interface KeptDraw {
  readonly kind: DrawKind;
  readonly budget: readonly ScheduledLine[];
  /** Null where nothing was held back yet. */
  readonly terms: WithholdingTerms | null;
}

const nothingHeld: WithholdingTerms = { heldBy: 'loan', completedPercent: 0, storedPercent: 0 };

/** What of a line was approved and paid out or waits to be: what earlier certificates came to. */
const certified = ({ amountFundedToDate, pendingFunding = 0 }: ScheduledLine): number =>
  amountFundedToDate + pendingFunding;

const earned = (line: ScheduledLine): number => certified(line) + (line.retainageHeld ?? 0);

/** A line of the budget with what the draw asks of it: stored material that was built in moves to this period. */
function entryOf(budget: ScheduledLine, request: AskedOfLine | undefined): ScheduleEntry {
  const { materialsStored: storedBefore, changes = 0 } = budget;
  const stored = request?.storedCents ?? storedBefore;
  return {
    original: budget.budgetAmount - changes,
    changes,
    fromPrevious: earned(budget) - storedBefore,
    thisPeriod: (request?.requestedCents ?? 0) - (stored - storedBefore),
    stored,
  };
}

/** What is held of each line of a request for work, as if all of it were approved. */
function heldAfter({ budget, terms }: KeptDraw, requested: readonly AskedOfLine[]): Retainage[] {
  const lines = budget.map((line) => ({
    id: line.additionalBudgetItemId,
    scheduledValue: line.budgetAmount,
    earned: earned(line),
    stored: line.materialsStored,
    held: line.retainageHeld ?? 0,
  }));
  const more = withheldBy(
    terms ?? nothingHeld,
    lines,
    requested.map((line) => ({
      id: line.budgetItemId,
      amount: line.requestedCents,
      stored: line.storedCents ?? undefined,
    })),
  );
  return budget.map(({ additionalBudgetItemId, retainageHeld = 0, retainageReleased = 0 }) =>
    heldRetainage(retainageHeld + retainageReleased + (more.get(additionalBudgetItemId) ?? 0), retainageReleased),
  );
}

/** What is held of each line once what is asked for is released. */
const heldAfterRelease = (budget: readonly ScheduledLine[], releases: ReadonlyMap<string, AskedOfLine>): Retainage[] =>
  budget.map(({ additionalBudgetItemId, retainageHeld = 0, retainageReleased = 0 }) =>
    heldRetainage(
      retainageHeld + retainageReleased,
      retainageReleased + (releases.get(additionalBudgetItemId)?.requestedCents ?? 0),
    ),
  );

/** What of a line's retainage is of its stored material (5b): at its rate, and never more than is held. The rest is of work (5a). */
function heldOfStored({ terms }: KeptDraw, id: string, { stored }: ScheduleLine, held: Retainage | undefined): number {
  return Math.min(held?.left ?? 0, percentOf(stored, lineRates(terms ?? nothingHeld, id).storedPercent));
}

const amounts = (line: ScheduleLine, retainage: number): ScheduleAmountsDto => ({
  original: line.original,
  changes: line.changes,
  scheduledValue: line.scheduledValue,
  fromPrevious: line.fromPrevious,
  thisPeriod: line.thisPeriod,
  stored: line.stored,
  completedAndStored: line.completedAndStored,
  percent: line.percent,
  balanceToFinish: line.balanceToFinish,
  retainage,
});

/** The columns of some lines together; null of none. */
function subtotal(lines: readonly ScheduleLine[], held: readonly Retainage[]): ScheduleAmountsDto | null {
  return lines.length === 0 ? null : amounts(scheduleTotals(lines), retainageTotals(held).left);
}

/** Which lines of a loan's budget are contingency. */
export const contingencyOf = (lines: readonly LedgerLineEntity[]): ReadonlySet<string> =>
  new Set(lines.filter(isContingency).map(({ id }) => id));

/** The sheet and the certificate of a submission. A release bills no work: what is held becomes due. */
export function drawSchedule(
  draw: KeptDraw,
  requested: readonly AskedOfLine[],
  contingency: ReadonlySet<string>,
): DrawScheduleDto {
  const { kind, budget } = draw;
  const lineOf = new Map(requested.map((line) => [line.budgetItemId, line]));
  const isRelease = kind === 'release';
  const lines = budget.map((line) =>
    scheduleLine(entryOf(line, isRelease ? undefined : lineOf.get(line.additionalBudgetItemId))),
  );
  const held = isRelease ? heldAfterRelease(budget, lineOf) : heldAfter(draw, requested);
  const ofStored = addCents(
    budget.map((line, at) => heldOfStored(draw, line.additionalBudgetItemId, lines[at] as ScheduleLine, held[at])),
  );
  const isContingent = (_of: unknown, at: number): boolean => contingency.has(budget[at]?.additionalBudgetItemId ?? '');
  const { retainage, ...sheet } = certificate(lines, held, addCents(budget.map(certified)));
  return {
    lines: budget.map(({ additionalBudgetItemId, propertyId, name, section }, at) => ({
      additionalBudgetItemId,
      propertyId,
      name,
      section,
      ...amounts(lines[at] as ScheduleLine, held[at]?.left ?? 0),
    })),
    totals: amounts(scheduleTotals(lines), retainage.left),
    contingency: subtotal(lines.filter(isContingent), held.filter(isContingent)),
    certificate: {
      ...sheet,
      retainage: retainage.left,
      retainageOfWork: subtractCents(retainage.left, ofStored),
      retainageOfStored: ofStored,
    },
  };
}
