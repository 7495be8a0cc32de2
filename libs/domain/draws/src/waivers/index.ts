export { partyKeyOf, waiverDuties } from './duties.js';
export type { WaivedDraw, WaivedLine, WaiverDuty } from './duties.js';
export {
  isMissingWaiver,
  waitingWaiverStates,
  waiverCommands,
  waiverMachine,
  waiverStatuses,
  waiverStatusLabels,
} from './status.js';
export type { WaitingWaiverState, WaiverCommand, WaiverStatus } from './status.js';
export { handedInWaiverRecord, movedWaiverRecord, sentWaiverRecord } from './waiver.record.js';
export type { SentWaiver } from './waiver.record.js';
