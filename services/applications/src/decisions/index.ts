export type { DecisionSnapshotDto } from './loan-decision.dto.js';
export { DecisionsModule } from './decisions.module.js';
