import type { DrawPlanDto } from './draw-plan.dto.js';
import type { DrawPlanEntity } from './draw-plan.entity.js';

export const drawPlanView = ({ version, months, reason, plannedAt }: DrawPlanEntity): DrawPlanDto => ({
  version,
  months,
  reason,
  plannedAt: plannedAt.toISOString(),
});
