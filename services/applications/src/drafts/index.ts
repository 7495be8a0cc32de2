export { draftEntities, DraftsModule } from './drafts.module.js';
