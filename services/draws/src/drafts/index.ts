export { DraftsModule, draftEntities } from './drafts.module.js';
