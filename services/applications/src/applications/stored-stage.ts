import { stageOf } from '@groundwork/domain-applications';
import type { StageKey } from '@groundwork/domain-applications';
import { split } from '../shared/raw.js';
import type { ApplicationRecord } from './domain/application-record.js';

/** Where an application as it is written stands: the column that lists are filtered by. */
export const storedStage = (row: ApplicationRecord): StageKey =>
  stageOf({ ...row, rejectedSteps: split(row.rejectedSteps) });
