// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/approval-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApprovalLimits"];
        put: operations["saveApprovalLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budget-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestBudgetChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budget-changes/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["approveBudgetChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budget-changes/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rejectBudgetChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budget-changes/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["withdrawBudgetChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/active-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getActiveTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/draw-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/draw-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawRequestsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaitingOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startDrawDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDrawDraft"];
        put: operations["saveDrawDraft"];
        post?: never;
        delete: operations["discardDrawDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-drafts/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewDrawDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-drafts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitDrawDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawRequests"];
        put?: never;
        post: operations["createDrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDrawRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawNotes"];
        put?: never;
        post: operations["writeDrawNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/{id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDrawFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDrawSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["acceptDrawRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["confirmProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["declineProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/item/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["approveDrawItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/item/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rejectDrawItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rejectDrawRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/release-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/rules/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["overrideDrawRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveDrawDecision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchDraws"];
        put?: never;
        post: operations["findDraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawSelections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/send-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendDrawBack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-requests/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["withdrawDraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawRules"];
        put: operations["saveDrawRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFundings"];
        put?: never;
        post: operations["scheduleFunding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundings/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["cancelFunding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundings/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["fundDraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundings/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPendingFundings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundings/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reverseFunding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspection-link/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspection-link/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reportByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInspections"];
        put?: never;
        post: operations["requestInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printInspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["acceptInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["cancelInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/caps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setInspectionCaps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reportInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["returnInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/revoke-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["revokeInspectionLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["scheduleInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/send-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendInspectionLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/inspection-link/photograph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["admitPhotograph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBudgetChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["correctFunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/funding-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFundingTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLoanInspections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLoanInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/interest-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/interest-statements/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/interest-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setInterestTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/payment-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentAccounts"];
        put: operations["savePaymentAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordLoanPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/payoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPayoff"];
        put?: never;
        post: operations["recordPayoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/payoff/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printPayoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/retainage-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setRetainageTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addReleaseUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{applicationId}/waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanWaivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveLoanPaper"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lender-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLenderAccounts"];
        put: operations["saveLenderAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-payments/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reverseLoanPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-units/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["releaseUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoanHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{applicationId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setDrawPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentBatches"];
        put?: never;
        post: operations["exportPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-batches/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadPaymentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-batches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["recordBatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-batches/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadPaymentsXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/book.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportWholeBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/loans.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-link/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-link/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["printSignedWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-link/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refuseWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-link/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWaiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["acceptWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["handInWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["remindWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["returnWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["revokeWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendWaiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["voidWaiver"];
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
        ActiveLoanDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /**
             * Format: date
             * @description The day on which it was paid off.
             */
            closedOn: string | null;
            /** @description Funded so far, cents. */
            fundedToDate: number;
            loanType: string;
            name: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        ActiveTotalsDto: {
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /** Format: uuid */
            companyId: string;
            /** @description Funded so far, cents. */
            fundedToDate: number;
            loans: components["schemas"]["ActiveLoanDto"][];
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        AddReleaseUnitDto: {
            name: string;
            /**
             * Format: int64
             * @description Cents of principal.
             */
            releasePrice: number;
        };
        AdmitPhotographDto: {
            /** @description Network address of whoever sends it. */
            address: string;
            token: string;
        };
        AdmittedPhotographDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
            /**
             * Format: uuid
             * @description The administrator who sent the link.
             */
            sentBy: string;
        };
        AgreedTermsDto: {
            /** @description Cents. */
            amount: number;
            /** @description Cents. */
            interestReserve: number;
            /** @description Percent of the amount. */
            originationFeePercent: number;
            /** @description Cents. */
            otherFees: number;
            /** @description Percent a year. */
            rate: number;
            /** @description Percent. */
            retainagePercent: number;
            termMonths: number;
        };
        ApprovalLimitDto: {
            /**
             * Format: int64
             * @description Cents. Left out: one administrator is enough for every amount.
             */
            amount: number | null;
            /** Format: date-time */
            editedAt: string;
            /** Format: uuid */
            editedBy: string;
            /** Format: uuid */
            id: string;
            version: number;
        };
        BookGroupDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            commitment: number;
            /**
             * Format: int64
             * @description whole cents
             */
            funded: number;
            /** @description A type, a state (none: several), a company or a rung of the ladder. */
            key: string;
            loans: number;
            /** @description What is lent and not paid back, cents. */
            principal: number;
            /**
             * Format: int64
             * @description whole cents
             */
            undrawn: number;
        };
        BookLoanDto: {
            /** Format: uuid */
            applicationId: string;
            borrower: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            commitment: number;
            /** Format: uuid */
            companyId: string;
            /**
             * Format: int64
             * @description whole cents
             */
            funded: number;
            /**
             * Format: int64
             * @description whole cents
             */
            interestOverdue: number;
            loans: number;
            loanType: string;
            /** Format: date */
            maturesOn: string | null;
            name: string;
            /** Format: date */
            openedOn: string;
            /** @description What is lent and not paid back, cents. */
            principal: number;
            projectNumber: number | null;
            rate: number | null;
            /** @description None: several. */
            state: string;
            /**
             * Format: int64
             * @description whole cents
             */
            undrawn: number;
            /** @description The gravest first. */
            watched: ("matured" | "interestOverdue" | "paperEnded" | "drawWaiting" | "maturing" | "stalled")[];
        };
        BookMonthDto: {
            /** @description YYYY-MM, at UTC-4. */
            month: string;
            /**
             * Format: int64
             * @description whole cents
             */
            paid: number;
            payments: number;
            /**
             * Format: int64
             * @description whole cents
             */
            requested: number;
            requests: number;
        };
        BookPageDto: {
            /** @description The largest commitment first. */
            items: components["schemas"]["BookLoanDto"][];
            /** @description Where the next page begins. */
            next: number | null;
            /** @description Of all that fit. */
            total: components["schemas"]["BookSumsDto"];
        };
        BookSumsDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            commitment: number;
            /**
             * Format: int64
             * @description whole cents
             */
            funded: number;
            loans: number;
            /** @description What is lent and not paid back, cents. */
            principal: number;
            /**
             * Format: int64
             * @description whole cents
             */
            undrawn: number;
        };
        BorrowerGroupDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            commitment: number;
            /**
             * Format: int64
             * @description whole cents
             */
            funded: number;
            /** @description A type, a state (none: several), a company or a rung of the ladder. */
            key: string;
            loans: number;
            /** @description Null until the name is known. */
            name: string | null;
            /** @description What is lent and not paid back, cents. */
            principal: number;
            /**
             * Format: int64
             * @description whole cents
             */
            undrawn: number;
        };
        BorrowerWaitingDto: {
            papers: components["schemas"]["EndingPaperDto"][];
            waivers: components["schemas"]["WaitingWaiversDto"][];
        };
        BudgetChangeDecisionDto: {
            /** Format: uuid */
            id: string;
            note?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        BudgetChangeDto: {
            /** @description Sum of what is added, cents. */
            added: number;
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: uuid */
            decidedBy: string | null;
            decisionNote: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "reallocation" | "contingency" | "change_order";
            lineItems: components["schemas"]["BudgetChangeLineDto"][];
            /** @description By how much the budget grows, cents. */
            net: number;
            /** @description From 1 within its loan. */
            number: number;
            reason: string;
            /** @enum {string} */
            requestedAs: "borrower" | "administrator";
            /** Format: date-time */
            requestedAt: string;
            /** Format: uuid */
            requestedBy: string;
            /** @enum {string|null} */
            source: "equity" | "contingency" | "other" | null;
            sourceName: string | null;
            /** @enum {string} */
            status: "requested" | "approved" | "rejected" | "withdrawn";
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
            version: number;
        };
        BudgetChangeLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents; negative where the line is cut. */
            amount: number;
            /** @description Its value when it was applied, cents. */
            before: number | null;
            isNew: boolean;
            name: string;
            section: string;
        };
        BudgetChangeRejectionDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        CancelFundingDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        CertificateDto: {
            balanceToFinish: number;
            changeOrders: number;
            completedAndStored: number;
            currentPaymentDue: number;
            earnedLessRetainage: number;
            originalSum: number;
            previousCertificates: number;
            retainage: number;
            /** @description 5b: of stored material. */
            retainageOfStored: number;
            /** @description 5a: of completed work. */
            retainageOfWork: number;
            sumToDate: number;
        };
        CorrectFundedDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /**
             * Format: int64
             * @description Cents.
             */
            amountFundedToDate: number;
            /**
             * Format: int64
             * @description Cents; another one is refused.
             */
            from: number;
            reason: string;
        };
        CreateDrawLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices?: components["schemas"]["DrawInvoiceDto"][];
            /**
             * Format: int64
             * @description Cents of material on site or in store that is not built in, as it stands now. Left out: as it was.
             */
            materialsStored?: number | null;
            /**
             * Format: int64
             * @description Cents. A line without an amount is not submitted.
             */
            requestedAmount?: number | null;
            /** @description Ids of uploaded files. */
            supportingDocuments?: string[];
        };
        CreateDrawRequestDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description Data URL of a PNG. */
            certifySignature: string;
            /** Format: date-time */
            certifySignatureDate?: string | null;
            /**
             * @description Left out: work. A release asks for what is held back of earlier draws.
             * @enum {string|null}
             */
            kind?: "work" | "release" | null;
            lineItems: components["schemas"]["CreateDrawLineDto"][];
            note?: string | null;
            /**
             * Format: uuid
             * @description A release that was sent back or withdrawn and is submitted again. Work is revised by its draft.
             */
            revises?: string | null;
            /** @description The signer's own name. */
            signedName: string;
            supportingDocuments?: string[];
        };
        DecideInspectionDto: {
            /** Format: uuid */
            id: string;
            reason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        DraftInvoiceDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount?: number | null;
            number?: string | null;
            payee?: string | null;
        };
        DraftLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices?: components["schemas"]["DraftInvoiceDto"][];
            /**
             * Format: int64
             * @description Cents, as it stands now.
             */
            materialsStored?: number | null;
            /** @description Where the amount was entered by it: the work that is in place, of the line’s budget. */
            percentComplete?: number | null;
            /**
             * Format: int64
             * @description Cents.
             */
            requestedAmount?: number | null;
            supportingDocuments?: string[];
            /** @description The version that it was typed over; 0 for a line that is new. */
            version: number;
        };
        DraftWholeDto: {
            note?: string | null;
            supportingDocuments?: string[];
            /** @description The version that it was typed over; 0 for a line that is new. */
            version: number;
        };
        DrawApprovalDto: {
            /**
             * Format: int64
             * @description Cents. Left out: all that was requested.
             */
            approvedAmount?: number | null;
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            reductionReason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        DrawBudgetItemDto: {
            /** @description Cents, as of now. */
            amountFundedToDate: number;
            /** @description Most that can be asked for beside that: of the line, or, by a release, of what is held back; cents. */
            available: number;
            /** @description Cents. */
            budgetAmount: number;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Asked for in open draw requests, this one among them; cents. */
            pending: number;
            /** @description Approved and not paid out yet, cents. */
            pendingFunding: number;
            /** Format: uuid */
            propertyId: string;
            /** @description Approved and held back, cents. */
            retainageHeld: number;
            section: string;
        };
        DrawDecisionDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        DrawDraftDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            changedBy: string;
            /** Format: uuid */
            drawRequestId: string | null;
            /** Format: uuid */
            id: string;
            lineItems: components["schemas"]["DrawDraftLineDto"][];
            note: string | null;
            returned: components["schemas"]["DrawSubmissionDto"] | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: uuid */
            startedBy: string;
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
            version: number;
            wholeVersion: number;
        };
        DrawDraftLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            changedBy: string;
            invoices: components["schemas"]["DraftInvoiceDto"][];
            /** @description Cents. */
            materialsStored: number | null;
            percentComplete: number | null;
            /** @description Cents. */
            requestedAmount: number | null;
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
            version: number;
        };
        DrawDraftSummaryDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            changedBy: string;
            /** Format: uuid */
            drawRequestId: string | null;
            /** Format: uuid */
            id: string;
            /** @description Sum of the lines, cents. */
            requestedAmount: number;
            version: number;
        };
        DrawFindingsDto: {
            /** Format: uuid */
            drawRequestId: string;
            findings: components["schemas"]["FindingDto"][];
            /** @description The newest of each paper. */
            papers: components["schemas"]["LoanPaperDto"][];
            /** @description The newest first. */
            runs: components["schemas"]["RuleRunDto"][];
        };
        DrawInvoiceDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
            number: string;
            payee: string;
        };
        DrawLineDto: {
            /** Format: date-time */
            acceptDate: string | null;
            /** Format: uuid */
            acceptedBy: string | null;
            additionalBudgetItem: components["schemas"]["DrawBudgetItemDto"];
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents; null while it is not approved. */
            approvedAmount: number | null;
            /**
             * Format: uuid
             * @description The funding that pays it.
             */
            fundingId: string | null;
            /** Format: uuid */
            id: string;
            invoices: components["schemas"]["DrawInvoiceDto"][];
            /** @description Material that is not built in, cents; null: as it was. */
            materialsStored: number | null;
            /** @description Why less than requested was approved. */
            reductionReason: string | null;
            /** Format: date-time */
            rejectDate: string | null;
            /** Format: uuid */
            rejectedBy: string | null;
            rejectReason: string | null;
            /** @description Cents. */
            requestedAmount: number;
            /** @description Held back of what was approved, cents; negative where a reduction gave back; null while not approved. */
            retainageWithheld: number | null;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
        };
        DrawNoteDto: {
            /** @enum {string} */
            audience: "internal" | "borrower";
            /** Format: uuid */
            id: string;
            note: string;
            /** Format: date-time */
            writtenAt: string;
            /** Format: uuid */
            writtenBy: string;
        };
        DrawPlanDto: {
            /** @description What is planned to be funded in each month, from the opening on, cents. */
            months: number[];
            /** Format: date-time */
            plannedAt: string;
            reason: string | null;
            version: number;
        };
        DrawProposalDto: {
            /** @description What of the draw is approved with it, cents. */
            approvedAmount: number;
            /** @description What was the limit then, cents. */
            limit: number;
            lineItems: components["schemas"]["ProposedLineDto"][];
            /** Format: date-time */
            proposedAt: string;
            /** Format: uuid */
            proposedBy: string;
        };
        DrawRejectionDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            rejectReason: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        DrawRequestDto: {
            /** Format: date-time */
            acceptDate: string | null;
            /** Format: uuid */
            acceptedBy: string | null;
            /** Format: uuid */
            applicationId: string;
            applicationName: string;
            /** @description The signature as a data URL of a PNG; in the answer for one draw only. */
            certifySignature?: string;
            /** Format: date-time */
            certifySignatureDate: string;
            /** Format: uuid */
            companyId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Every payment of it, the first one first. */
            fundings: components["schemas"]["FundingDto"][];
            /**
             * @description How far the payment of what is approved is.
             * @enum {string}
             */
            fundingState: "none" | "pending" | "scheduled" | "funded";
            /** Format: uuid */
            id: string;
            /**
             * @description What it asks for: work, or the release of what is held back.
             * @enum {string}
             */
            kind: "work" | "release";
            lineItems: components["schemas"]["DrawLineDto"][];
            note: string | null;
            /**
             * @description By what is left to do; 5: all decided, not alike.
             * @enum {integer}
             */
            place: 1 | 2 | 3 | 4 | 5;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description For administrators, in the answer for one draw only; null where none is proposed. */
            proposal?: components["schemas"]["DrawProposalDto"] | null;
            /** Format: date-time */
            rejectDate: string | null;
            /** Format: uuid */
            rejectedBy: string | null;
            rejectReason: string | null;
            /** @description Sum of the lines, cents. */
            requestedAmount: number;
            /** @description Which submission of it this is. */
            round: number;
            /**
             * @description The status counts while it is submitted.
             * @enum {string}
             */
            stage: "submitted" | "sent_back" | "withdrawn";
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
            /** @description The first one first; in the answer for one draw only. */
            submissions?: components["schemas"]["DrawSubmissionDto"][];
            /** @description Files of the whole draw. */
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
            /**
             * Format: uuid
             * @description Who submitted it.
             */
            userId: string;
            version: number;
        };
        DrawReturnDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            reason: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        DrawRulesDto: {
            /** @enum {string} */
            contingencyAhead: "off" | "warn" | "block";
            contingencyAheadPoints: number;
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            /** @enum {string} */
            expiredPapers: "off" | "warn" | "block";
            expiredPapersDays: number;
            /** @enum {string} */
            fundedAhead: "off" | "warn" | "block";
            fundedAheadPoints: number;
            id: string;
            /** @enum {string} */
            interestReserve: "off" | "warn" | "block";
            interestReserveMonths: number;
            /** @enum {string} */
            missingInvoice: "off" | "warn" | "block";
            /**
             * Format: int64
             * @description whole cents
             */
            missingInvoiceAbove: number;
            /** @enum {string|null} */
            missingWaiver?: "off" | "warn" | "block" | null;
            /** @enum {string} */
            noInspection: "off" | "warn" | "block";
            /** @enum {string} */
            outOfBalance: "off" | "warn" | "block";
            /**
             * Format: int64
             * @description whole cents
             */
            outOfBalanceTolerance: number;
            /** @enum {string} */
            overBudget: "off" | "warn" | "block";
            overBudgetPercent: number;
            /** @enum {string} */
            paidTwice: "off" | "warn" | "block";
            version: number;
        };
        DrawScheduleDto: {
            certificate: components["schemas"]["CertificateDto"];
            /** @description Of that, contingency; null without any. */
            contingency: components["schemas"]["ScheduleAmountsDto"] | null;
            lines: components["schemas"]["ScheduleLineDto"][];
            totals: components["schemas"]["ScheduleAmountsDto"];
        };
        DrawSelectionDto: {
            count: number;
            /** @description There are more: it was counted no further. */
            countIsBound: boolean;
            /** @enum {string} */
            selection: "pending" | "hold" | "approved" | "rejected" | "decided";
        };
        DrawStatusCountDto: {
            /** @description How many draw requests have it that the caller may see. */
            count: number;
            /** @description There are more: it was counted no further. */
            countIsBound: boolean;
            /** @enum {integer} */
            id: 1 | 2 | 3 | 4;
            status: string;
        };
        DrawStatusDto: {
            /** @description How many draw requests have it that the caller may see. */
            count: number;
            /** @enum {integer} */
            id: 1 | 2 | 3 | 4;
            status: string;
        };
        DrawSubmissionDto: {
            /** @enum {string|null} */
            endedAs: "sent_back" | "withdrawn" | null;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: uuid */
            endedBy: string | null;
            endedReason: string | null;
            lineItems: components["schemas"]["SubmittedLineDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            requestedAmount: number;
            round: number;
            /** Format: date-time */
            submittedAt: string;
            /** Format: uuid */
            userId: string;
        };
        EndingPaperDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date */
            expiresOn: string;
            name: string;
            /** @enum {string} */
            paper: "building_permit" | "insurance" | "title";
            projectNumber: number | null;
            /** Format: date-time */
            writtenAt: string;
        };
        ExportedPaymentDto: {
            /** Format: uuid */
            id: string;
            version: number;
        };
        ExportPaymentsDto: {
            payments: components["schemas"]["ExportedPaymentDto"][];
        };
        FindDrawsDto: {
            /** @description Of these companies alone. */
            companies: string[];
            /**
             * Format: uuid
             * @description nextCursor of the page before.
             */
            cursor?: string;
            /** @description Submitted that many days ago, or longer. */
            days?: number;
            /** @default 25 */
            limit: number;
            /**
             * @default oldest
             * @enum {string}
             */
            order: "oldest" | "newest";
            /** @description Words of the project’s name, or its number: the beginning of each is enough, and all have to fit. */
            q?: string;
            /**
             * @description By what is left to do; left out: pending.
             * @enum {string}
             */
            selection?: "pending" | "hold" | "approved" | "rejected" | "decided";
        };
        FindingDto: {
            /**
             * Format: uuid
             * @description Null where it is about the loan.
             */
            additionalBudgetItemId: string | null;
            /** @description It bars an approval unless it is overridden. */
            isBarring: boolean;
            override: components["schemas"]["OverrideDto"] | null;
            /** @enum {string} */
            rule: "overBudget" | "outOfBalance" | "missingInvoice" | "paidTwice" | "contingencyAhead" | "noInspection" | "fundedAhead" | "expiredPapers" | "interestReserve" | "missingWaiver";
            sentence: string;
        };
        FoundDrawDto: {
            /** Format: uuid */
            applicationId: string;
            applicationName: string;
            /** Format: uuid */
            companyId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "work" | "release";
            /** @description How many of its lines have each status; those of none left out. */
            lines: components["schemas"]["DrawStatusDto"][];
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description An approval of it waits for another administrator. */
            proposed: boolean;
            /** @description Sum of the lines, cents. */
            requestedAmount: number;
            /** Format: uuid */
            userId: string;
        };
        FoundDrawsDto: {
            items: components["schemas"]["FoundDrawDto"][];
            /** Format: uuid */
            nextCursor: string | null;
            /** @description Where many fit each condition and hardly any fit all: after so many places of a queue the search stopped; it goes on at nextCursor. Null: the page is full, or nothing follows. */
            stoppedAfter: number | null;
        };
        FundDrawDto: {
            /**
             * Format: int64
             * @description Cents, at most what is left of the agreed fees.
             */
            feesNetted?: number | null;
            /** Format: date */
            fundedOn: string;
            /** Format: uuid */
            id: string;
            payee: string;
            /** @description Of the payment: number of a wire or a check. */
            reference: string;
            /**
             * Format: int64
             * @description Cents, at most what is left of the agreed reserve.
             */
            reserveNetted?: number | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        FundingDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            drawRequestId: string;
            /** Format: date-time */
            endedAt: string | null;
            /**
             * Format: uuid
             * @description who cancelled or reversed it
             */
            endedBy: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            feesNetted: number;
            /** Format: date-time */
            fundedAt: string | null;
            /** Format: uuid */
            fundedBy: string | null;
            /** Format: date */
            fundedOn: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description whole cents
             */
            netAmount: number;
            /** @description to whom it was paid */
            payee: string | null;
            /** @description why it was reversed */
            reason: string | null;
            /** @description null until it is made, and for payments from before it was kept */
            reference: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            reserveNetted: number;
            /** Format: date */
            reversedOn: string | null;
            /** Format: date-time */
            scheduledAt: string;
            /** Format: uuid */
            scheduledBy: string;
            /** Format: date */
            scheduledFor: string;
            /** @enum {string} */
            stage: "scheduled" | "funded" | "reversed" | "cancelled";
            version: number;
        };
        FundingTermsDto: {
            /** Format: uuid */
            applicationId: string;
            /**
             * Format: int64
             * @description whole cents
             */
            fees: number;
            /**
             * Format: int64
             * @description whole cents
             */
            feesNetted: number;
            /**
             * Format: int64
             * @description whole cents
             */
            feesPlanned: number;
            /**
             * Format: int64
             * @description whole cents
             */
            interestReserve: number;
            /**
             * Format: int64
             * @description whole cents
             */
            reserveNetted: number;
            /**
             * Format: int64
             * @description whole cents
             */
            reservePlanned: number;
        };
        HandInWaiverDto: {
            /** Format: uuid */
            fileUploadId: string;
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        InspectedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            note?: string | null;
            /** @description Left out: not looked at. */
            percentComplete?: number | null;
            photos?: components["schemas"]["InspectionPhotoDto"][];
            reason?: string | null;
        };
        InspectionCapsDto: {
            /** Format: uuid */
            applicationId: string;
            capsDraws: boolean;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        InspectionDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description Of the loan. */
            applicationName: string;
            /** Format: uuid */
            drawRequestId: string | null;
            /** @description Budget lines that are held until it is done. */
            heldLines: string[];
            history: components["schemas"]["InspectionMoveDto"][];
            /** Format: uuid */
            id: string;
            /** @description Null for the borrower. */
            inspectorEmail: string | null;
            /** Format: uuid */
            inspectorId: string | null;
            inspectorName: string | null;
            /** @description Null for the borrower. */
            link: components["schemas"]["InspectionLinkDto"] | null;
            note: string | null;
            /** @enum {string} */
            origin: "borrower" | "lender" | "hold";
            projectNumber: number | null;
            /** @description Why it was returned or cancelled. */
            reason: string | null;
            reports: components["schemas"]["InspectionReportDto"][];
            /** Format: date-time */
            requestedAt: string;
            /** Format: uuid */
            requestedBy: string;
            /** Format: date */
            scheduledFor: string | null;
            /** @enum {string} */
            status: "requested" | "scheduled" | "done" | "returned" | "accepted" | "cancelled";
            version: number;
        };
        InspectionLinkCommandDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        InspectionLinkDto: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            sentAt: string;
        };
        InspectionMoveDto: {
            command: string;
            /** Format: date-time */
            happenedAt: string;
            /** @description Who did it by a link that the user sent. */
            namedInspector: string | null;
            reason: string | null;
            /** @enum {string} */
            toStatus: "requested" | "scheduled" | "done" | "returned" | "accepted" | "cancelled";
            /** Format: uuid */
            userId: string;
        };
        InspectionPhotoDto: {
            /** Format: uuid */
            fileUploadId: string;
            /** @description Latitude and longitude in degrees. */
            place?: string | null;
            /** Format: date-time */
            takenAt?: string | null;
        };
        InspectionReportDto: {
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["InspectedLineDto"][];
            /** @description Who did it by a link that the user sent. */
            namedInspector: string | null;
            note: string | null;
            photos: components["schemas"]["InspectionPhotoDto"][];
            /** Format: date-time */
            reportedAt: string;
            /** Format: uuid */
            reportedBy: string;
            /** Format: uuid */
            reportId: string;
            round: number;
        };
        InspectionSummaryDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description Of the loan. */
            applicationName: string;
            /** Format: uuid */
            drawRequestId: string | null;
            /** @description Budget lines that are held until it is done. */
            heldLines: string[];
            /** Format: uuid */
            id: string;
            /** @description Null for the borrower. */
            inspectorEmail: string | null;
            /** Format: uuid */
            inspectorId: string | null;
            inspectorName: string | null;
            note: string | null;
            /** @enum {string} */
            origin: "borrower" | "lender" | "hold";
            projectNumber: number | null;
            /** @description Why it was returned or cancelled. */
            reason: string | null;
            /** Format: date-time */
            requestedAt: string;
            /** Format: uuid */
            requestedBy: string;
            /** Format: date */
            scheduledFor: string | null;
            /** @enum {string} */
            status: "requested" | "scheduled" | "done" | "returned" | "accepted" | "cancelled";
            version: number;
        };
        InterestReserveDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            agreed: number;
            /** @description Below 0 where a payment that filled it came back. */
            left: number;
            /**
             * Format: int64
             * @description whole cents
             */
            linesLeft: number;
            /**
             * Format: int64
             * @description whole cents
             */
            paidIn: number;
            /**
             * Format: int64
             * @description whole cents
             */
            used: number;
        };
        InterestStatementDto: {
            /** @description Of the time before, for what became known since. */
            adjustment: number;
            closingPrincipal: number;
            /** @description Left for the borrower; below 0 it is a credit. */
            due: number;
            /** Format: date */
            dueOn: string;
            /** Format: uuid */
            id: string;
            interest: number;
            /** Format: date-time */
            madeAt: string;
            /** @description YYYY-MM */
            month: string;
            openingPrincipal: number;
            /**
             * Format: int64
             * @description whole cents
             */
            paid: number;
            /**
             * Format: int64
             * @description whole cents
             */
            paidFromBudget: number;
            /**
             * Format: int64
             * @description whole cents
             */
            paidFromReserve: number;
            /** Format: date */
            periodFrom: string;
            /**
             * Format: date
             * @description the day after its last
             */
            periodTo: string;
        };
        InterestTermsChangeDto: {
            /** @enum {string} */
            basis: "actual360" | "actual365" | "thirty360";
            /** Format: date-time */
            changedAt: string;
            /**
             * Format: uuid
             * @description for administrators alone
             */
            changedBy: string | null;
            /** Format: date */
            effectiveOn: string | null;
            /**
             * Format: date
             * @description null for a loan of before, until its terms are set
             */
            firstDay: string | null;
            /** @enum {string} */
            payer: "reserve" | "borrower";
            /** @description Percent a year; null where none was agreed. */
            rate: number | null;
            reason: string;
            version: number;
        };
        InterestTermsDto: {
            /** @enum {string} */
            basis: "actual360" | "actual365" | "thirty360";
            /** Format: date */
            effectiveOn: string | null;
            /**
             * Format: date
             * @description null for a loan of before, until its terms are set
             */
            firstDay: string | null;
            /** @enum {string} */
            payer: "reserve" | "borrower";
            /** @description Percent a year; null where none was agreed. */
            rate: number | null;
            version: number;
        };
        LedgerDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /**
             * Format: date
             * @description The day on which it was paid off.
             */
            closedOn: string | null;
            /** Format: uuid */
            companyId: string;
            /** @description Funded so far, cents. */
            fundedToDate: number;
            lines: components["schemas"]["LedgerLineDto"][];
            loanType: string;
            name: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description What is held back of what is approved from now on. */
            retainage: components["schemas"]["RetainageTermsDto"];
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        LedgerEntryDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents, with the sign of its kind. */
            amount: number;
            /**
             * Format: date
             * @description from which on it counts for interest; null: the day it happened
             */
            effectiveOn: string | null;
            /**
             * Format: uuid
             * @description the funding that paid it or was reversed
             */
            fundingId: string | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "opening" | "approved" | "withheld" | "released" | "funded" | "reversed" | "correction" | "interest";
            name: string;
            /** @description of a correction or a reversal */
            reason: string | null;
            /** Format: uuid */
            userId: string;
        };
        LedgerLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents. */
            amountFundedToDate: number;
            /** @description Most that can be asked for now, cents. */
            available: number;
            /** @description With all changes of the budget, cents. */
            budgetAmount: number;
            /** @description Of a loan whose draws inspections cap: how far the line was found complete, percent; null where nothing caps it. */
            capPercent: number | null;
            /** @description Net of the changes since, cents; negative where it was cut. */
            changes: number;
            index: number;
            /** @description Money for what nobody foresaw. */
            isContingency: boolean;
            /** @description Of what is approved: material that is not built in yet, cents. */
            materialsStored: number;
            name: string;
            /** @description As it was approved, cents. */
            originalAmount: number;
            /** @description Asked for in open draw requests, cents. */
            pending: number;
            /** @description Approved and not paid out yet, cents. */
            pendingFunding: number;
            /** @description Funded share of the budget, 0 to 100 with at most two digits. */
            percentProgress: number;
            /** Format: uuid */
            propertyId: string;
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents. */
            retainageHeld: number;
            /** @description Released to date of what was held back, cents. */
            retainageReleased: number;
            /** @description Of what is held back: asked for in open release draws, cents. */
            retainageReleasing: number;
            section: string;
            sectionIndex: number;
        };
        LedgerPropertyDto: {
            city: string;
            /** Format: uuid */
            propertyId: string;
            state: string;
            street: string;
            zipCode: string;
        };
        LenderWaitingDto: {
            /** @description Without those that the caller entered above the limit. */
            changes: components["schemas"]["WaitingChangeDto"][];
            /** @description Until a report came, or another link was sent. */
            inspections: components["schemas"]["WaitingInspectionDto"][];
            /** @description Those of the caller too: who proposed one agrees to none. */
            proposals: components["schemas"]["WaitingProposalDto"][];
            /** @description Papers to look at. */
            waivers: components["schemas"]["WaitingWaiversDto"][];
        };
        LineDecisionDto: {
            /**
             * Format: int64
             * @description Cents, of an approval. Left out: all.
             */
            approvedAmount?: number | null;
            /** Format: uuid */
            id: string;
            reductionReason?: string | null;
            rejectReason?: string | null;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
        };
        LineProgressDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /**
             * Format: int64
             * @description whole cents
             */
            budgetAmount: number;
            /** Format: date-time */
            inspectedAt: string | null;
            /** Format: uuid */
            inspectionId: string | null;
            name: string;
            /** @description By the last accepted report that looked at it. */
            percentComplete: number | null;
            /** @description Funded share of the budget, 0 to 100. */
            percentFunded: number;
            /** Format: uuid */
            propertyId: string;
            section: string;
        };
        LinkReportDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["InspectedLineDto"][];
            note?: string | null;
            photos?: components["schemas"]["InspectionPhotoDto"][];
            /** Format: uuid */
            reportId: string;
            token: string;
        };
        LinkTokenDto: {
            token: string;
        };
        ListedFundingDto: {
            /** @description name on the account of its payee; null while none is entered */
            accountName: string | null;
            /** @description the last four of the account */
            accountNumber: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            applicationName: string;
            /** @description the batch that it was exported in */
            batchNumber: number | null;
            /** Format: uuid */
            drawRequestId: string;
            /** Format: date-time */
            endedAt: string | null;
            /**
             * Format: uuid
             * @description who cancelled or reversed it
             */
            endedBy: string | null;
            /** Format: date-time */
            exportedAt: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            feesNetted: number;
            /** Format: date-time */
            fundedAt: string | null;
            /** Format: uuid */
            fundedBy: string | null;
            /** Format: date */
            fundedOn: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description whole cents
             */
            netAmount: number;
            /** @description to whom it was paid */
            payee: string | null;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description why it was reversed */
            reason: string | null;
            /** @description null until it is made, and for payments from before it was kept */
            reference: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            reserveNetted: number;
            /** Format: date */
            reversedOn: string | null;
            /** Format: date-time */
            scheduledAt: string;
            /** Format: uuid */
            scheduledBy: string;
            /** Format: date */
            scheduledFor: string;
            /** @enum {string} */
            stage: "scheduled" | "funded" | "reversed" | "cancelled";
            version: number;
        };
        LoanDrawDto: {
            /** @description Of its lines that are approved, cents. */
            approvedAmount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /**
             * Format: date
             * @description Of the last payment that was made.
             */
            fundedOn: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description Money for work, or what was held back of it.
             * @enum {string}
             */
            kind: "work" | "release";
            /** @description How many lines it asks for. */
            lineCount: number;
            /** @description By its place among the draws of the loan, from 1. */
            number: number;
            /** @enum {integer} */
            place: 1 | 2 | 3 | 4 | 5;
            /** @description Cents. */
            requestedAmount: number;
            round: number;
            /**
             * Format: date
             * @description Of a payment that is planned.
             */
            scheduledFor: string | null;
            /** @enum {string} */
            stage: "submitted" | "sent_back" | "withdrawn";
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
            /** Format: uuid */
            userId: string;
        };
        LoanDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /**
             * Format: date
             * @description The day on which it was paid off.
             */
            closedOn: string | null;
            /** Format: uuid */
            companyId: string;
            /** @description The newest first. */
            draws: components["schemas"]["LoanDrawDto"][];
            /** @description Funded so far, cents. */
            fundedToDate: number;
            /** @description In the order of time; what was funded before the portal had the loan is of its first day. */
            funding: components["schemas"]["LoanFundingDto"][];
            /** @description As agreed, cents; null where no terms were decided. */
            interestReserve: number | null;
            /** @description What is left to pay interest from: of what was paid in, and of the lines of the budget for it, cents. */
            interestReserveLeft: number;
            /** @description What payments have put into the reserve so far, cents. */
            interestReservePaidIn: number;
            lines: components["schemas"]["LoanLineDto"][];
            loanType: string;
            name: string;
            /** Format: date-time */
            openedAt: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Null where the lender entered none. */
            plan: components["schemas"]["DrawPlanDto"] | null;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
            /** Format: uuid */
            userId: string;
        };
        LoanEventDto: {
            /** @description Cents. */
            amount: number | null;
            /** Format: date-time */
            at: string;
            /** Format: date */
            day: string | null;
            /** @description Whoever did it by a link. */
            doneBy: string | null;
            /** Format: uuid */
            drawRequestId: string | null;
            /** @enum {string} */
            event: "loan.opened" | "draw.request" | "draw.withdraw" | "draw.sendBack" | "draw.approve" | "draw.reject" | "draw.hold" | "draw.reset" | "draw.propose" | "draw.decline" | "payment.planned" | "payment.paid" | "payment.reversed" | "payment.cancelled" | "change.requested" | "change.approved" | "change.rejected" | "change.withdrawn" | "inspection.request" | "inspection.schedule" | "inspection.report" | "inspection.return" | "inspection.accept" | "inspection.cancel" | "waiver.send" | "waiver.revoke" | "waiver.sign" | "waiver.refuse" | "waiver.handIn" | "waiver.accept" | "waiver.return" | "waiver.void" | "interest.terms" | "interest.stated" | "retainage.terms" | "ledger.correction" | "received.interest" | "received.release" | "received.payoff" | "received.reversed" | "unit.added" | "paper.saved" | "plan.set";
            /** Format: uuid */
            id: string;
            /** @description Of a line, a claimant, a unit, a payee, a month or a paper. */
            name: string | null;
            /** @description Of a draw: lines that moved. Of a change: its number. */
            number: number | null;
            reason: string | null;
            /**
             * @description Other: either side, or somebody without an account.
             * @enum {string}
             */
            side: "borrower" | "lender" | "portal" | "other";
            /**
             * Format: uuid
             * @description Of the lender, for administrators alone.
             */
            userId: string | null;
        };
        LoanEventsDto: {
            /** @description The latest first. */
            items: components["schemas"]["LoanEventDto"][];
            /** @description `before` of the next page; null where there is none. */
            next: string | null;
        };
        LoanFileDto: {
            /** Format: uuid */
            drawRequestId: string;
            /** Format: uuid */
            fileUploadId: string;
            /** @description The line that it supports; null: the whole draw. */
            line: string | null;
            /** Format: date-time */
            requestedAt: string;
            userFileName: string;
        };
        LoanFilesDto: {
            items: components["schemas"]["LoanFileDto"][];
            /** @description `before` of the next page; null where there is none. */
            next: string | null;
        };
        LoanFundingDto: {
            /** @description Cents. */
            amount: number;
            /**
             * Format: date
             * @description At UTC-4.
             */
            day: string;
        };
        LoanHappenedDto: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            drawRequestId: string;
            /** @enum {string} */
            event: "request" | "withdraw" | "sendBack" | "approve" | "reject" | "hold" | "reset" | "propose" | "decline";
            /** Format: uuid */
            id: string;
            /** @description Lines that moved; 0 where the draw as a whole did. */
            lines: number;
            /** @description Where all of them have the same. */
            reason: string | null;
            /** @enum {string} */
            side: "borrower" | "lender";
            /**
             * Format: uuid
             * @description Of the lender, for administrators alone.
             */
            userId: string | null;
        };
        LoanInspectionsDto: {
            /** Format: uuid */
            applicationId: string;
            capsDraws: boolean;
            inspections: components["schemas"]["InspectionSummaryDto"][];
            lines: components["schemas"]["LineProgressDto"][];
            /** @description Of the setting; 0 before the first change. */
            settingVersion: number;
        };
        LoanInterestDto: {
            /** @description Since the last statement, before today. */
            accrued: number;
            /** Format: uuid */
            applicationId: string;
            /**
             * Format: date
             * @description today, at UTC-4
             */
            asOf: string;
            /** @description The latest first. */
            changes: components["schemas"]["InterestTermsChangeDto"][];
            /**
             * Format: date
             * @description the day on which the loan was paid off
             */
            closedOn: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            due: number;
            /**
             * Format: date
             * @description the first day on which it is made
             */
            nextFrom: string | null;
            /** @description the month of the next statement, YYYY-MM; null where nothing accrues */
            nextMonth: string | null;
            /** @description The latest first. */
            payments: components["schemas"]["LoanPaymentDto"][];
            /** @description Interest of one day on that. */
            perDiem: number;
            /** @description Funded and not paid back. */
            principal: number;
            reserve: components["schemas"]["InterestReserveDto"];
            /** @description The latest first. */
            statements: components["schemas"]["InterestStatementDto"][];
            terms: components["schemas"]["InterestTermsDto"];
            /**
             * Format: int64
             * @description whole cents
             */
            unapplied: number;
        };
        LoanLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents. */
            amountFundedToDate: number;
            /** @description Most that can be asked for now, cents. */
            available: number;
            /** @description With all changes of the budget, cents. */
            budgetAmount: number;
            /** @description Of a loan whose draws inspections cap: how far the line was found complete, percent; null where nothing caps it. */
            capPercent: number | null;
            /** @description Net of the changes since, cents; negative where it was cut. */
            changes: number;
            index: number;
            /** @description Money for what nobody foresaw. */
            isContingency: boolean;
            /** @description Of what is approved: material that is not built in yet, cents. */
            materialsStored: number;
            name: string;
            /** @description As it was approved, cents. */
            originalAmount: number;
            /** @description Asked for in open draw requests, cents. */
            pending: number;
            /** @description Approved and not paid out yet, cents. */
            pendingFunding: number;
            /** @description As the borrower certified it, 0 to 100 with at most two digits. */
            percentComplete: number;
            /** @description Funded share of the budget, 0 to 100 with at most two digits. */
            percentProgress: number;
            /** Format: uuid */
            propertyId: string;
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents. */
            retainageHeld: number;
            /** @description Released to date of what was held back, cents. */
            retainageReleased: number;
            /** @description Of what is held back: asked for in open release draws, cents. */
            retainageReleasing: number;
            section: string;
            sectionIndex: number;
        };
        LoanPaperDto: {
            /** Format: date */
            expiresOn: string;
            /** @enum {string} */
            paper: "building_permit" | "insurance" | "title";
            /**
             * Format: uuid
             * @description Null: the closing’s checklist said it.
             */
            userId: string | null;
            /** Format: date-time */
            writtenAt: string;
        };
        LoanPaymentDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "interest" | "release" | "payoff";
            /** @description why it was reversed, or why retainage was not paid */
            reason: string | null;
            /** Format: date */
            receivedOn: string;
            /** Format: date-time */
            recordedAt: string;
            /**
             * Format: uuid
             * @description for administrators alone
             */
            recordedBy: string | null;
            reference: string;
            /**
             * Format: uuid
             * @description for administrators alone
             */
            reversedBy: string | null;
            /** Format: date */
            reversedOn: string | null;
            /** @enum {string} */
            stage: "recorded" | "reversed";
            version: number;
        };
        LoanUnitDto: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * Format: date
             * @description null until its price is paid
             */
            releasedOn: string | null;
            /**
             * Format: int64
             * @description whole cents
             */
            releasePrice: number;
            version: number;
        };
        MakeStatementDto: {
            /** @description YYYY-MM; the next one that is not stated. */
            month: string;
        };
        MoveWaiverDto: {
            /** Format: uuid */
            id: string;
            reason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        NewBudgetLineDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
            name: string;
            /** Format: uuid */
            propertyId: string;
            section: string;
        };
        OpenedInspectionDto: {
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            inspectorName: string;
            last: components["schemas"]["SaidReportDto"] | null;
            /** @description None once the report is in. */
            lines: components["schemas"]["OpenedLineDto"][];
            /** @description What is to be looked at. */
            note: string | null;
            /** @description Addresses of the properties. */
            places: string[];
            projectName: string;
            /** @description Why the report was returned. */
            reason: string | null;
            /** Format: date */
            scheduledFor: string | null;
            /** @enum {string} */
            status: "requested" | "scheduled" | "done" | "returned" | "accepted" | "cancelled";
        };
        OpenedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            isHeld: boolean;
            name: string;
            /** @description Of the last accepted report. */
            percentComplete: number | null;
            section: string;
        };
        OpenedWaiverDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            claimant: string;
            /** @enum {string} */
            condition: "conditional" | "unconditional";
            /** @description HTML, as it will be kept. */
            content: string;
            /** @description SHA-256 of the text; a signature names it. */
            contentHash: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            extent: "progress" | "final";
            projectName: string;
            /** Format: date-time */
            signedAt: string | null;
            signerName: string;
            /** @enum {string} */
            status: "requested" | "sent" | "handedIn" | "signed" | "refused" | "void";
        };
        OverrideDrawRuleDto: {
            /** Format: uuid */
            drawRequestId: string;
            reason: string;
            /** @enum {string} */
            rule: "overBudget" | "outOfBalance" | "missingInvoice" | "paidTwice" | "contingencyAhead" | "noInspection" | "fundedAhead" | "expiredPapers" | "interestReserve" | "missingWaiver";
            sentence: string;
        };
        OverrideDto: {
            /** Format: date-time */
            overriddenAt: string;
            reason: string;
            /** Format: uuid */
            userId: string;
        };
        PaymentAccountDto: {
            accountName: string;
            /** Format: date-time */
            editedAt: string;
            /** Format: uuid */
            editedBy: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "aba" | "iban";
            maskedNumber: string;
            routingNumber: string | null;
            version: number;
        };
        PaymentBatchDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            madeAt: string;
            /** Format: uuid */
            madeBy: string;
            number: number;
            payments: number;
            /** @description Of them: neither recorded nor cancelled. */
            planned: number;
            /**
             * Format: int64
             * @description whole cents
             */
            total: number;
        };
        PayoffDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            basis: "actual360" | "actual365" | "thirty360";
            /**
             * Format: date
             * @description the day on which it was paid off
             */
            closedOn: string | null;
            /**
             * Format: date
             * @description good through this day
             */
            day: string;
            /**
             * Format: int64
             * @description whole cents
             */
            feesDue: number;
            /** @description Since the last statement, before the day; below 0 where it went further. */
            interestAccrued: number;
            /** @description Of statements, and not paid. */
            interestDue: number;
            /** @description What each further day costs. */
            perDiem: number;
            principal: number;
            /** @description Below 0 where a payment that filled it came back. */
            reserveLeft: number;
            /**
             * Format: int64
             * @description whole cents
             */
            retainageHeld: number;
            /** @description All of it together. */
            total: number;
            /**
             * Format: int64
             * @description whole cents
             */
            unapplied: number;
            /**
             * Format: int64
             * @description whole cents
             */
            undecided: number;
            /** @description Units in the order in which they were named. */
            units: components["schemas"]["LoanUnitDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            waiting: number;
        };
        PendingFundingDto: {
            /** @description Approved less what was withheld, cents. */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            applicationName: string;
            /** Format: uuid */
            drawRequestId: string;
            lines: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description Of the draw, as it was read. */
            version: number;
        };
        PlannedMonthDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
        };
        PortfolioDto: {
            borrowerCount: number;
            /** @description The largest. */
            borrowers: components["schemas"]["BorrowerGroupDto"][];
            /** Format: date */
            day: string;
            /** @description Every rung, the earliest first. */
            ladder: components["schemas"]["BookGroupDto"][];
            /** @description Twelve, the earliest first. */
            months: components["schemas"]["BookMonthDto"][];
            /** @description All other borrowers together. */
            otherBorrowers: components["schemas"]["BookSumsDto"];
            /** @description Percent a year, weighted by commitment. */
            rateByCommitment: number | null;
            /** @description Percent a year, weighted by principal. */
            rateByPrincipal: number | null;
            states: components["schemas"]["BookGroupDto"][];
            total: components["schemas"]["BookSumsDto"];
            types: components["schemas"]["BookGroupDto"][];
            /** @description Every cause; a loan may have several. */
            watched: components["schemas"]["WatchedCountDto"][];
            /** @description Loans that have any of them. */
            watchedLoans: number;
        };
        PreviewReleaseDto: {
            /** Format: uuid */
            applicationId: string;
            lineItems: components["schemas"]["CreateDrawLineDto"][];
        };
        ProposedLineDto: {
            /** @description Cents, of an approval. */
            approvedAmount: number | null;
            /** Format: uuid */
            id: string;
            reductionReason: string | null;
            rejectReason: string | null;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
        };
        RecordBatchDto: {
            /** Format: date */
            fundedOn: string;
            /** @description What the bank calls it. */
            reference: string;
        };
        RecordLoanPaymentDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
            /** @description How many payments of the loan were looked at; another number is refused. */
            payments?: number | null;
            /** Format: date */
            receivedOn: string;
            /** @description Number of the wire or the check. */
            reference: string;
        };
        RecordPayoffDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
            /** Format: date */
            receivedOn: string;
            /** @description Number of the wire or the check. */
            reference: string;
            /** @description Needed where something is held back still. */
            retainageReason?: string | null;
        };
        RefuseWaiverDto: {
            reason: string;
            token: string;
        };
        ReleaseUnitDto: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            receivedOn: string;
            /** @description Number of the wire or the check. */
            reference: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        ReportInspectionDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["InspectedLineDto"][];
            note?: string | null;
            photos?: components["schemas"]["InspectionPhotoDto"][];
            /** Format: uuid */
            reportId: string;
        };
        RequestBudgetChangeDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            kind: "reallocation" | "contingency" | "change_order";
            lineItems: components["schemas"]["RequestedChangeLineDto"][];
            /** @description Of a change order. */
            newLines?: components["schemas"]["NewBudgetLineDto"][];
            reason: string;
            /** @enum {string|null} */
            source?: "equity" | "contingency" | "other" | null;
            sourceName?: string | null;
            /** @description Ids of uploaded files. */
            supportingDocuments?: string[];
        };
        RequestedChangeLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /**
             * Format: int64
             * @description Cents.
             */
            decrease?: number | null;
            /**
             * Format: int64
             * @description Cents.
             */
            increase?: number | null;
        };
        RequestInspectionDto: {
            /** Format: uuid */
            applicationId: string;
            /**
             * Format: uuid
             * @description Of the same loan.
             */
            drawRequestId?: string | null;
            note?: string | null;
        };
        RetainageContractorDto: {
            /** @description Ids of budget lines. */
            lines?: string[];
            name: string;
            percent?: number | null;
        };
        RetainageLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            percent: number;
        };
        RetainageTermsDto: {
            completedPercent: number;
            /** @description Where it is held by contractor. */
            contractors: components["schemas"]["RetainageContractorDto"][];
            /** @enum {string} */
            heldBy: "loan" | "contractor" | "line";
            lines: components["schemas"]["RetainageLineDto"][];
            reducedPercent: number | null;
            /** @enum {string|null} */
            reductionAppliesTo: "later" | "all" | null;
            reductionFromPercent: number | null;
            storedPercent: number;
            version: number;
        };
        ReverseFundingDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** Format: date */
            reversedOn: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        ReverseLoanPaymentDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** Format: date */
            reversedOn: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        RuleRunDto: {
            /** @enum {string} */
            cause: "drawSubmitted" | "drawDecided" | "drawReturned" | "budgetChanged" | "papersChanged" | "inspected" | "funded" | "waiverMoved";
            /** Format: date-time */
            ranAt: string;
            round: number;
            sentences: string[];
        };
        SaidLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            note: string | null;
            percentComplete: number | null;
            reason: string | null;
        };
        SaidReportDto: {
            lines: components["schemas"]["SaidLineDto"][];
            note: string | null;
        };
        SaveApprovalLimitDto: {
            /**
             * Format: int64
             * @description Cents. Left out: one administrator is enough for every amount.
             */
            amount?: number | null;
            /** @description the version that the save is based on; 0 for the first */
            version: number;
        };
        SaveDraftDto: {
            lineItems: components["schemas"]["DraftLineDto"][];
            whole?: components["schemas"]["DraftWholeDto"] | null;
        };
        SaveDrawDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            lineItems: components["schemas"]["LineDecisionDto"][];
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        SaveDrawRulesDto: {
            /** @enum {string} */
            contingencyAhead: "off" | "warn" | "block";
            contingencyAheadPoints: number;
            /** @enum {string} */
            expiredPapers: "off" | "warn" | "block";
            expiredPapersDays: number;
            /** @enum {string} */
            fundedAhead: "off" | "warn" | "block";
            fundedAheadPoints: number;
            /** @enum {string} */
            interestReserve: "off" | "warn" | "block";
            interestReserveMonths: number;
            /** @enum {string} */
            missingInvoice: "off" | "warn" | "block";
            /**
             * Format: int64
             * @description whole cents
             */
            missingInvoiceAbove: number;
            /** @enum {string|null} */
            missingWaiver?: "off" | "warn" | "block" | null;
            /** @enum {string} */
            noInspection: "off" | "warn" | "block";
            /** @enum {string} */
            outOfBalance: "off" | "warn" | "block";
            /**
             * Format: int64
             * @description whole cents
             */
            outOfBalanceTolerance: number;
            /** @enum {string} */
            overBudget: "off" | "warn" | "block";
            overBudgetPercent: number;
            /** @enum {string} */
            paidTwice: "off" | "warn" | "block";
            /** @description the version that the save is based on; 0 for the portal’s own */
            version: number;
        };
        SaveLoanPaperDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date */
            expiresOn: string;
            /** @enum {string} */
            paper: "building_permit" | "insurance" | "title";
        };
        SavePaymentAccountDto: {
            accountName: string;
            accountNumber?: string | null;
            iban?: string | null;
            /** @enum {string} */
            kind: "aba" | "iban";
            routingNumber?: string | null;
            /** @description The version that was looked at; 0 for the first. */
            version: number;
        };
        ScheduleAmountsDto: {
            /** @description Cents; may be negative. */
            balanceToFinish: number;
            /** @description Net of the changes of the budget, cents. */
            changes: number;
            /** @description Cents. */
            completedAndStored: number;
            /** @description Work of earlier draws, cents. */
            fromPrevious: number;
            /** @description Before any change of the budget, cents. */
            original: number;
            /** @description Percent, two digits at most. */
            percent: number;
            /** @description Held back, cents. */
            retainage: number;
            /**
             * Format: int64
             * @description whole cents
             */
            scheduledValue: number;
            /** @description Materials presently stored, cents. */
            stored: number;
            /** @description Work of this draw, cents; may be negative. */
            thisPeriod: number;
        };
        ScheduleFundingDto: {
            /** Format: uuid */
            drawRequestId: string;
            /**
             * Format: int64
             * @description Cents, at most what is left of the agreed fees.
             */
            feesNetted?: number | null;
            /**
             * Format: int64
             * @description Cents, at most what is left of the agreed reserve.
             */
            reserveNetted?: number | null;
            /** Format: date */
            scheduledFor: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        ScheduleInspectionDto: {
            /** Format: uuid */
            id: string;
            inspectorEmail?: string | null;
            /** Format: uuid */
            inspectorId?: string | null;
            inspectorName?: string | null;
            /** Format: date */
            scheduledFor: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        ScheduleLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents; may be negative. */
            balanceToFinish: number;
            /** @description Net of the changes of the budget, cents. */
            changes: number;
            /** @description Cents. */
            completedAndStored: number;
            /** @description Work of earlier draws, cents. */
            fromPrevious: number;
            name: string;
            /** @description Before any change of the budget, cents. */
            original: number;
            /** @description Percent, two digits at most. */
            percent: number;
            /** Format: uuid */
            propertyId: string;
            /** @description Held back, cents. */
            retainage: number;
            /**
             * Format: int64
             * @description whole cents
             */
            scheduledValue: number;
            section: string;
            /** @description Materials presently stored, cents. */
            stored: number;
            /** @description Work of this draw, cents; may be negative. */
            thisPeriod: number;
        };
        SendWaiverDto: {
            claimant: string;
            /** @enum {string} */
            extent: "progress" | "final";
            /** Format: uuid */
            id: string;
            signerEmail: string;
            signerName: string;
            /** Format: date */
            throughDate: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        SetDrawPlanDto: {
            /** @description What is planned to be funded in each month, from the opening on. */
            months: components["schemas"]["PlannedMonthDto"][];
            reason?: string | null;
            /** @description 0 where none was entered. */
            version: number;
        };
        SetInterestTermsDto: {
            /** @enum {string} */
            basis: "actual360" | "actual365" | "thirty360";
            /**
             * Format: date
             * @description The terms before count until this day.
             */
            effectiveOn: string;
            /** Format: date */
            firstDay: string;
            /** @enum {string} */
            payer: "reserve" | "borrower";
            rate: number;
            reason: string;
            /** @description 0 for those that were agreed with the commitment. */
            version: number;
        };
        SetRetainageTermsDto: {
            completedPercent: number;
            /** @description Where it is held by contractor. */
            contractors?: components["schemas"]["RetainageContractorDto"][];
            /** @enum {string} */
            heldBy: "loan" | "contractor" | "line";
            lines?: components["schemas"]["RetainageLineDto"][];
            reason: string;
            reducedPercent?: number | null;
            /** @enum {string|null} */
            reductionAppliesTo?: "later" | "all" | null;
            reductionFromPercent?: number | null;
            storedPercent: number;
            /** @description 0 for those that were agreed with the commitment. */
            version: number;
        };
        SignWaiverDto: {
            /** @description SHA-256 of the text that was read. */
            contentHash: string;
            /** @description A PNG as a data URL, where the signer drew. */
            drawing?: string | null;
            /** @description The name as the signer typed it. */
            signature: string;
            token: string;
        };
        StartDraftDto: {
            /** Format: uuid */
            applicationId: string;
            /**
             * Format: uuid
             * @description Its amounts, as far as they can still be asked for, without its files.
             */
            from?: string | null;
            /**
             * Format: uuid
             * @description One that was sent back or withdrawn.
             */
            revises?: string | null;
        };
        SubmitDraftDto: {
            /** @description Data URL of a PNG. */
            certifySignature: string;
            /** Format: date-time */
            certifySignatureDate?: string | null;
            /** @description The signer's own name. */
            signedName: string;
            /** @description The version that it was typed over; 0 for a line that is new. */
            version: number;
        };
        SubmittedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices: components["schemas"]["DrawInvoiceDto"][];
            name: string;
            /**
             * Format: int64
             * @description whole cents
             */
            requestedAmount: number;
        };
        SupportingDocumentDto: {
            /** Format: uuid */
            fileUploadId: string;
            userFileName: string;
        };
        WaitingChangeDto: {
            /** @description What it moves or adds, cents. */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description From 1 within its loan. */
            number: number;
            projectNumber: number | null;
            /** Format: date-time */
            requestedAt: string;
        };
        WaitingInspectionDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            id: string;
            inspectorName: string | null;
            /** Format: date-time */
            linkEndedAt: string;
            name: string;
            projectNumber: number | null;
        };
        WaitingProposalDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description What of the draw is approved with it, cents. */
            approvedAmount: number;
            /** Format: uuid */
            drawRequestId: string;
            name: string;
            projectNumber: number | null;
            /** Format: date-time */
            proposedAt: string;
            /** Format: uuid */
            proposedBy: string;
        };
        WaitingWaiversDto: {
            /** Format: uuid */
            applicationId: string;
            count: number;
            /** @description Of the draw, among those of the loan, from 1. */
            drawNumber: number;
            /** Format: uuid */
            drawRequestId: string;
            name: string;
            projectNumber: number | null;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            state: "missing" | "returned" | "linkEnded" | "handedIn";
        };
        WaiverDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            /** @description Null until somebody names the contractor. */
            claimant: string | null;
            /** @enum {string} */
            condition: "conditional" | "unconditional";
            /** @description HTML; null until it was sent. */
            content: string | null;
            /** @description Of the draw, among those of the loan, from 1. */
            drawNumber: number;
            /** Format: uuid */
            drawRequestId: string;
            /** @enum {string} */
            extent: "progress" | "final";
            history: components["schemas"]["WaiverMoveDto"][];
            /** Format: uuid */
            id: string;
            /**
             * @description How it was signed.
             * @enum {string|null}
             */
            means: "link" | "paper" | null;
            paper: components["schemas"]["WaiverPaperDto"] | null;
            /** @enum {string} */
            party: "contractor" | "payee";
            /** @description Why it was refused, returned or made void. */
            reason: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            signedAt: string | null;
            signerEmail: string | null;
            signerName: string | null;
            /** @enum {string} */
            status: "requested" | "sent" | "handedIn" | "signed" | "refused" | "void";
            /** Format: date */
            throughDate: string;
            version: number;
        };
        WaiverMoveDto: {
            command: string;
            /** Format: date-time */
            happenedAt: string;
            /** @description The named signer of a link. */
            name: string | null;
            reason: string | null;
            /** @enum {string} */
            toStatus: "requested" | "sent" | "handedIn" | "signed" | "refused" | "void";
            /** Format: uuid */
            userId: string | null;
        };
        WaiverPaperDto: {
            /** Format: uuid */
            fileUploadId: string;
            userFileName: string;
        };
        WaiverSummaryDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /** Format: uuid */
            applicationId: string;
            /** @description Null until somebody names the contractor. */
            claimant: string | null;
            /** @enum {string} */
            condition: "conditional" | "unconditional";
            /** @description Of the draw, among those of the loan, from 1. */
            drawNumber: number;
            /** Format: uuid */
            drawRequestId: string;
            /** @enum {string} */
            extent: "progress" | "final";
            /** Format: uuid */
            id: string;
            /**
             * @description How it was signed.
             * @enum {string|null}
             */
            means: "link" | "paper" | null;
            paper: components["schemas"]["WaiverPaperDto"] | null;
            /** @enum {string} */
            party: "contractor" | "payee";
            /** @description Why it was refused, returned or made void. */
            reason: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            signedAt: string | null;
            signerEmail: string | null;
            signerName: string | null;
            /** @enum {string} */
            status: "requested" | "sent" | "handedIn" | "signed" | "refused" | "void";
            /** Format: date */
            throughDate: string;
            version: number;
        };
        WatchedCountDto: {
            /** @enum {string} */
            cause: "matured" | "interestOverdue" | "paperEnded" | "drawWaiting" | "maturing" | "stalled";
            loans: number;
        };
        WriteDrawNoteDto: {
            /** @enum {string} */
            audience: "internal" | "borrower";
            note: string;
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
    listApprovalLimits: {
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
                    "application/json": components["schemas"]["ApprovalLimitDto"][];
                };
            };
        };
    };
    saveApprovalLimit: {
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
                "application/json": components["schemas"]["SaveApprovalLimitDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalLimitDto"];
                };
            };
        };
    };
    requestBudgetChange: {
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
                "application/json": components["schemas"]["RequestBudgetChangeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetChangeDto"];
                };
            };
        };
    };
    approveBudgetChange: {
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
                "application/json": components["schemas"]["BudgetChangeDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetChangeDto"];
                };
            };
        };
    };
    rejectBudgetChange: {
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
                "application/json": components["schemas"]["BudgetChangeRejectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetChangeDto"];
                };
            };
        };
    };
    withdrawBudgetChange: {
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
                "application/json": components["schemas"]["BudgetChangeDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetChangeDto"];
                };
            };
        };
    };
    getActiveTotals: {
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
                    "application/json": components["schemas"]["ActiveTotalsDto"];
                };
            };
        };
    };
    listDrawDrafts: {
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
                    "application/json": components["schemas"]["DrawDraftSummaryDto"][];
                };
            };
        };
    };
    listDrawRequestsOfCompany: {
        parameters: {
            query?: {
                /** @description Only draws of this loan. */
                applicationId?: string;
                /** @description Only what was requested before this draw request. */
                before?: string;
                limit?: number;
                /** @description Draws by what is left to do; for administrators. */
                selection?: "pending" | "hold" | "approved" | "rejected" | "decided";
                statusId?: 1 | 2 | 3 | 4;
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
                    "application/json": components["schemas"]["DrawRequestDto"][];
                };
            };
        };
    };
    listWaitingOfCompany: {
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
                    "application/json": components["schemas"]["BorrowerWaitingDto"];
                };
            };
        };
    };
    startDrawDraft: {
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
                "application/json": components["schemas"]["StartDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawDraftDto"];
                };
            };
        };
    };
    getDrawDraft: {
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
                    "application/json": components["schemas"]["DrawDraftDto"];
                };
            };
        };
    };
    saveDrawDraft: {
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
                "application/json": components["schemas"]["SaveDraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawDraftDto"];
                };
            };
        };
    };
    discardDrawDraft: {
        parameters: {
            query: {
                version: number;
            };
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
                    "application/json": components["schemas"]["DrawDraftDto"];
                };
            };
        };
    };
    previewDrawDraft: {
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
                    "application/json": components["schemas"]["DrawScheduleDto"];
                };
            };
        };
    };
    submitDrawDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
                "user-agent"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    listDrawRequests: {
        parameters: {
            query?: {
                /** @description Only draws of this loan. */
                applicationId?: string;
                /** @description Only what was requested before this draw request. */
                before?: string;
                limit?: number;
                /** @description Draws by what is left to do; for administrators. */
                selection?: "pending" | "hold" | "approved" | "rejected" | "decided";
                statusId?: 1 | 2 | 3 | 4;
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
                    "application/json": components["schemas"]["DrawRequestDto"][];
                };
            };
        };
    };
    createDrawRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
                "user-agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDrawRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    getDrawRequest: {
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
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    listDrawNotes: {
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
                    "application/json": components["schemas"]["DrawNoteDto"][];
                };
            };
        };
    };
    writeDrawNote: {
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
                "application/json": components["schemas"]["WriteDrawNoteDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawNoteDto"][];
                };
            };
        };
    };
    getDrawFindings: {
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
                    "application/json": components["schemas"]["DrawFindingsDto"];
                };
            };
        };
    };
    getDrawSchedule: {
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
                    "application/json": components["schemas"]["DrawScheduleDto"];
                };
            };
        };
    };
    acceptDrawRequest: {
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
                "application/json": components["schemas"]["DrawApprovalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    confirmProposal: {
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
                "application/json": components["schemas"]["DrawDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    declineProposal: {
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
                "application/json": components["schemas"]["DrawDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    approveDrawItem: {
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
                "application/json": components["schemas"]["DrawApprovalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    rejectDrawItem: {
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
                "application/json": components["schemas"]["DrawRejectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    rejectDrawRequest: {
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
                "application/json": components["schemas"]["DrawRejectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    previewRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewReleaseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawScheduleDto"];
                };
            };
        };
    };
    overrideDrawRule: {
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
                "application/json": components["schemas"]["OverrideDrawRuleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawFindingsDto"];
                };
            };
        };
    };
    saveDrawDecision: {
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
                "application/json": components["schemas"]["SaveDrawDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    searchDraws: {
        parameters: {
            query?: {
                /** @description Of these companies alone; ids joined by commas, at most 150. */
                companies?: string;
                /** @description nextCursor of the page before. */
                cursor?: string;
                /** @description Submitted that many days ago, or longer. */
                days?: number;
                limit?: number;
                order?: "oldest" | "newest";
                /** @description Words of the project’s name, or its number: the beginning of each is enough, and all have to fit. */
                q?: string;
                /** @description By what is left to do; left out: pending. */
                selection?: "pending" | "hold" | "approved" | "rejected" | "decided";
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
                    "application/json": components["schemas"]["FoundDrawsDto"];
                };
            };
        };
    };
    findDraws: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindDrawsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundDrawsDto"];
                };
            };
        };
    };
    listDrawSelections: {
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
                    "application/json": components["schemas"]["DrawSelectionDto"][];
                };
            };
        };
    };
    sendDrawBack: {
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
                "application/json": components["schemas"]["DrawReturnDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    listDrawStatuses: {
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
                    "application/json": components["schemas"]["DrawStatusCountDto"][];
                };
            };
        };
    };
    withdrawDraw: {
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
                "application/json": components["schemas"]["DrawDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRequestDto"];
                };
            };
        };
    };
    listDrawRules: {
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
                    "application/json": components["schemas"]["DrawRulesDto"][];
                };
            };
        };
    };
    saveDrawRules: {
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
                "application/json": components["schemas"]["SaveDrawRulesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawRulesDto"];
                };
            };
        };
    };
    listFundings: {
        parameters: {
            query?: {
                /** @description Only payments of this loan. */
                applicationId?: string;
                /** @description Only what was scheduled before this funding. */
                before?: string;
                stage?: "scheduled" | "funded" | "reversed" | "cancelled";
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
                    "application/json": components["schemas"]["ListedFundingDto"][];
                };
            };
        };
    };
    scheduleFunding: {
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
                "application/json": components["schemas"]["ScheduleFundingDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundingDto"];
                };
            };
        };
    };
    cancelFunding: {
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
                "application/json": components["schemas"]["CancelFundingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundingDto"];
                };
            };
        };
    };
    fundDraw: {
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
                "application/json": components["schemas"]["FundDrawDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundingDto"];
                };
            };
        };
    };
    listPendingFundings: {
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
                    "application/json": components["schemas"]["PendingFundingDto"][];
                };
            };
        };
    };
    reverseFunding: {
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
                "application/json": components["schemas"]["ReverseFundingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundingDto"];
                };
            };
        };
    };
    openInspection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInspectionDto"];
                };
            };
        };
    };
    reportByLink: {
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
                "application/json": components["schemas"]["LinkReportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInspectionDto"];
                };
            };
        };
    };
    listInspections: {
        parameters: {
            query?: {
                status?: "requested" | "scheduled" | "done" | "returned" | "accepted" | "cancelled";
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
                    "application/json": components["schemas"]["InspectionSummaryDto"][];
                };
            };
        };
    };
    requestInspection: {
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
                "application/json": components["schemas"]["RequestInspectionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    getInspection: {
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
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    printInspection: {
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
    acceptInspection: {
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
                "application/json": components["schemas"]["DecideInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    cancelInspection: {
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
                "application/json": components["schemas"]["DecideInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    setInspectionCaps: {
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
                "application/json": components["schemas"]["InspectionCapsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanInspectionsDto"];
                };
            };
        };
    };
    reportInspection: {
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
                "application/json": components["schemas"]["ReportInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    returnInspection: {
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
                "application/json": components["schemas"]["DecideInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    revokeInspectionLink: {
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
                "application/json": components["schemas"]["InspectionLinkCommandDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    scheduleInspection: {
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
                "application/json": components["schemas"]["ScheduleInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    sendInspectionLink: {
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
                "application/json": components["schemas"]["InspectionLinkCommandDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionDto"];
                };
            };
        };
    };
    admitPhotograph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdmitPhotographDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdmittedPhotographDto"];
                };
            };
        };
    };
    getLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LedgerDto"];
                };
            };
        };
    };
    listBudgetChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["BudgetChangeDto"][];
                };
            };
        };
    };
    correctFunded: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectFundedDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerDto"];
                };
            };
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LedgerEntryDto"][];
                };
            };
        };
    };
    getFundingTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["FundingTermsDto"];
                };
            };
        };
    };
    getLoanInspections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanInspectionsDto"];
                };
            };
        };
    };
    getLoanInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanInterestDto"];
                };
            };
        };
    };
    makeStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeStatementDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanInterestDto"];
                };
            };
        };
    };
    printStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
                month: string;
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
    setInterestTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetInterestTermsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanInterestDto"];
                };
            };
        };
    };
    listPaymentAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["PaymentAccountDto"][];
                };
            };
        };
    };
    savePaymentAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePaymentAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAccountDto"][];
                };
            };
        };
    };
    recordLoanPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordLoanPaymentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanInterestDto"];
                };
            };
        };
    };
    getPayoff: {
        parameters: {
            query?: {
                /** @description The day of the payoff; today where none is given. */
                day?: string;
            };
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
        };
    };
    recordPayoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPayoffDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
        };
    };
    printPayoff: {
        parameters: {
            query?: {
                /** @description The day of the payoff; today where none is given. */
                day?: string;
            };
            header?: never;
            path: {
                applicationId: string;
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
    setRetainageTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRetainageTermsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerDto"];
                };
            };
        };
    };
    addReleaseUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddReleaseUnitDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
        };
    };
    listLoanWaivers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["WaiverSummaryDto"][];
                };
            };
        };
    };
    saveLoanPaper: {
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
                "application/json": components["schemas"]["SaveLoanPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanPaperDto"][];
                };
            };
        };
    };
    listLenderAccounts: {
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
                    "application/json": components["schemas"]["PaymentAccountDto"][];
                };
            };
        };
    };
    saveLenderAccount: {
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
                "application/json": components["schemas"]["SavePaymentAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAccountDto"][];
                };
            };
        };
    };
    reverseLoanPayment: {
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
                "application/json": components["schemas"]["ReverseLoanPaymentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanInterestDto"];
                };
            };
        };
    };
    releaseUnit: {
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
                "application/json": components["schemas"]["ReleaseUnitDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
        };
    };
    getLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanDto"];
                };
            };
        };
    };
    printCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "text/calendar": string;
                };
            };
        };
    };
    listLoanEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                before?: string;
            };
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanEventsDto"];
                };
            };
        };
    };
    listLoanFiles: {
        parameters: {
            query?: {
                /** @description Files of draws before this one. */
                before?: string;
            };
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanFilesDto"];
                };
            };
        };
    };
    listLoanHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["LoanHappenedDto"][];
                };
            };
        };
    };
    setDrawPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDrawPlanDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawPlanDto"];
                };
            };
        };
    };
    listPaymentBatches: {
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
                    "application/json": components["schemas"]["PaymentBatchDto"][];
                };
            };
        };
    };
    exportPayments: {
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
                "application/json": components["schemas"]["ExportPaymentsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentBatchDto"];
                };
            };
        };
    };
    downloadPaymentsCsv: {
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
                    "text/csv": string;
                };
            };
        };
    };
    recordBatch: {
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
                "application/json": components["schemas"]["RecordBatchDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    downloadPaymentsXml: {
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
                    "application/xml": string;
                };
            };
        };
    };
    getPortfolio: {
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
                    "application/json": components["schemas"]["PortfolioDto"];
                };
            };
        };
    };
    exportWholeBook: {
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
                    "application/zip": string;
                };
            };
        };
    };
    listBook: {
        parameters: {
            query?: {
                company?: string;
                from?: number;
                rung?: "past" | "months3" | "months6" | "months12" | "months24" | "later" | "none";
                /** @description None: loans whose properties lie in several. */
                state?: string;
                type?: string;
                watch?: "any" | "matured" | "interestOverdue" | "paperEnded" | "drawWaiting" | "maturing" | "stalled";
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
                    "application/json": components["schemas"]["BookPageDto"];
                };
            };
        };
    };
    exportBook: {
        parameters: {
            query?: {
                company?: string;
                rung?: "past" | "months3" | "months6" | "months12" | "months24" | "later" | "none";
                /** @description None: loans whose properties lie in several. */
                state?: string;
                type?: string;
                watch?: "any" | "matured" | "interestOverdue" | "paperEnded" | "drawWaiting" | "maturing" | "stalled";
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
    listWaiting: {
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
                    "application/json": components["schemas"]["LenderWaitingDto"];
                };
            };
        };
    };
    openWaiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedWaiverDto"];
                };
            };
        };
    };
    printSignedWaiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
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
    refuseWaiver: {
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
                "application/json": components["schemas"]["RefuseWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedWaiverDto"];
                };
            };
        };
    };
    signWaiver: {
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
                "application/json": components["schemas"]["SignWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedWaiverDto"];
                };
            };
        };
    };
    getWaiver: {
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
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    acceptWaiver: {
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
                "application/json": components["schemas"]["MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    handInWaiver: {
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
                "application/json": components["schemas"]["HandInWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    remindWaiver: {
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
                "application/json": components["schemas"]["MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    returnWaiver: {
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
                "application/json": components["schemas"]["MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    revokeWaiver: {
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
                "application/json": components["schemas"]["MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    sendWaiver: {
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
                "application/json": components["schemas"]["SendWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
    voidWaiver: {
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
                "application/json": components["schemas"]["MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverDto"];
                };
            };
        };
    };
}
