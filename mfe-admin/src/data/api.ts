import type { components, paths } from '@groundwork/contract-bff-admin';
import { createApi } from '@groundwork/web-http';

/** The administrators' back end for front ends; every call of this area goes through it. */
export const api = createApi<paths>();

/** Base path of this area's calls: a file's link is relative to it. */
export const areaPath = '/api/admin';

type Schemas = components['schemas'];

/** Shapes of the contract under the names that this area uses. Amounts in whole cents. */
export type Application = Schemas['applications_ApplicationDto'];
export type ApplicationSummary = Schemas['applications_ApplicationSummaryDto'];
export type FoundApplication = Schemas['applications_FoundApplicationDto'];
export type SavedView = Schemas['applications_SavedViewDto'];
export type SaveView = Schemas['applications_SaveViewDto'];
export type Approval = Schemas['applications_ApprovalDto'];
export type ApprovalCondition = Schemas['applications_ApprovalConditionDto'];
export type LoanDecision = Schemas['applications_LoanDecisionSummaryDto'];
export type DecisionSnapshot = Schemas['applications_DecisionSnapshotDto'];
export type ClosingItem = Schemas['applications_ClosingItemDto'];
export type SaveClosingItem = Schemas['applications_SaveClosingItemDto'];
export type LoanDocuments = Schemas['applications_LoanDocumentsDto'];
export type LoanLimits = Schemas['applications_LoanLimitsDto'];
export type Appraisal = Schemas['applications_AppraisalDto'];
export type LoanTerms = Schemas['applications_LoanTermsDto'];
export type Budget = Schemas['applications_BudgetDto'];
export type Property = Schemas['applications_PropertyDto'];
export type SaveApplication = Schemas['applications_SaveApplicationDto'];
export type Administrator = Schemas['AdminAnswer'];
export type EsignMaster = Schemas['agreements_EsignMasterDto'];
export type NewIccaMaster = Schemas['agreements_CreateIccaMasterDto'];
export type TermSheetMaster = Schemas['agreements_TermSheetDto'];
export type TermSheetVersion = Schemas['agreements_TermSheetVersionDto'];
export type Company = Schemas['companies_CompanyDto'];
export type CompanySummary = Schemas['companies_CompanySummaryDto'];
export type NewCompany = Schemas['companies_CreateCompanyDto'];
export type CompanyUser = Schemas['companies_CompanyUserDto'];
export type CompanyAdmin = Schemas['companies_CompanyAdminDto'];
export type CompanyAdminChange = Schemas['companies_CompanyAdminHistoryDto'];
export type Loan = Schemas['draws_LoanDto'];
export type DrawRequest = Schemas['draws_DrawRequestDto'];
export type DrawLine = Schemas['draws_DrawLineDto'];
export type DrawFindings = Schemas['draws_DrawFindingsDto'];
export type DrawRulesVersion = Schemas['draws_DrawRulesDto'];
export type DrawSchedule = Schemas['draws_DrawScheduleDto'];
export type FoundDraw = Schemas['draws_FoundDrawDto'];
export type DrawProposal = Schemas['draws_DrawProposalDto'];
export type ApprovalLimit = Schemas['draws_ApprovalLimitDto'];
export type PendingFunding = Schemas['draws_PendingFundingDto'];
export type ListedFunding = Schemas['draws_ListedFundingDto'];
export type ScheduleFunding = Schemas['draws_ScheduleFundingDto'];
export type FundDraw = Schemas['draws_FundDrawDto'];
export type ReverseFunding = Schemas['draws_ReverseFundingDto'];
export type Ledger = Schemas['draws_LedgerDto'];
export type LedgerLine = Schemas['draws_LedgerLineDto'];
export type LedgerEntry = Schemas['draws_LedgerEntryDto'];
export type CorrectFunded = Schemas['draws_CorrectFundedDto'];
export type SetRetainageTerms = Schemas['draws_SetRetainageTermsDto'];
export type Inspection = Schemas['draws_InspectionDto'];
export type InspectionSummary = Schemas['draws_InspectionSummaryDto'];
export type LoanInspections = Schemas['draws_LoanInspectionsDto'];
export type Broker = Schemas['brokers_BrokerDto'];
export type NewBroker = Schemas['brokers_CreateBrokerDto'];
export type Agreement = Schemas['brokers_AgreementDto'];
export type AgreementDetails = Schemas['brokers_AgreementDetailsDto'];
export type NewAgreement = Schemas['brokers_CreateAgreementDto'];
export type IccaMaster = Schemas['agreements_IccaMasterDto'];
export type AuditEntry = Schemas['identity_AuditEntryDto'];
export type SecondFactor = Schemas['identity_SecondFactorDto'];
export type AuditPerson = Schemas['identity_AuditPersonDto'];
export type FinancialAccount = Schemas['companies_FinancialAccountDto'];
export type Demographics = Schemas['applications_DemographicsDto'];
