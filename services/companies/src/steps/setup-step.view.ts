import type { SetupStepDto } from './setup-step.dto.js';
import type { SetupStepEntity } from './setup-step.entity.js';

export const setupStepView = ({ updatedAt: _at, ...step }: SetupStepEntity): SetupStepDto => step;
