import { stageOf } from '@groundwork/domain-applications';
import type { StageKey } from '@groundwork/domain-applications';
import { split } from '../shared/raw.js';
import type { ApplicationRecord } from './domain/application-record.js';

/** Where an application as it is written stands: the column that lists are filtered by. */
export const storedStage = (row: ApplicationRecord): StageKey =>
  stageOf({ ...row, rejectedSteps: split(row.rejectedSteps) });

/** The columns of the stage after a write: since when it stands there moves where the stage does. */
export function stageColumns(
  before: ApplicationRecord | undefined,
  after: ApplicationRecord,
  at: Date,
): { readonly stage: StageKey; readonly stageAt?: Date } {
  const stage = storedStage(after);
  return before && storedStage(before) === stage ? { stage } : { stage, stageAt: at };
}
