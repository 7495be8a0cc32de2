import type { components, paths } from '@groundwork/contract-bff-borrower';
import { createApi } from '@groundwork/web-http';

/** The borrower's back end for front ends; every call of this area goes through it. */
export const api = createApi<paths>();

type Schemas = components['schemas'];

/** Shapes of the contract under the names that this area uses. Amounts in whole cents. */
export type AdverseNotice = Schemas['applications_AdverseNoticeDto'];
export type Application = Schemas['applications_ApplicationDto'];
export type ClosingItem = Schemas['applications_ClosingItemDto'];
export type ApplicationSummary = Schemas['applications_ApplicationSummaryDto'];
export type LoanDocuments = Schemas['applications_LoanDocumentsDto'];
export type NewApplication = Schemas['applications_CreateApplicationDto'];
export type SaveApplication = Schemas['applications_SaveApplicationDto'];
export type Property = Schemas['applications_PropertyDto'];
export type SaveProperty = Schemas['applications_SavePropertyDto'];
export type Budget = Schemas['applications_BudgetDto'];
export type Capital = Schemas['applications_CapitalDto'];
export type UnitBudget = Schemas['applications_UnitBudgetDto'];
export type SaveUnitBudget = Schemas['applications_SaveUnitBudgetDto'];
export type AllocateBudget = Schemas['applications_AllocateBudgetDto'];
export type SaveBudget = Schemas['applications_SaveBudgetDto'];
export type ActiveTotals = Schemas['draws_ActiveTotalsDto'];
export type ActiveLoan = Schemas['draws_ActiveLoanDto'];
export type Ledger = Schemas['draws_LedgerDto'];
export type LedgerLine = Schemas['draws_LedgerLineDto'];
export type Loan = Schemas['draws_LoanDto'];
export type DrawRequest = Schemas['draws_DrawRequestDto'];
export type NewDrawRequest = Schemas['draws_CreateDrawRequestDto'];
export type NewRelease = Schemas['draws_PreviewReleaseDto'];
export type DrawDraft = Schemas['draws_DrawDraftDto'];
export type DrawDraftSummary = Schemas['draws_DrawDraftSummaryDto'];
export type DrawDraftLine = Schemas['draws_DrawDraftLineDto'];
export type SavedDrawDraft = Schemas['draws_SaveDraftDto'];
/** The term sheet of an application, filled with its figures. */
export type TermSheet = Schemas['agreements_ApplicationTermSheetDto'];
export type TermSheetAgreement = Schemas['agreements_TermSheetAgreementDto'];
export type UserProfile = Schemas['identity_ProfileDto'];
export type UserProfileUpdate = Schemas['identity_UpdateProfileDto'];
export type TimelineEntry = Schemas['notifications_TimelineEntryDto'];
export type FinancialAccount = Schemas['companies_FinancialAccountDto'];
export type WaitingWaivers = Schemas['draws_WaitingWaiversDto'];
export type EndingPaper = Schemas['draws_EndingPaperDto'];
export type InspectionSummary = Schemas['draws_InspectionSummaryDto'];
