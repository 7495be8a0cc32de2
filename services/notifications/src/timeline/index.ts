export { TimelineReader } from './timeline-reader.service.js';
export { TimelineModule, timelineEntities } from './timeline.module.js';
