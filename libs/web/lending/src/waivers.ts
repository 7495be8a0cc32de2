/** Lien waivers on the screens of both sides. */
export { DrawWaivers } from './waivers/draw-waivers.js';
export { LoanWaivers } from './waivers/loan-waivers.js';
export type { WaiversAccess, WaiverSummaryView, WaiverView } from './waivers/waivers-access.js';
