export * as borrower from './borrower.js';
export * as borrowerPages from './borrower-pages.js';
export * as verification from './verification.js';
export * as capital from './capital.js';
export * as personalPages from './personal-pages.js';
export * as closingPages from './closing-pages.js';
export * as addProject from './add-project.js';
export * as budgetSheet from './budget-sheet.js';
