// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions: components["schemas"]["ApprovalConditionDto"][];
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
            properties: components["schemas"]["PropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectedSteps: ("name" | "propertyInformation" | "budget" | "suppliers" | "borrower" | "litigation" | "termSheet")[];
            rejectionComments: components["schemas"]["RejectionCommentDto"][];
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
            supervisoryAck?: boolean | null;
            suppliers?: components["schemas"]["SuppliersDto"] | null;
            /** Format: date-time */
            termSheetAgreementTime: string | null;
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            userId: string;
            version: number;
        };
        ApplicationOwnerDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            /** @enum {string} */
            status: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** Format: uuid */
            userId: string;
        };
        ApplicationPageDto: {
            items: components["schemas"]["ApplicationSummaryDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        ApplicationSummaryDto: {
            /** Format: uuid */
            companyId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            intendedPurpose: string;
            itemsNeeded: number;
            lineOfCredit: boolean;
            /** @enum {string|null} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | null;
            name: string;
            numberApplyingFor: number | null;
            percentageComplete: number;
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
            updatedAt: string;
            version: number;
        };
        ApprovalConditionDto: {
            comment?: string | null;
            completed?: boolean | null;
            /** Format: uuid */
            id?: string | null;
            name: string;
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
            /** @enum {string} */
            type: "hard" | "soft" | "closing" | "land" | "contigency" | "interest reserve" | "fee";
        };
        BudgetSectionDto: {
            additionalItems: components["schemas"]["BudgetItemDto"][];
            name: string;
            sectionIndex: number;
            totals: components["schemas"]["BudgetTotalsDto"];
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
            /** Format: uuid */
            companyId: string;
            constructionOverseers?: components["schemas"]["OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            displayFinancialLit?: boolean | null;
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
        FloorPlanDto: {
            area?: string | null;
            finishedSquareFeet?: number | null;
            fullBathrooms?: number | null;
            /** Format: uuid */
            id?: string | null;
            partialBathrooms?: number | null;
            unfinishedSquareFeet?: number | null;
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
        ListContractorUseDto: {
            /** Format: uuid */
            companyId: string;
            contractorIds: string[];
        };
        LookUpDemographicsDto: {
            /** Format: uuid */
            propertyId: string;
            /** @description Ask again also where figures younger than 30 days are kept. */
            refresh?: boolean;
        };
        OverseerDto: {
            /** Format: uuid */
            applicationId?: string | null;
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            overseeingPersonId: string;
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
            floors?: Record<string, never>[];
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
            proForma?: Record<string, never>[];
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
        RejectionCommentDto: {
            step: string;
            value: string;
        };
        RemovedDto: {
            /** Format: uuid */
            id: string;
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
            constructionOverseers?: components["schemas"]["OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            displayFinancialLit?: boolean | null;
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
            /** @enum {string|null} */
            byUnit?: "yes" | "no" | null;
            name?: string | null;
            newForm?: boolean | null;
            /** Format: uuid */
            propertyId: string;
            sections: components["schemas"]["SaveBudgetSectionDto"][];
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
            /** @enum {string} */
            type: "hard" | "soft" | "closing" | "land" | "contigency" | "interest reserve" | "fee";
        };
        SaveBudgetSectionDto: {
            additionalItems: components["schemas"]["SaveBudgetItemDto"][];
            name: string;
            sectionIndex: number;
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
            floors?: Record<string, never>[];
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
            proForma?: Record<string, never>[];
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    listApplicationsOfCompany: {
        parameters: {
            query?: {
                /** @description a group of the dashboard; all without */
                group?: "applications" | "items" | "closing" | "active";
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
                    "application/json": components["schemas"]["ApplicationOwnerDto"];
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
}
