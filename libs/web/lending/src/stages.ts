/** Where an application stands on its way, for both sides. */
export { MoveLine, StageLine } from './stages/stage-line.js';
export { StageTracker } from './stages/stage-tracker.js';
export type { StageSide } from './stages/stage-words.js';
