import { certificate, scheduleLine, scheduleTotals, uniformRetainage } from '@groundwork/domain-draws';
import type { Retainage, ScheduleEntry, ScheduleLine } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import type { DrawScheduleDto, ScheduleAmountsDto } from './draw-schedule.dto.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { ScheduledLine } from './persistence/draw-submission.entity.js';

/** No money is held back yet: what is approved is funded whole. */
const nothingHeld = { completedPercent: 0, storedPercent: 0 };

/** A line of the budget with what the draw asks of it: stored material that was built in moves to this period. */
function entryOf(budget: ScheduledLine, request: DrawLineEntity | undefined): ScheduleEntry {
  const { materialsStored: storedBefore } = budget;
  const stored = request?.storedCents ?? storedBefore;
  return {
    original: budget.budgetAmount,
    changes: 0,
    fromPrevious: budget.amountFundedToDate - storedBefore,
    thisPeriod: (request?.requestedCents ?? 0) - (stored - storedBefore),
    stored,
  };
}

const amounts = (line: ScheduleLine, retainage: number): ScheduleAmountsDto => ({
  scheduledValue: line.scheduledValue,
  fromPrevious: line.fromPrevious,
  thisPeriod: line.thisPeriod,
  stored: line.stored,
  completedAndStored: line.completedAndStored,
  percent: line.percent,
  balanceToFinish: line.balanceToFinish,
  retainage,
});

/** The sheet and the certificate of a submission. */
export function drawSchedule(budget: readonly ScheduledLine[], requested: readonly DrawLineEntity[]): DrawScheduleDto {
  const lineOf = new Map(requested.map((line) => [line.budgetItemId, line]));
  const lines = budget.map((line) => scheduleLine(entryOf(line, lineOf.get(line.additionalBudgetItemId))));
  const held: readonly Retainage[] = uniformRetainage(lines, nothingHeld);
  const { retainage, ...sheet } = certificate(lines, held, addCents(budget.map((line) => line.amountFundedToDate)));
  return {
    lines: budget.map(({ additionalBudgetItemId, propertyId, name, section }, at) => ({
      additionalBudgetItemId,
      propertyId,
      name,
      section,
      ...amounts(lines[at] as ScheduleLine, held[at]?.left ?? 0),
    })),
    totals: amounts(scheduleTotals(lines), retainage.left),
    certificate: { ...sheet, retainage: retainage.left },
  };
}
