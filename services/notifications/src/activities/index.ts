export { ActivitiesModule, activitiesEntities } from './activities.module.js';
