export { savedViewEntities, SavedViewsModule } from './saved-views.module.js';
