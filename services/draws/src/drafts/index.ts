export { DraftsOfBudget } from './drafts-of-budget.service.js';
export { DraftsModule, draftEntities } from './drafts.module.js';
