/** What waits for who is signed in: the list of each home. */
export { NeedsYou } from './needs/needs-you.js';
export type { NeedEntry } from './needs/needs-you.js';
export { UrgencyBadge } from './needs/urgency-badge.js';
