export { admin } from './admin.js';
export { borrower } from './borrower.js';
export { broker } from './broker.js';
export { fill } from './fill.js';
export type { Placeholders } from './fill.js';
export { isProblemCode, problems, sentenceOf } from './problems.js';
export type { ProblemCode } from './problems.js';
export { shared } from './shared.js';
export { signIn } from './sign-in.js';
