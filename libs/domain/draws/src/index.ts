export {
  earnedOf,
  certifiedPercent,
  heldBy,
  inspectedCap,
  lineCap,
  loanTotals,
  progressPercent,
  requestedTotal,
  sumOfTotals,
} from './ledger.js';
export type { LedgerLine, LoanTotals } from './ledger.js';
export { drawPace } from './pace.js';
export type { FundedOn, PacedLoan, PacePoint } from './pace.js';
export { certificate } from './payment/certificate.js';
export type { Certificate } from './payment/certificate.js';
export { heldRetainage, lineRetainage, retainageTotals, uniformRetainage } from './payment/retainage.js';
export type { Retainage, RetainageReduction, RetainageTerms } from './payment/retainage.js';
export { ratesErrors, ratesOf, withholdingTerms } from './payment/rates.js';
export { withheldBy } from './payment/withholding.js';
export type { EarnedLine, LinePercent, NewlyEarned, WithholdingTerms } from './payment/withholding.js';
export { askedThisPeriod, nextPeriod, scheduleLine, scheduleTotals, thisPeriodAtPercent } from './payment/schedule.js';
export type { ScheduleEntry, ScheduleLine } from './payment/schedule.js';
export {
  approvalLimitRecord,
  drawApprovalRecord,
  drawDecisionRecord,
  drawRejectionRecord,
  drawRequestRecord,
  drawReturnRecord,
  invoiceRecord,
  savedDrawRecord,
} from './draw.record.js';
export type { DrawInvoice, DrawLineDraft, LineDecision } from './draw.record.js';
export {
  draftInvoiceRecord,
  draftLineRecord,
  savedDraftRecord,
  startedDraftRecord,
  submittedDraftRecord,
} from './draft.record.js';
export type { DraftInvoice, DraftLine } from './draft.record.js';
export {
  approvedAmountComplaint,
  needsSecondApproval,
  reductionReasonComplaint,
  shareApproval,
  storedAfterApproval,
} from './approval.js';
export type { Approval } from './approval.js';
export { drawPlace, drawSelections, placeOf, placesOf } from './place.js';
export type { DrawPlaceId, DrawSelection } from './place.js';
export { drawStages, mayReturn, stageMachine } from './stage.js';
export type { DrawStage, StageCommand } from './stage.js';
export { MAX_DOCUMENTS, MAX_DRAW_LINES, MAX_INVOICES, MAX_SIGNATURE } from './limits.js';
export {
  drawErrors,
  invoicesComplaint,
  linesWithAmount,
  requestedAmountComplaint,
  storedComplaint,
} from './request.js';
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
export {
  agreedFees,
  fundedOnComplaint,
  fundingCommands,
  fundingMachine,
  fundingStages,
  fundingState,
  fundingStates,
  netFunding,
  nettingComplaint,
} from './funding.js';
export type { FundingCommand, FundingStage, FundingState, Netting } from './funding.js';
export {
  cancelledFundingRecord,
  correctionRecord,
  madeFundingRecord,
  retainageRatesRecord,
  retainageTermsRecord,
  reversedFundingRecord,
  scheduledFundingRecord,
} from './funding.record.js';
export type { RetainageRates } from './funding.record.js';
export { effectOf, entryKinds, replay } from './entries.js';
export type { ApprovedMoney, EntryKind } from './entries.js';
export { drawKinds } from './kind.js';
export type { DrawKind } from './kind.js';
export { askedAtPercent } from './changes/asked-at-percent.js';
export {
  budgetChangeErrors,
  changedLines,
  changeOf,
  changeTotals,
  cutComplaint,
  isNetZero,
} from './changes/change-errors.js';
export type { ChangeableLine } from './changes/change-errors.js';
export {
  budgetChangeDecisionRecord,
  budgetChangeLineRecord,
  budgetChangeRecord,
  budgetChangeRejectionRecord,
  changeKindLabels,
  changeKinds,
  changeSourceLabels,
  changeSources,
} from './changes/change.record.js';
export type { BudgetChange, BudgetChangeLine, ChangeKind, ChangeSource } from './changes/change.record.js';
export { changeMachine, changeStatusLabels, changeStatuses } from './changes/change-status.js';
export type { ChangeCommand, ChangeStatus } from './changes/change-status.js';
export { isContingency, isInterestReserve } from './changes/line-type.js';
export * from './inspections/index.js';
export {
  drawRuleLabels,
  drawRules,
  drawRulesRecord,
  firstDrawRules,
  loanPaperLabels,
  loanPaperRecord,
  loanPapers,
  ruleModeLabels,
  ruleModes,
  ruleOverrideRecord,
} from './rules/draw-rules.record.js';
export type { DrawRule, DrawRules, LoanPaper, RuleMode } from './rules/draw-rules.record.js';
export { findingsOf, isBarring } from './rules/find.js';
export type { EarlierInvoice, Finding, RuledLine, RuledRequest, RuleFacts } from './rules/rule-facts.js';
