/** What happened to an application, for both sides. */
export { ApplicationHistory } from './history/application-history.js';
export type { Happened } from './history/application-history.js';
