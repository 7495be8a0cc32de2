export { DrawPlanDto } from './draw-plan.dto.js';
export { drawPlanEntities, DrawPlanModule } from './draw-plan.module.js';
export { DrawPlanRepository } from './draw-plan.repository.js';
export { drawPlanView } from './draw-plan.view.js';
