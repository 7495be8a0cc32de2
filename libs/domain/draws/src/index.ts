export {
  earnedOf,
  certifiedPercent,
  heldBy,
  inspectedCap,
  lineCap,
  loanTotals,
  payableOf,
  progressPercent,
  requestedTotal,
  sumOfTotals,
} from './ledger.js';
export type { LedgerLine, LoanTotals } from './ledger.js';
export { drawPace, evenPlan } from './pace.js';
export type { FundedOn, PacedLoan, PacePoint } from './pace.js';
export { drawPlanRecord, planErrors } from './plan.record.js';
export { certificateLines } from './certified.js';
export type { CertifiedDraw, PaymentSheet, SheetAmounts, SheetLine } from './certified.js';
export { certificate } from './payment/certificate.js';
export type { Certificate } from './payment/certificate.js';
export { heldRetainage, lineRetainage, retainageTotals, uniformRetainage } from './payment/retainage.js';
export type { Retainage, RetainageReduction, RetainageTerms } from './payment/retainage.js';
export { ratesErrors, ratesOf, withholdingTerms } from './payment/rates.js';
export { invoiceDifferences, lineDifferences } from './rounds.js';
export type { AskedLine } from './rounds.js';
export { lineRates, withheldBy } from './payment/withholding.js';
export type {
  EarnedLine,
  LinePercent,
  NewlyEarned,
  RetainageContractor,
  WithholdingTerms,
} from './payment/withholding.js';
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
  releasePreviewRecord,
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
  sharedAmountComplaint,
  storedAfterApproval,
} from './approval.js';
export type { Approval } from './approval.js';
export { drawPlace, drawSelections, placeOf, placesOf } from './place.js';
export type { DrawPlaceId, DrawSelection } from './place.js';
export { drawStages, mayReturn, stageMachine } from './stage.js';
export type { DrawStage, StageCommand } from './stage.js';
export {
  MAX_CONTRACTORS,
  MAX_DOCUMENTS,
  MAX_DRAW_LINES,
  MAX_INVOICES,
  MAX_PLAN_MONTHS,
  MAX_SIGNATURE,
} from './limits.js';
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
  agreedNetting,
  fundedOnComplaint,
  fundingCommands,
  fundingMachine,
  fundingStages,
  fundingState,
  fundingStates,
  netFunding,
  nettingComplaint,
  nettingErrors,
  proposedNetting,
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
export { effectOf, entryKinds, fundedKinds, replay } from './entries.js';
export type { ApprovedMoney, EntryKind } from './entries.js';
export { drawKinds } from './kind.js';
export type { DrawKind } from './kind.js';
export { askedAtPercent } from './changes/asked-at-percent.js';
export {
  budgetChangeErrors,
  changedAmounts,
  changedLines,
  changeMoney,
  changeOf,
  changeTotals,
  cutRefusal,
  isNetZero,
  newLineErrors,
} from './changes/change-errors.js';
export type { BudgetPlaces, ChangeableLine } from './changes/change-errors.js';
export {
  budgetChangeDecisionRecord,
  budgetChangeLineRecord,
  budgetChangeRecord,
  budgetChangeRejectionRecord,
  changeKindLabels,
  changeKinds,
  changeSourceLabels,
  changeSources,
  MAX_NEW_LINES,
  newBudgetLineRecord,
} from './changes/change.record.js';
export type {
  BudgetChange,
  BudgetChangeLine,
  ChangeKind,
  ChangeSource,
  NewBudgetLine,
} from './changes/change.record.js';
export { changeMachine, changeStatusLabels, changeStatuses } from './changes/change-status.js';
export type { ChangeCommand, ChangeStatus } from './changes/change-status.js';
export { isContingency, isInterestReserve } from './changes/line-type.js';
export * from './book/index.js';
export * from './export/index.js';
export * from './inspections/index.js';
export * from './interest/index.js';
export * from './waivers/index.js';
export {
  drawRuleLabels,
  drawRules,
  drawRulesRecord,
  firstDrawRules,
  loanPaperLabels,
  loanPaperRecord,
  loanPapers,
  PAPER_DAYS,
  ruleModeLabels,
  ruleModes,
  ruleOverrideRecord,
} from './rules/draw-rules.record.js';
export type { DrawRule, DrawRules, LoanPaper, RuleMode } from './rules/draw-rules.record.js';
export { findingsOf, isBarring } from './rules/find.js';
export type { EarlierInvoice, EarlierWaiver, Finding, RuledLine, RuledRequest, RuleFacts } from './rules/rule-facts.js';
export { drawNoteRecord, MAX_DRAW_NOTES, noteAudienceLabels, noteAudiences } from './draw-note.record.js';
export type { NoteAudience } from './draw-note.record.js';
