/** Where an application stands on its way, for both sides. */
export { StageLine } from './stages/stage-line.js';
export { StageTracker } from './stages/stage-tracker.js';
export type { StageSide } from './stages/stage-words.js';
