// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/adverse-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["showLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}/on-paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["putAdverseNoticeOnPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}/on-paper/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["withdrawAdverseNoticeOnPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverse-notices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendAdverseNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listViews"];
        put: operations["saveView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["forgetView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pageOfApplications"];
        put?: never;
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplication"];
        put: operations["saveApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/adverse-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNoticesOfApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/appraisals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAppraisals"];
        put?: never;
        post: operations["recordAppraisal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/capital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCapital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/closing/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveClosingItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["submitDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/drafts/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDraft"];
        put: operations["keepDraft"];
        post?: never;
        delete: operations["forgetDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/happened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplicationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["allocateBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClosings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/application-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchOwnApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApplicationsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBudgetsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/unit-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnitBudgetsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/construction-overseers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeConstructionOverseer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decision-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reportDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decision-report/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demographics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["lookUpDemographics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/floor-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeFloorPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/applications/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplicationOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/applications/{id}/term-sheet-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTermSheetFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/applications/contractor-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listContractorUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latest-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLatestApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanDocuments"];
        put: operations["saveLoanDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-documents/{loanType}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanLimits"];
        put: operations["saveLoanLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-limits/{loanType}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanLimitVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{propertyId}/allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["undoAllocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{propertyId}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBudgetOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{propertyId}/budget/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{propertyId}/unit-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnitBudgetsOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{propertyId}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveUnitBudget"];
        post: operations["createUnitBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unit-budgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUnitBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units/{unitId}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBudgetOfUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units/{unitId}/budget/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printUnitBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/valuations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listValuations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdverseLetterDto: {
            creditor: string[];
            creditorHeading: string;
            /** @description label and value a line */
            facts: string[][];
            intro: string;
            notice: string;
            noticeHeading: string;
            question: string;
            reasons: string[];
            reasonsHeading: string;
            title: string;
        };
        AdverseNoticeDetailsDto: {
            agency: string;
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            closedAt: string | null;
            /** @enum {string|null} */
            closedWhy: "resubmitted" | null;
            /** Format: uuid */
            companyId: string;
            companyName: string | null;
            /**
             * Format: date
             * @description when the completed application came in
             */
            completedOn: string | null;
            /** @description SHA-256 of the letter */
            contentHash: string | null;
            /** @description of the notice, else of the last one that was sent */
            creditorAddress: string;
            creditorPhone: string;
            /** Format: date-time */
            decidedAt: string;
            /** Format: uuid */
            decidedBy: string;
            /** Format: date */
            dueOn: string;
            /** Format: uuid */
            id: string;
            /** @description as it was sent */
            letter: components["schemas"]["AdverseLetterDto"] | null;
            name: string;
            /** @description in their order; none of one that the portal sent */
            onPaper: components["schemas"]["OnPaperEntryDto"][];
            otherReason: string | null;
            /** @description SHA-256 of its PDF */
            paperHash: string | null;
            projectNumber: number;
            /** @description empty until it is sent */
            reasons: ("incomplete" | "fewReferences" | "unacceptableReferences" | "unverifiedReferences" | "irregularEmployment" | "unverifiedEmployment" | "lengthOfEmployment" | "insufficientIncome" | "excessiveObligations" | "unverifiedIncome" | "lengthOfResidence" | "temporaryResidence" | "unverifiedResidence" | "noCreditFile" | "limitedExperience" | "poorPerformance" | "delinquent" | "collection" | "garnishment" | "foreclosure" | "bankruptcy" | "inquiries" | "collateral" | "other")[];
            round: number;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: uuid */
            sentBy: string | null;
            /**
             * Format: date
             * @description of one that went out on paper, without a letter here
             */
            sentOn: string | null;
            /** @enum {string} */
            status: "due" | "sent" | "closed";
            version: number;
        };
        AdverseNoticeDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            closedAt: string | null;
            /** @enum {string|null} */
            closedWhy: "resubmitted" | null;
            /** Format: uuid */
            companyId: string;
            companyName: string | null;
            /**
             * Format: date
             * @description when the completed application came in
             */
            completedOn: string | null;
            /** @description SHA-256 of the letter */
            contentHash: string | null;
            /** Format: date-time */
            decidedAt: string;
            /** Format: uuid */
            decidedBy: string;
            /** Format: date */
            dueOn: string;
            /** Format: uuid */
            id: string;
            name: string;
            otherReason: string | null;
            /** @description SHA-256 of its PDF */
            paperHash: string | null;
            projectNumber: number;
            /** @description empty until it is sent */
            reasons: ("incomplete" | "fewReferences" | "unacceptableReferences" | "unverifiedReferences" | "irregularEmployment" | "unverifiedEmployment" | "lengthOfEmployment" | "insufficientIncome" | "excessiveObligations" | "unverifiedIncome" | "lengthOfResidence" | "temporaryResidence" | "unverifiedResidence" | "noCreditFile" | "limitedExperience" | "poorPerformance" | "delinquent" | "collection" | "garnishment" | "foreclosure" | "bankruptcy" | "inquiries" | "collateral" | "other")[];
            round: number;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: uuid */
            sentBy: string | null;
            /**
             * Format: date
             * @description of one that went out on paper, without a letter here
             */
            sentOn: string | null;
            /** @enum {string} */
            status: "due" | "sent" | "closed";
            version: number;
        };
        AdverseNoticesDto: {
            items: components["schemas"]["AdverseNoticeDto"][];
            nextCursor: string | null;
        };
        AllocateBudgetDto: {
            /** @enum {string} */
            over: "units" | "properties";
            /** Format: uuid */
            propertyId: string;
            shares: components["schemas"]["BudgetShareDto"][];
            /** @description of the budget that is divided */
            version: number;
        };
        ApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions: components["schemas"]["ApprovalConditionDto"][];
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            awaitingAt: string | null;
            /** Format: uuid */
            borrowerId?: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            brokerAdditionalFees?: number | null;
            brokerEmail?: string | null;
            brokerName?: string | null;
            brokerRate?: number | null;
            /** @enum {string|null} */
            brokerUsed?: "yes" | "no" | null;
            /** Format: date-time */
            closingAt: string | null;
            /** Format: date */
            closingPlannedOn?: string | null;
            /** Format: uuid */
            companyId: string;
            constructionOverseers: components["schemas"]["OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            creditApproverId?: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: uuid */
            decidedBy: string | null;
            displayFinancialLit?: boolean | null;
            /** Format: date */
            financialLiteracyDate?: string | null;
            financialLiteracyResult?: string | null;
            fundingSources: components["schemas"]["FundingSourceDto"][];
            /** Format: uuid */
            generalContractorId?: string | null;
            /** Format: uuid */
            generalWarrantyDeed?: string | null;
            generalWarrantyDeedNeeded?: boolean | null;
            horizontalImprovementsSame?: boolean | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            intendedPurpose: "sell" | "rent";
            itemsNeeded: number;
            /** Format: date-time */
            ledgerOpenedAt: string | null;
            legalInformation?: components["schemas"]["LegalInformationDto"] | null;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanRequestIsFor?: "oneProperty" | "rentalPortfolio" | null;
            /** @enum {string|null} */
            loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            /** @description items of the needed-items check that this service sees missing */
            neededItems: string[];
            numberApplyingFor?: number | null;
            onRejectString?: string | null;
            ownAllProperties?: boolean | null;
            ownershipConfirmation?: boolean | null;
            percentageComplete: number;
            projectNumber: number;
            properties: components["schemas"]["PropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectedSteps: ("name" | "propertyInformation" | "budget" | "suppliers" | "borrower" | "litigation" | "termSheet")[];
            rejectionComments: components["schemas"]["RejectionCommentDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            requestedLoanAmount?: number | null;
            round: number;
            /** Format: date */
            s1Date?: string | null;
            sectionComplete: string;
            staleTermsheet: boolean;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** Format: date-time */
            submittedAt: string | null;
            /** Format: uuid */
            subordinatedDebt?: string | null;
            subordinatedDebtNeeded?: boolean | null;
            /** @description the acknowledgement of its supervision that stood when its borrower last ticked it or submitted */
            supervision: components["schemas"]["SupervisionOnRecordDto"] | null;
            supervisoryAck?: boolean | null;
            suppliers?: components["schemas"]["SuppliersDto"] | null;
            /** @description as they were decided last */
            terms: components["schemas"]["LoanTermsDto"] | null;
            /** Format: date-time */
            termSheetAgreementTime: string | null;
            /** @description figures of the accepted term sheet that have changed since, which ended its acceptance */
            termSheetChanges: string[];
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            userId: string;
            version: number;
        };
        ApplicationPageDto: {
            items: components["schemas"]["ApplicationSummaryDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        ApplicationSummaryDto: {
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            awaitingAt: string | null;
            /** Format: date-time */
            closingAt: string | null;
            /** Format: uuid */
            companyId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            intendedPurpose: string;
            itemsNeeded: number;
            /** Format: date-time */
            ledgerOpenedAt: string | null;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            numberApplyingFor: number | null;
            percentageComplete: number;
            projectNumber: number;
            /** @enum {string|null} */
            propertyType: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectedSteps: ("name" | "propertyInformation" | "budget" | "suppliers" | "borrower" | "litigation" | "termSheet")[];
            sectionComplete: string;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** @description street of the first property */
            street: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /** Format: date-time */
            termSheetAgreementTime: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        AppraisalDto: {
            /** Format: date */
            appraisedOn: string;
            appraiser: string;
            /**
             * Format: int64
             * @description whole cents
             */
            asCompleted: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            asIs: number | null;
            /** Format: uuid */
            documentId: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            propertyId: string;
            /** Format: date-time */
            recordedAt: string;
            /** Format: uuid */
            recordedBy: string | null;
            version: number;
        };
        ApprovalConditionDto: {
            comment?: string | null;
            completed?: boolean | null;
            /** Format: date-time */
            completedAt?: string | null;
            /** Format: uuid */
            completedBy?: string | null;
            /** Format: uuid */
            id?: string | null;
            name: string;
        };
        ApprovalDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            budgetTotal: number;
            /** @description whether every budget has a total, without which no amount is approved */
            isBudgeted: boolean;
            /** @description items that are missing for an approval at once, or of a loan in closing for its closing */
            missing: string[];
            /** @description items that are missing for an approval with a closing */
            missingForClosing: string[];
            /** @description those decided, else what the application suggests */
            terms: components["schemas"]["LoanTermsDto"];
            /** @description of several properties those whose budget has no total, by name */
            unbudgeted: string[];
        };
        BudgetChangesDto: {
            lines: components["schemas"]["ChangedBudgetItemDto"][];
            removedIds?: string[];
        };
        BudgetDto: {
            /** Format: uuid */
            applicationId: string;
            autoPopulate: boolean;
            /** @enum {string} */
            byUnit: "yes" | "no";
            /** Format: uuid */
            companyId: string;
            /**
             * Format: uuid
             * @description not there before its first save
             */
            id?: string;
            name: string | null;
            newForm: boolean;
            /** Format: uuid */
            propertyId: string;
            sections: components["schemas"]["BudgetSectionDto"][];
            totals: components["schemas"]["BudgetTotalsDto"];
            uploadBudget: boolean;
            version: number;
        };
        BudgetItemDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amountFundedToDate: number;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            /** @enum {string} */
            custom: "yes" | "no";
            /**
             * Format: uuid
             * @description not there before its first save
             */
            id?: string;
            index: number;
            name: string;
            note: string | null;
            /** @enum {string} */
            type: "hard" | "soft" | "closing" | "land" | "contigency" | "interest reserve" | "fee";
        };
        BudgetSectionDto: {
            additionalItems: components["schemas"]["BudgetItemDto"][];
            name: string;
            sectionIndex: number;
            totals: components["schemas"]["BudgetTotalsDto"];
        };
        BudgetShareDto: {
            /**
             * Format: uuid
             * @description the unit or the property
             */
            id: string;
            percent: number;
            /** @description of the budget that is overwritten; 0 where there is none */
            version: number;
        };
        BudgetTotalsDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amountFundedToDate: number;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            /**
             * Format: int64
             * @description whole cents
             */
            remaining: number;
        };
        CapitalDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description the newest of each property */
            appraisals: components["schemas"]["AppraisalDto"][];
            costs: components["schemas"]["PropertyCostsDto"][];
            limits: components["schemas"]["LoanLimitsDto"] | null;
            points: components["schemas"]["LimitPointDto"][];
        };
        ChangedBudgetItemDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amountFundedToDate?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            /** @enum {string|null} */
            custom?: "yes" | "no" | null;
            /**
             * Format: uuid
             * @description of a row that is stored; a new one has none
             */
            id?: string | null;
            /** @description its place once every change is made, from 0 */
            index?: number | null;
            name: string;
            note?: string | null;
            /** @description where it comes to stand; left out, it stays where it is */
            sectionIndex?: number | null;
            /** @enum {string} */
            type: "hard" | "soft" | "closing" | "land" | "contigency" | "interest reserve" | "fee";
        };
        ClosingDto: {
            /** Format: uuid */
            applicationId: string;
            items: components["schemas"]["ClosingItemDto"][];
            /** @description required items that are open */
            open: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
        };
        ClosingItemDto: {
            comment: string | null;
            completed: boolean;
            /** Format: date */
            dueOn: string | null;
            /** Format: date */
            expiresOn: string | null;
            /**
             * Format: uuid
             * @description what stood when it was ticked off
             */
            fileUploadId: string | null;
            /** @enum {string} */
            kind: "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title";
            required: boolean;
            /** Format: date-time */
            tickedAt: string | null;
            /** Format: uuid */
            tickedBy: string | null;
            version: number;
        };
        ClosingPageDto: {
            items: components["schemas"]["ListedClosingDto"][];
            /** @description where the next page begins */
            next: number | null;
            /** @description More are in closing than are looked at: so many were, of the type, the point person and the words that were asked for; what else is told is of these alone. Null: all were. */
            stoppedAfter: number | null;
            /** @description how many fit */
            total: number;
            /** @description of all that fit */
            waits: components["schemas"]["ClosingWaitCountDto"][];
        };
        ClosingWaitCountDto: {
            loans: number;
            /** @enum {string} */
            waitsFor: "borrower" | "lender" | "nobody";
        };
        ContractorUseDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            generalContractorId: string;
            title: string;
        };
        CreateApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions?: components["schemas"]["ApprovalConditionDto"][];
            /** Format: uuid */
            borrowerId?: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            brokerAdditionalFees?: number | null;
            brokerEmail?: string | null;
            brokerName?: string | null;
            brokerRate?: number | null;
            /** @enum {string|null} */
            brokerUsed?: "yes" | "no" | null;
            /** Format: date */
            closingPlannedOn?: string | null;
            /** Format: uuid */
            companyId: string;
            constructionOverseers?: components["schemas"]["OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            displayFinancialLit?: boolean | null;
            /** Format: date */
            financialLiteracyDate?: string | null;
            financialLiteracyResult?: string | null;
            fundingSources?: components["schemas"]["FundingSourceDto"][];
            /** Format: uuid */
            generalContractorId?: string | null;
            /** Format: uuid */
            generalWarrantyDeed?: string | null;
            generalWarrantyDeedNeeded?: boolean | null;
            horizontalImprovementsSame?: boolean | null;
            /** @enum {string|null} */
            intendedPurpose?: "sell" | "rent" | null;
            legalInformation?: components["schemas"]["LegalInformationDto"] | null;
            lineOfCredit?: boolean | null;
            /** @enum {string|null} */
            loanRequestIsFor?: "oneProperty" | "rentalPortfolio" | null;
            /** @enum {string|null} */
            loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name?: string | null;
            numberApplyingFor?: number | null;
            onRejectString?: string | null;
            ownAllProperties?: boolean | null;
            ownershipConfirmation?: boolean | null;
            properties?: components["schemas"]["SavePropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectionComments?: components["schemas"]["RejectionCommentDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            requestedLoanAmount?: number | null;
            /** Format: date */
            s1Date?: string | null;
            /** Format: uuid */
            subordinatedDebt?: string | null;
            subordinatedDebtNeeded?: boolean | null;
            supervisoryAck?: boolean | null;
            suppliers?: components["schemas"]["SuppliersDto"] | null;
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
        };
        DecidedBudgetDto: {
            lines: components["schemas"]["DecidedLineDto"][];
            /** Format: uuid */
            propertyId: string;
        };
        DecidedClosingItemDto: {
            comment: string | null;
            completed: boolean;
            /** Format: date */
            dueOn: string | null;
            /** Format: date */
            expiresOn: string | null;
            /**
             * Format: uuid
             * @description what stood when it was ticked off
             */
            fileUploadId: string | null;
            /** @enum {string} */
            kind: "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title";
            /** Format: date-time */
            tickedAt: string | null;
            /** Format: uuid */
            tickedBy: string | null;
        };
        DecidedDocumentDto: {
            fileType: string;
            /** Format: uuid */
            fileUploadId: string;
            parentType: string;
            /**
             * Format: uuid
             * @description the property whose paper it is; missing in earlier decisions
             */
            propertyId?: string | null;
            sha256: string;
            status: string;
            /** Format: date-time */
            uploadedAt: string;
            userFileName: string;
            version: number;
        };
        DecidedLineDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            name: string;
            /** @description of the line; missing in earlier decisions */
            note?: string | null;
            section: string;
            /** @description missing in decisions of before it was kept */
            type?: string;
        };
        DecidedPartiesDto: {
            contractors: components["schemas"]["DecidedPartyDto"][];
            name: string;
            owners: components["schemas"]["DecidedPartyDto"][];
            people: components["schemas"]["DecidedPartyDto"][];
        };
        DecidedPartyDto: {
            /** Format: uuid */
            id: string;
            name: string;
            percentOwnership?: number;
        };
        DecidedTermSheetDto: {
            /** @description SHA-256 of the accepted text */
            contentHash: string;
            /** Format: date-time */
            date: string;
            /** Format: uuid */
            id: string;
            signerName: string | null;
            type: string;
            version: number;
        };
        DecidedUnitBudgetDto: {
            lines: components["schemas"]["DecidedLineDto"][];
            /** Format: uuid */
            propertyId: string;
            /** Format: uuid */
            unitId: string;
        };
        DecidingPersonDto: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        DecisionReportDto: {
            items: components["schemas"]["ReportedDecisionDto"][];
            nextCursor: string | null;
        };
        DecisionSnapshotDto: {
            application: components["schemas"]["ApplicationDto"];
            budgets: components["schemas"]["DecidedBudgetDto"][];
            /** @description limits, appraisals and what the limits said; older decisions have none */
            capital?: components["schemas"]["CapitalDto"];
            /** @description the checklist of the closing; none before there was one */
            closing?: components["schemas"]["DecidedClosingItemDto"][];
            documents: components["schemas"]["DecidedDocumentDto"][];
            parties: components["schemas"]["DecidedPartiesDto"] | null;
            /** @description who decided, and who found conditions and items of the closing in order; older decisions have none */
            people?: components["schemas"]["DecidingPersonDto"][];
            /** @description null where none stood; older decisions do not say */
            termSheet?: components["schemas"]["DecidedTermSheetDto"] | null;
            /** @description of units that had one; older decisions have none */
            unitBudgets?: components["schemas"]["DecidedUnitBudgetDto"][];
        };
        DemographicFigureDto: {
            /** @enum {string} */
            key: "population" | "populationGrowth" | "households" | "medianHouseholdIncome" | "medianHomeValue" | "medianAge" | "ownerOccupied" | "vacant";
            label: string;
            /** @enum {string} */
            unit: "count" | "dollars" | "percent" | "years";
            value: number;
        };
        DemographicsDto: {
            asOfYear: number;
            city: string | null;
            /** Format: date-time */
            fetchedAt: string;
            figures: components["schemas"]["DemographicFigureDto"][];
            propertyId: string;
            state: string | null;
            street: string;
            zipCode: string;
        };
        DraftChangeDto: {
            /** @description its first character */
            from: number;
            text: string;
            /** @description the character after its last */
            to: number;
        };
        DraftChangesDto: {
            pieces: components["schemas"]["DraftChangeDto"][];
            /** @description that it changes */
            revision: number;
        };
        DraftDto: {
            /** @description null also in the answer to changes, which were sent */
            content: string | null;
            /** @description counts its writings; 0 where there is nothing */
            revision: number;
            /** Format: date-time */
            typedAt: string | null;
        };
        FloorDto: {
            /** @enum {string|null} */
            measurement?: "exact" | "approximate" | null;
            name?: string | null;
            sqft?: number | null;
        };
        FloorPlanDto: {
            area?: string | null;
            finishedSquareFeet?: number | null;
            fullBathrooms?: number | null;
            /** Format: uuid */
            id?: string | null;
            partialBathrooms?: number | null;
            unfinishedSquareFeet?: number | null;
        };
        FoundApplicationDto: {
            /** @description what was decided, else what is asked for, whole cents */
            amount: number | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            awaitingAt: string | null;
            /** Format: date-time */
            closingAt: string | null;
            /** Format: uuid */
            companyId: string;
            /** @description null until the company service has told it */
            companyName: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            creditApproverId: string | null;
            /** @description days since it came to its stage, as the portal counts days */
            daysInStage: number;
            /** Format: uuid */
            id: string;
            intendedPurpose: string;
            itemsNeeded: number;
            /** Format: date-time */
            ledgerOpenedAt: string | null;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            numberApplyingFor: number | null;
            percentageComplete: number;
            /**
             * Format: uuid
             * @description the point person of its company
             */
            pointPersonId: string | null;
            projectNumber: number;
            /** @enum {string|null} */
            propertyType: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectedSteps: ("name" | "propertyInformation" | "budget" | "suppliers" | "borrower" | "litigation" | "termSheet")[];
            sectionComplete: string;
            /** Format: date-time */
            stageAt: string;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** @description street of the first property */
            street: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /** Format: date-time */
            termSheetAgreementTime: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        FoundApplicationsDto: {
            /** @description what their amounts come to, whole cents; of a first page whose count is not bound */
            amount: number | null;
            /** @description how many there are, counted up to a bound; of a first page */
            count: number | null;
            countIsBound: boolean;
            items: components["schemas"]["FoundApplicationDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
            /** @description after how many places of the order the search stopped with the page not full: what comes behind is looked at with nextCursor, or narrow the search; null where nothing was left out */
            stoppedAfter: number | null;
        };
        FundingSourceDto: {
            /** Format: uuid */
            id?: string | null;
            name: string;
            /**
             * Format: int64
             * @description whole cents
             */
            total: number;
        };
        HappenedDto: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            event: "create" | "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing" | "termSheetAccepted" | "termSheetWithdrawn" | "termSheetDeclined" | "conditionTicked" | "conditionReopened" | "conditionAdded" | "conditionRemoved" | "conditionReworded" | "closingItemTicked" | "closingItemReopened" | "ledgerOpened" | "budgetFileRead";
            /** Format: uuid */
            id: string;
            /** @description for the lender alone */
            note: string | null;
            /** @description for the lender alone */
            overrideReason: string | null;
            reason: string | null;
            round: number;
            /** @description the sections that were rejected */
            sections: components["schemas"]["RejectionCommentDto"][];
            /** @enum {string} */
            side: "borrower" | "lender" | "portal";
            /** @description a condition, an item of the closing */
            subject: string | null;
            /** @description as they were decided */
            terms: components["schemas"]["LoanTermsDto"] | null;
            /**
             * Format: uuid
             * @description of the lender for the lender alone
             */
            userId: string | null;
        };
        HistoryEntryDto: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            command: "create" | "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing";
            /** @enum {string|null} */
            fromStatus: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected" | null;
            /** Format: uuid */
            id: string;
            reason: string | null;
            rejectionComments: components["schemas"]["RejectionCommentDto"][] | null;
            role: string;
            round: number;
            /** @enum {string} */
            toStatus: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** Format: uuid */
            userId: string | null;
            version: number;
        };
        HistoryPageDto: {
            items: components["schemas"]["HappenedDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        KeepDraftDto: {
            /** @description in place of the content */
            changes?: components["schemas"]["DraftChangesDto"] | null;
            content?: string | null;
        };
        LegalInformationDto: {
            currentDefendant?: boolean | null;
            currentDefendantExplaination?: string | null;
            currentJudgement?: boolean | null;
            currentJudgementExplaination?: string | null;
            financialWorseOff?: boolean | null;
            financialWorseOffExplaination?: string | null;
            firstLoan?: boolean | null;
            firstLoanExplaination?: string | null;
            howFound?: boolean | null;
            howFoundExplaination?: string | null;
            realEstateDelinquincies?: boolean | null;
            realEstateDelinquinciesExplaination?: string | null;
            taxDelinquincies?: boolean | null;
            taxDelinquinciesExplaination?: string | null;
        };
        LimitPointDto: {
            /**
             * Format: int64
             * @description the largest loan that the limit allows, whole cents
             */
            ceiling: number | null;
            /** @enum {string} */
            limit: "loanToCost" | "advance" | "loanToValue" | "loanToCompletedValue" | "largestLoan" | "contingency" | "debtServiceCoverage" | "debtYield";
            /** @description what has to be known before it can be held against the loan */
            missing: string[];
            /** @enum {string} */
            state: "within" | "exceeded" | "unknown";
        };
        ListContractorUseDto: {
            /** Format: uuid */
            companyId: string;
            contractorIds: string[];
        };
        ListedClosingDto: {
            /** @description what was decided, whole cents */
            amount: number | null;
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            closingAt: string | null;
            /** Format: uuid */
            companyId: string;
            /** @description null until the company service has told it */
            companyName: string | null;
            conditions: number;
            conditionsMet: number;
            /** @description lie there, and nobody ticked them off */
            handedIn: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            /** @description ticked off, and not ended since */
            inOrder: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            isLate: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            /** @description still to come */
            missing: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            name: string;
            /** @description not needed of this loan */
            notNeeded: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            /** @description open, and their day has passed */
            overdue: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            /** Format: date */
            plannedOn: string | null;
            /**
             * Format: uuid
             * @description the point person of its company
             */
            pointPersonId: string | null;
            projectNumber: number;
            /** @description rejected, and not replaced */
            rejected: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
            street: string | null;
            /** @enum {string} */
            waitsFor: "borrower" | "lender" | "nobody";
        };
        LoanDecisionDetailsDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            command: "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing";
            /** Format: date-time */
            decidedAt: string;
            /** Format: uuid */
            decidedBy: string;
            /** @description limits of the loan type that it exceeds */
            exceededLimits: ("loanToCost" | "advance" | "loanToValue" | "loanToCompletedValue" | "largestLoan" | "contingency" | "debtServiceCoverage" | "debtYield")[];
            /** Format: uuid */
            id: string;
            /** @description whether the snapshot still is what was hashed */
            intact: boolean;
            /** @description why it was decided above them */
            limitsReason: string | null;
            /** @description what was missing */
            missing: string[];
            note: string | null;
            /** @description why it was decided all the same */
            overrideReason: string | null;
            round: number;
            snapshot: components["schemas"]["DecisionSnapshotDto"];
            /** @description SHA-256 of the snapshot, hexadecimal */
            snapshotHash: string;
            terms: components["schemas"]["LoanTermsDto"] | null;
        };
        LoanDecisionDto: {
            limitsReason?: string | null;
            note?: string | null;
            overrideReason?: string | null;
            terms?: components["schemas"]["LoanTermsDto"] | null;
        };
        LoanDecisionSummaryDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            command: "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing";
            /** Format: date-time */
            decidedAt: string;
            /** Format: uuid */
            decidedBy: string;
            /** @description limits of the loan type that it exceeds */
            exceededLimits: ("loanToCost" | "advance" | "loanToValue" | "loanToCompletedValue" | "largestLoan" | "contingency" | "debtServiceCoverage" | "debtYield")[];
            /** Format: uuid */
            id: string;
            /** @description why it was decided above them */
            limitsReason: string | null;
            /** @description what was missing */
            missing: string[];
            note: string | null;
            /** @description why it was decided all the same */
            overrideReason: string | null;
            round: number;
            /** @description SHA-256 of the snapshot, hexadecimal */
            snapshotHash: string;
            terms: components["schemas"]["LoanTermsDto"] | null;
        };
        LoanDocumentDto: {
            hint: string | null;
            /** @enum {string} */
            need: "needed" | "optional";
            /** @enum {string} */
            type: "purchasecontract" | "presalecontract" | "survey" | "constructiondrawings" | "specsheet" | "thirdpartyinspection" | "photos" | "budget" | "resume" | "building_permit" | "insurance" | "title" | "deed" | "subordinated_debt";
        };
        LoanDocumentsDto: {
            documents: components["schemas"]["LoanDocumentDto"][];
            /** Format: date-time */
            editedAt: string;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            version: number;
        };
        LoanLimitsDto: {
            amortizationYears: number | null;
            contingency: number | null;
            debtServiceCoverage: number | null;
            debtYield: number | null;
            /** Format: date-time */
            editedAt: string;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description whole cents
             */
            largestLoan: number | null;
            loanToCompletedValue: number | null;
            loanToCost: number | null;
            loanToPurchase: number | null;
            loanToValue: number | null;
            loanToWorks: number | null;
            /** @enum {string} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            underwritingRate: number | null;
            version: number;
        };
        LoanTermsDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /**
             * Format: int64
             * @description whole cents
             */
            interestReserve: number;
            originationFeePercent: number;
            /**
             * Format: int64
             * @description whole cents
             */
            otherFees: number;
            rate: number;
            retainagePercent: number;
            termMonths: number;
        };
        LookUpDemographicsDto: {
            /** Format: uuid */
            propertyId: string;
            /** @description Ask again also where figures younger than 30 days are kept. */
            refresh?: boolean;
        };
        NoticeOnPaperDto: {
            /** @enum {string} */
            how: "post" | "courier" | "hand";
            /** @description of a correction */
            reason?: string | null;
            /** @description a number of the post or the courier, or who took it */
            reference?: string | null;
            sentByName: string;
            /** Format: date */
            sentOn: string;
            /** @description the version that was read */
            version: number;
        };
        OnPaperEntryDto: {
            /** @enum {string} */
            how: "post" | "courier" | "hand";
            number: number;
            /** @description what was wrong with the entry before */
            reason: string | null;
            /** Format: date-time */
            recordedAt: string;
            /** Format: uuid */
            recordedBy: string;
            reference: string | null;
            sentByName: string;
            /** Format: date */
            sentOn: string;
            /** @description the number of the entry that it takes back */
            withdraws: number | null;
        };
        OverseerDto: {
            /** Format: uuid */
            applicationId?: string | null;
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            overseeingPersonId: string;
        };
        OwnApplicationsDto: {
            items: components["schemas"]["ApplicationSummaryDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        OwnedApplicationDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            projectNumber: number;
            /** @description in their order */
            propertyIds: string[];
            /** @description what each is called among the others, in the same order */
            propertyTitles: string[];
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** Format: uuid */
            userId: string;
        };
        ProFormaItemDto: {
            /** @enum {string|null} */
            basedOn?: "prev" | "next" | null;
            /** @enum {string} */
            label: "In-Place Rent (Occupied Units)" | "Potential Rent (Vacant Units)" | "Management Fee" | "HOA Fees" | "Insurance" | "Flood Insurance" | "Real Estate Taxes" | "Non-Reimbursed Utilities" | "Repairs and Maintenance" | "Turnover and Leasing Costs" | "Capital Expenditures";
            /** @description of what it is based on, where there is no value */
            percent?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            value?: number | null;
        };
        PropertyCostsDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            contingency: number;
            /**
             * Format: int64
             * @description whole cents
             */
            hard: number;
            /**
             * Format: int64
             * @description whole cents
             */
            land: number;
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: int64
             * @description whole cents
             */
            total: number;
        };
        PropertyDto: {
            /** Format: date */
            acquisitionDate?: string | null;
            /** @enum {string|null} */
            acquisitionRefinance?: "acquisition" | "refinance" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetTotal: number;
            /** @enum {string|null} */
            budgetUploadFormat?: "form" | "upload" | "prior" | "template" | null;
            city?: string | null;
            constructionBeforeClose?: boolean | null;
            /** Format: date */
            constructionDate?: string | null;
            country?: string | null;
            county?: string | null;
            currentlyOccupied?: boolean | null;
            /** Format: date */
            dateAcquired?: string | null;
            /** Format: date */
            dateOfAcquisition?: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            debtOutstanding?: number | null;
            demolitionRequired?: boolean | null;
            /** @enum {string|null} */
            electricCables?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            electricCablesBudgetAmount?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            expectedListingPrice?: number | null;
            floorPlans: components["schemas"]["StoredFloorPlanDto"][];
            floors?: components["schemas"]["FloorDto"][];
            garageBays?: number | null;
            hasPool?: boolean | null;
            /** Format: uuid */
            id: string;
            institutionalForeclosure?: boolean | null;
            legalDescription?: string | null;
            /** @enum {string|null} */
            loanPurpose?: "purchase" | "rehab" | "purchase and rehab" | null;
            lotSize?: (string | number) | null;
            numberOfUnits?: number | null;
            /** @enum {string|null} */
            otherInfrastructureInPlace?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            otherInfrastructureInPlaceBudgetAmount?: number | null;
            /** @description acquisition more than 180 days away */
            outsideApplicationWindow: boolean;
            /** @enum {string|null} */
            overAllFloorPlan?: "overall" | "foreach" | null;
            ownAllProperty?: boolean | null;
            ownThisProperty?: boolean | null;
            /** @enum {string|null} */
            pavedStreets?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            pavedStreetsBudgetAmount?: number | null;
            percentAllocated?: number | null;
            preSaleContract?: boolean | null;
            /**
             * Format: int64
             * @description whole cents
             */
            preSaleContractPrice?: number | null;
            proForma?: components["schemas"]["ProFormaItemDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            purchaseAmount?: number | null;
            purposeOfMoney?: string | null;
            sameInfoAsFirstOfType?: boolean | null;
            scopeOfWork?: string | null;
            /** Format: uuid */
            selectedBudget?: string | null;
            /** @enum {string|null} */
            sewerHookup?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            sewerHookupAvailable?: boolean | null;
            /**
             * Format: int64
             * @description whole cents
             */
            sewerHookupBudgetAmount?: number | null;
            state?: string | null;
            street?: string | null;
            subdivisionName?: string | null;
            thirdPartyFirm?: string | null;
            thirdPartyHasWebsite?: boolean | null;
            thirdPartyManager?: string | null;
            thirdPartyManagerHistoryWithProperty?: string | null;
            /** Format: uuid */
            thirdPartyResume?: string | null;
            thirdPartyWebsite?: string | null;
            undergroundStorageTanks?: boolean | null;
            units: components["schemas"]["StoredUnitDto"][];
            vacantAtPurchase?: boolean | null;
            verticalImprovements?: boolean | null;
            verticalImprovementsExplaination?: string | null;
            waterElectricHookupAvailable?: boolean | null;
            /** @enum {string|null} */
            waterPipes?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            waterPipesBudgetAmount?: number | null;
            /** @enum {string|null} */
            wetlands?: "Yes" | "No" | "Unsure" | null;
            within5Percent?: boolean | null;
            yearAcquired?: number | null;
            yearBuilt?: number | null;
            zipCode?: string | null;
        };
        RecordAppraisalDto: {
            /** Format: date */
            appraisedOn: string;
            appraiser: string;
            /**
             * Format: int64
             * @description whole cents
             */
            asCompleted?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            asIs?: number | null;
            /** Format: uuid */
            documentId?: string | null;
            /** Format: uuid */
            propertyId: string;
            /** @description the version of the appraisal that this one follows */
            version: number;
        };
        RejectionCommentDto: {
            step: string;
            value: string;
        };
        RemovedDto: {
            /** Format: uuid */
            id: string;
        };
        ReportedDecisionDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            command: "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing";
            companyName: string | null;
            /** @description from the submission to the decision */
            days: number | null;
            /** Format: date-time */
            decidedAt: string;
            /** Format: uuid */
            decidedBy: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date */
            noticeDueOn: string | null;
            /** Format: uuid */
            noticeId: string | null;
            /** Format: date-time */
            noticeSentAt: string | null;
            /**
             * Format: date
             * @description of a notice that went out on paper
             */
            noticeSentOn: string | null;
            projectNumber: number;
            /** Format: date-time */
            submittedAt: string | null;
        };
        SaveApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions?: components["schemas"]["ApprovalConditionDto"][];
            /** Format: uuid */
            borrowerId?: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            brokerAdditionalFees?: number | null;
            brokerEmail?: string | null;
            brokerName?: string | null;
            brokerRate?: number | null;
            /** @enum {string|null} */
            brokerUsed?: "yes" | "no" | null;
            /** Format: date */
            closingPlannedOn?: string | null;
            /** @description why conditions change that were agreed on; both sides read it */
            conditionsReason?: string | null;
            constructionOverseers?: components["schemas"]["OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            /** @description what goes with an approval or a closing: its terms and why */
            decision?: components["schemas"]["LoanDecisionDto"] | null;
            displayFinancialLit?: boolean | null;
            /** Format: date */
            financialLiteracyDate?: string | null;
            financialLiteracyResult?: string | null;
            fundingSources?: components["schemas"]["FundingSourceDto"][];
            /** Format: uuid */
            generalContractorId?: string | null;
            /** Format: uuid */
            generalWarrantyDeed?: string | null;
            generalWarrantyDeedNeeded?: boolean | null;
            horizontalImprovementsSame?: boolean | null;
            /** @enum {string|null} */
            intendedPurpose?: "sell" | "rent" | null;
            legalInformation?: components["schemas"]["LegalInformationDto"] | null;
            lineOfCredit?: boolean | null;
            /** @enum {string|null} */
            loanRequestIsFor?: "oneProperty" | "rentalPortfolio" | null;
            /** @enum {string|null} */
            loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name?: string | null;
            numberApplyingFor?: number | null;
            onRejectString?: string | null;
            ownAllProperties?: boolean | null;
            ownershipConfirmation?: boolean | null;
            properties?: components["schemas"]["SavePropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectionComments?: components["schemas"]["RejectionCommentDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            requestedLoanAmount?: number | null;
            /** Format: date */
            s1Date?: string | null;
            /** @enum {string|null} */
            status?: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected" | null;
            /** Format: uuid */
            subordinatedDebt?: string | null;
            subordinatedDebtNeeded?: boolean | null;
            supervisoryAck?: boolean | null;
            suppliers?: components["schemas"]["SuppliersDto"] | null;
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
            /** @description the version that the save is based on */
            version: number;
        };
        SaveBudgetDto: {
            autoPopulate?: boolean | null;
            /**
             * @description how the budget came about
             * @enum {string|null}
             */
            budgetUploadFormat?: "form" | "upload" | "prior" | "template" | null;
            /** @enum {string|null} */
            byUnit?: "yes" | "no" | null;
            /** @description in place of the sections, which stay as they are stored */
            changes?: components["schemas"]["BudgetChangesDto"] | null;
            name?: string | null;
            newForm?: boolean | null;
            /** Format: uuid */
            propertyId: string;
            sections: components["schemas"]["SaveBudgetSectionDto"][];
            /**
             * Format: uuid
             * @description the saved budget that it was begun from
             */
            selectedBudget?: string | null;
            uploadBudget?: boolean | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        SaveBudgetItemDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amountFundedToDate?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            /** @enum {string|null} */
            custom?: "yes" | "no" | null;
            /** Format: uuid */
            id?: string | null;
            index: number;
            name: string;
            note?: string | null;
            /** @enum {string} */
            type: "hard" | "soft" | "closing" | "land" | "contigency" | "interest reserve" | "fee";
        };
        SaveBudgetSectionDto: {
            additionalItems: components["schemas"]["SaveBudgetItemDto"][];
            name: string;
            sectionIndex: number;
        };
        SaveClosingItemDto: {
            comment?: string | null;
            completed?: boolean | null;
            /** Format: date */
            dueOn?: string | null;
            /** Format: date */
            expiresOn?: string | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        SavedViewDto: {
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            name: string;
            query: string;
        };
        SaveLoanDocumentsDto: {
            documents: components["schemas"]["LoanDocumentDto"][];
            /** @enum {string} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            /** @description the version that the save is based on */
            version: number;
        };
        SaveLoanLimitsDto: {
            amortizationYears?: number | null;
            contingency?: number | null;
            debtServiceCoverage?: number | null;
            debtYield?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            largestLoan?: number | null;
            loanToCompletedValue?: number | null;
            loanToCost?: number | null;
            loanToPurchase?: number | null;
            loanToValue?: number | null;
            loanToWorks?: number | null;
            /** @enum {string} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            underwritingRate?: number | null;
            /** @description the version that the save is based on */
            version: number;
        };
        SavePropertyDto: {
            /** Format: date */
            acquisitionDate?: string | null;
            /** @enum {string|null} */
            acquisitionRefinance?: "acquisition" | "refinance" | null;
            /** @enum {string|null} */
            budgetUploadFormat?: "form" | "upload" | "prior" | "template" | null;
            city?: string | null;
            constructionBeforeClose?: boolean | null;
            /** Format: date */
            constructionDate?: string | null;
            country?: string | null;
            county?: string | null;
            currentlyOccupied?: boolean | null;
            /** Format: date */
            dateAcquired?: string | null;
            /** Format: date */
            dateOfAcquisition?: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            debtOutstanding?: number | null;
            demolitionRequired?: boolean | null;
            /** @enum {string|null} */
            electricCables?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            electricCablesBudgetAmount?: number | null;
            /**
             * Format: int64
             * @description whole cents
             */
            expectedListingPrice?: number | null;
            floorPlans?: components["schemas"]["FloorPlanDto"][];
            floors?: components["schemas"]["FloorDto"][];
            garageBays?: number | null;
            hasPool?: boolean | null;
            /** Format: uuid */
            id?: string | null;
            institutionalForeclosure?: boolean | null;
            legalDescription?: string | null;
            /** @enum {string|null} */
            loanPurpose?: "purchase" | "rehab" | "purchase and rehab" | null;
            lotSize?: (string | number) | null;
            numberOfUnits?: number | null;
            /** @enum {string|null} */
            otherInfrastructureInPlace?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            otherInfrastructureInPlaceBudgetAmount?: number | null;
            /** @enum {string|null} */
            overAllFloorPlan?: "overall" | "foreach" | null;
            ownAllProperty?: boolean | null;
            ownThisProperty?: boolean | null;
            /** @enum {string|null} */
            pavedStreets?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            pavedStreetsBudgetAmount?: number | null;
            percentAllocated?: number | null;
            preSaleContract?: boolean | null;
            /**
             * Format: int64
             * @description whole cents
             */
            preSaleContractPrice?: number | null;
            proForma?: components["schemas"]["ProFormaItemDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            purchaseAmount?: number | null;
            purposeOfMoney?: string | null;
            sameInfoAsFirstOfType?: boolean | null;
            scopeOfWork?: string | null;
            /** Format: uuid */
            selectedBudget?: string | null;
            /** @enum {string|null} */
            sewerHookup?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            sewerHookupAvailable?: boolean | null;
            /**
             * Format: int64
             * @description whole cents
             */
            sewerHookupBudgetAmount?: number | null;
            state?: string | null;
            street?: string | null;
            subdivisionName?: string | null;
            thirdPartyFirm?: string | null;
            thirdPartyHasWebsite?: boolean | null;
            thirdPartyManager?: string | null;
            thirdPartyManagerHistoryWithProperty?: string | null;
            /** Format: uuid */
            thirdPartyResume?: string | null;
            thirdPartyWebsite?: string | null;
            undergroundStorageTanks?: boolean | null;
            units?: components["schemas"]["UnitDto"][];
            vacantAtPurchase?: boolean | null;
            verticalImprovements?: boolean | null;
            verticalImprovementsExplaination?: string | null;
            waterElectricHookupAvailable?: boolean | null;
            /** @enum {string|null} */
            waterPipes?: "Fully In Place" | "To Be Completed During Loan" | "No" | null;
            /**
             * Format: int64
             * @description whole cents
             */
            waterPipesBudgetAmount?: number | null;
            /** @enum {string|null} */
            wetlands?: "Yes" | "No" | "Unsure" | null;
            within5Percent?: boolean | null;
            yearAcquired?: number | null;
            yearBuilt?: number | null;
            zipCode?: string | null;
        };
        SaveUnitBudgetDto: {
            autoPopulate?: boolean | null;
            /** @enum {string|null} */
            byUnit?: "yes" | "no" | null;
            /** @description in place of the sections, which stay as they are stored */
            changes?: components["schemas"]["BudgetChangesDto"] | null;
            name?: string | null;
            newForm?: boolean | null;
            sections: components["schemas"]["SaveBudgetSectionDto"][];
            /** Format: uuid */
            unitId: string;
            uploadBudget?: boolean | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        SaveViewDto: {
            isDefault?: boolean | null;
            /**
             * @description Left out: applications.
             * @enum {string|null}
             */
            list?: "applications" | "draws" | null;
            name: string;
            query: string;
        };
        SendNoticeDto: {
            /** @enum {string} */
            agency: "ftc" | "cfpb" | "occ" | "federalReserve" | "fdic" | "ncua";
            /** @description SHA-256 of the letter that was shown, in hex */
            contentHash: string;
            creditorAddress: string;
            creditorPhone: string;
            otherReason?: string | null;
            reasons: ("incomplete" | "fewReferences" | "unacceptableReferences" | "unverifiedReferences" | "irregularEmployment" | "unverifiedEmployment" | "lengthOfEmployment" | "insufficientIncome" | "excessiveObligations" | "unverifiedIncome" | "lengthOfResidence" | "temporaryResidence" | "unverifiedResidence" | "noCreditFile" | "limitedExperience" | "poorPerformance" | "delinquent" | "collection" | "garnishment" | "foreclosure" | "bankruptcy" | "inquiries" | "collateral" | "other")[];
            /** @description the version that was read */
            version: number;
        };
        ShownLetterDto: {
            contentHash: string;
            letter: components["schemas"]["AdverseLetterDto"];
        };
        StoredFloorPlanDto: {
            area?: string | null;
            finishedSquareFeet?: number | null;
            fullBathrooms?: number | null;
            /** Format: uuid */
            id: string;
            partialBathrooms?: number | null;
            unfinishedSquareFeet?: number | null;
        };
        StoredUnitDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            annualRent?: number | null;
            bedrooms?: number | null;
            constructionBeforeClose?: boolean | null;
            garageBays?: number | null;
            /** Format: uuid */
            id: string;
            legalDescription?: string | null;
            occupied?: boolean | null;
            sqft?: number | null;
            street?: string | null;
        };
        SupervisionOnRecordDto: {
            /** @description SHA-256 of the words */
            contentHash: string;
            /** Format: date-time */
            date: string;
            /** @description first and last name of the account at that moment */
            signerName: string | null;
        };
        SupplierDto: {
            name?: string | null;
            phone?: string | null;
        };
        SuppliersDto: {
            exterior?: components["schemas"]["SupplierDto"] | null;
            foundations?: components["schemas"]["SupplierDto"] | null;
            framing?: components["schemas"]["SupplierDto"] | null;
            interior?: components["schemas"]["SupplierDto"] | null;
            majorSystems?: components["schemas"]["SupplierDto"] | null;
        };
        TermSheetFiguresDto: {
            /** Format: uuid */
            applicationId: string;
            brokerName: string | null;
            /** Format: uuid */
            companyId: string;
            intendedPurpose: string | null;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            projectNumber: number;
            properties: components["schemas"]["TermSheetPropertyDto"][];
            propertyType: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            requestedAmount: number | null;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** @description what has changed since the sheet was accepted, of all that it shows */
            termSheetChanges: string[];
            /** Format: uuid */
            userId: string;
        };
        TermSheetPropertyDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            budgetTotal: number;
            city: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            expectedListingPrice: number | null;
            numberOfUnits: number | null;
            propertyType: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            purchaseAmount: number | null;
            state: string | null;
            street: string | null;
            zipCode: string | null;
        };
        UnitBudgetDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
            /**
             * Format: uuid
             * @description not there before its first save
             */
            id?: string;
            name: string | null;
            /** Format: uuid */
            propertyId: string;
            sections: components["schemas"]["BudgetSectionDto"][];
            totals: components["schemas"]["BudgetTotalsDto"];
            /** Format: uuid */
            unitId: string;
            version: number;
        };
        UnitDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            annualRent?: number | null;
            bedrooms?: number | null;
            constructionBeforeClose?: boolean | null;
            garageBays?: number | null;
            /** Format: uuid */
            id?: string | null;
            legalDescription?: string | null;
            occupied?: boolean | null;
            sqft?: number | null;
            street?: string | null;
        };
        ValuationDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date */
            appraisedOn: string | null;
            /** @description Null: not appraised. */
            appraiser: string | null;
            asCompleted: number | null;
            asIs: number | null;
            /** @description What its budget comes to, cents. */
            budget: number;
            city: string | null;
            companyName: string | null;
            /** @description The appraisal stands on a document. */
            hasDocument: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            projectNumber: number;
            /** Format: uuid */
            propertyId: string;
            /** @description State of the property. */
            region: string | null;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            street: string | null;
        };
        ValuationsDto: {
            /** @description The newest application first. */
            items: components["schemas"]["ValuationDto"][];
            nextCursor: string | null;
        };
        WithdrawOnPaperDto: {
            reason: string;
            /** @description the version that was read */
            version: number;
        };
        WriteNoticeDto: {
            /** @enum {string} */
            agency: "ftc" | "cfpb" | "occ" | "federalReserve" | "fdic" | "ncua";
            creditorAddress: string;
            creditorPhone: string;
            otherReason?: string | null;
            reasons: ("incomplete" | "fewReferences" | "unacceptableReferences" | "unverifiedReferences" | "irregularEmployment" | "unverifiedEmployment" | "lengthOfEmployment" | "insufficientIncome" | "excessiveObligations" | "unverifiedIncome" | "lengthOfResidence" | "temporaryResidence" | "unverifiedResidence" | "noCreditFile" | "limitedExperience" | "poorPerformance" | "delinquent" | "collection" | "garnishment" | "foreclosure" | "bankruptcy" | "inquiries" | "collateral" | "other")[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNotices: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit?: number;
                status?: "due" | "sent" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticesDto"];
                };
            };
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    showLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNoticeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownLetterDto"];
                };
            };
        };
    };
    putAdverseNoticeOnPaper: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeOnPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    withdrawAdverseNoticeOnPaper: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawOnPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    printNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendAdverseNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendNoticeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    searchApplications: {
        parameters: {
            query?: {
                /** @description the loan approver */
                approver?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description which date is bounded */
                date?: "updated" | "created" | "submitted";
                direction?: "asc" | "desc";
                /** @description from this instant on */
                from?: string;
                limit?: number;
                loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
                /** @description the point person of its company */
                pointPerson?: string;
                /** @description beginnings of words: number, name, company, address */
                q?: string;
                sort?: "updated" | "submitted" | "number" | "name" | "company" | "stage";
                /** @description stages of its way, separated by commas */
                stage?: string;
                /** @description statuses, separated by commas */
                status?: string;
                /** @description before this instant */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundApplicationsDto"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: {
                list?: "applications" | "draws";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"][];
                };
            };
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"][];
                };
            };
        };
    };
    forgetView: {
        parameters: {
            query?: {
                list?: "applications" | "draws";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"][];
                };
            };
        };
    };
    pageOfApplications: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit?: number;
                status?: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPageDto"];
                };
            };
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApplicationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDto"];
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDto"];
                };
            };
        };
    };
    saveApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveApplicationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDto"];
                };
            };
        };
    };
    listNoticesOfApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdverseNoticeDto"][];
                };
            };
        };
    };
    listAppraisals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppraisalDto"][];
                };
            };
        };
    };
    recordAppraisal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordAppraisalDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppraisalDto"];
                };
            };
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalDto"];
                };
            };
        };
    };
    getCapital: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalDto"];
                };
            };
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingDto"];
                };
            };
        };
    };
    saveClosingItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveClosingItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingDto"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDecisionSummaryDto"][];
                };
            };
        };
    };
    submitDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDto"];
                };
            };
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDto"];
                };
            };
        };
    };
    keepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepDraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDto"];
                };
            };
        };
    };
    forgetDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDto"];
                };
            };
        };
    };
    pageHistory: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPageDto"];
                };
            };
        };
    };
    getApplicationHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntryDto"][];
                };
            };
        };
    };
    printApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    saveBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetDto"];
                };
            };
        };
    };
    allocateBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocateBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetDto"];
                };
            };
        };
    };
    listClosings: {
        parameters: {
            query?: {
                from?: number;
                loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
                /** @description an item or the planned day is overdue */
                overdue?: "yes";
                /** @description the point person of its company */
                pointPerson?: string;
                /** @description beginnings of words: number, name, company, street */
                q?: string;
                sort?: "planned" | "since" | "open";
                waitsFor?: "borrower" | "lender" | "nobody";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPageDto"];
                };
            };
        };
    };
    searchOwnApplications: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                direction?: "asc" | "desc";
                limit?: number;
                loanType?: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
                /** @description beginnings of words: number, name, company, address */
                q?: string;
                sort?: "updated" | "submitted" | "number" | "name" | "company";
                /** @description statuses, separated by commas */
                status?: string;
            };
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApplicationsDto"];
                };
            };
        };
    };
    listApplicationsOfCompany: {
        parameters: {
            query?: {
                /** @description a group of the dashboard; all without */
                group?: "applications" | "items" | "review" | "closing" | "active";
            };
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSummaryDto"][];
                };
            };
        };
    };
    listBudgetsOfCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetDto"][];
                };
            };
        };
    };
    listUnitBudgetsOfCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"][];
                };
            };
        };
    };
    removeConstructionOverseer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
        };
    };
    reportDecisions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                from?: string;
                limit?: number;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionReportDto"];
                };
            };
        };
    };
    exportDecisions: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                from?: string;
                limit?: number;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDecisionDetailsDto"];
                };
            };
        };
    };
    lookUpDemographics: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookUpDemographicsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemographicsDto"];
                };
            };
        };
    };
    removeFloorPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
        };
    };
    getApplicationOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedApplicationDto"];
                };
            };
        };
    };
    getTermSheetFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSheetFiguresDto"];
                };
            };
        };
    };
    listContractorUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListContractorUseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorUseDto"][];
                };
            };
        };
    };
    listLatestApplications: {
        parameters: {
            query?: {
                status?: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSummaryDto"][];
                };
            };
        };
    };
    listLoanDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDocumentsDto"][];
                };
            };
        };
    };
    saveLoanDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLoanDocumentsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDocumentsDto"];
                };
            };
        };
    };
    listLoanDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDocumentsDto"][];
                };
            };
        };
    };
    listLoanLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanLimitsDto"][];
                };
            };
        };
    };
    saveLoanLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLoanLimitsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanLimitsDto"];
                };
            };
        };
    };
    listLoanLimitVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanLimitsDto"][];
                };
            };
        };
    };
    undoAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetDto"];
                };
            };
        };
    };
    getBudgetOfProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetDto"];
                };
            };
        };
    };
    printBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listUnitBudgetsOfProperty: {
        parameters: {
            query?: {
                /** @description leaves the sections out */
                only?: "totals" | null;
            };
            header?: never;
            path: {
                propertyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"][];
                };
            };
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredUnitDto"][];
                };
            };
        };
    };
    saveUnitBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUnitBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"];
                };
            };
        };
    };
    createUnitBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUnitBudgetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"];
                };
            };
        };
    };
    getUnitBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"];
                };
            };
        };
    };
    getBudgetOfUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBudgetDto"];
                };
            };
        };
    };
    printUnitBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listValuations: {
        parameters: {
            query?: {
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Left out: every property. */
                state?: "missing" | "old" | "unproven";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValuationsDto"];
                };
            };
        };
    };
}
