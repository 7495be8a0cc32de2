export { TimelineModule, timelineEntities } from './timeline.module.js';
