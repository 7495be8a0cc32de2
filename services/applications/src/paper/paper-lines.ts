import type { ApplicationFacts } from '@groundwork/domain-applications';
import { displayInstant } from '@groundwork/domain-time';
import type { Line } from '@groundwork/server-paper';

/** An instant as papers say it. */
export const momentText = (instant: Date | string): string =>
  displayInstant(typeof instant === 'string' ? instant : instant.toISOString(), { zone: 'EST' });

/** A condition a line: when it was ticked off, or that it is open, and what was said of it. */
export const conditionLines = (conditions: ApplicationFacts['approvalConditions']): Line[] =>
  (conditions ?? []).map(({ name, comment, completed, completedAt }) => [
    name,
    [completed ? `ticked off ${completedAt ? momentText(completedAt) : ''}` : 'open', comment]
      .filter(Boolean)
      .join(': '),
  ]);
