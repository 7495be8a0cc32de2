export { fill } from './fill.js';
export type { Placeholders } from './fill.js';
export { isProblemCode, problems, sentenceOf } from './problems.js';
export type { ProblemCode } from './problems.js';
export * as shared from './shared.js';
export * as drawRules from './draw-rules.js';
export * as budgetChanges from './budget-changes.js';
export * as inspectionRules from './inspection-rules.js';
export * as automaticRules from './automatic-rules.js';
