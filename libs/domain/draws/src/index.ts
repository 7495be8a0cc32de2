export { heldBy, inspectedCap, lineCap, loanTotals, progressPercent, requestedTotal, sumOfTotals } from './ledger.js';
export type { LedgerLine, LoanTotals } from './ledger.js';
export { drawDecisionRecord, drawRejectionRecord, drawRequestRecord, savedDrawRecord } from './draw.record.js';
export type { DrawLineDraft, LineDecision } from './draw.record.js';
export { MAX_DOCUMENTS, MAX_DRAW_LINES, MAX_SIGNATURE } from './limits.js';
export { drawErrors, linesWithAmount, requestedAmountComplaint } from './request.js';
export type { DrawDraft } from './request.js';
export { signatureComplaint } from './signature.js';
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
