import { fill } from '@groundwork/domain-messages';
import { pipeline } from '@groundwork/domain-messages-admin';

/** How long an application stands at its stage, in words. */
export function daysInStageText(days: number): string {
  if (days === 0) return pipeline.todayInStage;
  return days === 1 ? pipeline.oneDayInStage : fill(pipeline.daysInStage, { n: days });
}
