export { maturityOf, undrawnOf } from './book-loan.js';
export type { BookLoan } from './book-loan.js';
export { groupsOf, ladderOf, maturityLabels, maturityRungs, rungOf, sumsOf, weightedRate } from './figures.js';
export type { BookGroup, BookSums, MaturityRung } from './figures.js';
export { watchCauses, watchDays, watchedOf, watchLabels } from './watch.js';
export type { WatchCause } from './watch.js';
