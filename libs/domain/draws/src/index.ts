export { heldBy, inspectedCap, lineCap, loanTotals, progressPercent, requestedTotal } from './ledger.js';
export type { LedgerLine, LoanTotals } from './ledger.js';
export {
  drawErrors,
  linesWithAmount,
  MAX_DRAW_LINES,
  MAX_SIGNATURE,
  rejectionComplaint,
  requestedAmountComplaint,
  signatureComplaint,
} from './request.js';
export type { DrawDraft, DrawLineDraft } from './request.js';
export {
  applyToAll,
  commandTo,
  drawCommands,
  drawStatus,
  drawStatusComplaint,
  drawStatuses,
  drawStatusLabel,
  drawTransitions,
  isDecided,
  isDrawStatusId,
  isOpen,
  lineTransitions,
  nextDrawStatus,
  nextLineStatus,
  overallStatus,
} from './status.js';
export type { DrawCommand, DrawStatusId } from './status.js';
