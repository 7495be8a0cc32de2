export { ActivityLog } from './activity-log.service.js';
export { ActivitiesModule, activitiesEntities } from './activities.module.js';
