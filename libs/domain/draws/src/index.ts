export { heldBy, inspectedCap, lineCap, loanTotals, progressPercent, requestedTotal } from './ledger.js';
export type { LedgerLine, LoanTotals } from './ledger.js';
export {
  drawErrors,
  linesWithAmount,
  MAX_DRAW_LINES,
  MAX_SIGNATURE,
  requestedAmountComplaint,
  signatureComplaint,
} from './request.js';
export type { DrawDraft, DrawLineDraft } from './request.js';
export {
  applyToAll,
  commandTo,
  drawCommands,
  drawMachine,
  drawStatus,
  drawStatusComplaint,
  drawStatuses,
  drawStatusLabel,
  isDecided,
  isDrawStatusId,
  nextLineStatus,
  overallStatus,
  rejectionComplaint,
} from './status.js';
export type { DrawCommand, DrawStatusId } from './status.js';
