// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/api/borrower/account/lexusRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/account/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["activeApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/activetotals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["activeTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/adverse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adverseNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/adverse/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adverseNoticePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/awaiting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationsAwaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/capital/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["capital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/closing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["closing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/draft/{id}/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["draft"];
        put: operations["keepDraft"];
        post?: never;
        delete: operations["forgetDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/happened/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["whatHappened"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/inClosing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationsInClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/inProgress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationsInProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/newapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["newApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/removeconstructionoverseer/{id}": {
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
    "/api/borrower/application/search/{id}": {
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
    "/api/borrower/application/single/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["application"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/submit/{id}": {
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
    "/api/borrower/application/underReview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationsUnderReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/application/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/budgets/allocate": {
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
    "/api/borrower/budgets/allocate/{id}": {
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
    "/api/borrower/budgets/property/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["budgetOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/budgets/property/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["budgetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/budgets/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/budget/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["budgetsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/detachperson/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["detachPerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/gcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateContractor"];
        post: operations["createContractor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/gcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["contractors"];
        put?: never;
        post?: never;
        delete: operations["removeContractor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateLicense"];
        post: operations["createLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["licenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createRelatedCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/removeBL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeLicenses"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/removeEO": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeOwners"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/removeexperience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeExperiences"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/removegeneralcontractor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeContractors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyStructure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/userById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/company/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usersOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/changes": {
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
    "/api/borrower/drawrequest/changes/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["budgetChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/changes/withdraw": {
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
    "/api/borrower/drawrequest/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawRequestsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/draft": {
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
    "/api/borrower/drawrequest/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawDraft"];
        put: operations["saveDrawDraft"];
        post?: never;
        delete: operations["discardDrawDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/draft/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawDraftSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/draft/{id}/submit": {
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
    "/api/borrower/drawrequest/drafts/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/ledger/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/ledger/{applicationId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ledgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/release-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["releaseSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/waiting/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/drawrequest/withdraw": {
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
    "/api/borrower/entityowners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeOwner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/company/{companyId}/s1/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["blankS1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/s1link/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeS1Link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/entityowners/s1link/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendS1Link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/esign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptEsign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/esign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawEsign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/esign/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignAcceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/esignmaster/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["latestEsignMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/experience/construction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["constructionExperiences"];
        put: operations["updateConstructionExperience"];
        post: operations["createConstructionExperience"];
        delete: operations["removeConstructionExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/experience/residential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["residentialExperiences"];
        put: operations["updateResidentialExperience"];
        post: operations["createResidentialExperience"];
        delete: operations["removeResidentialExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["filesOfParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/{parentType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/companyLogos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["fileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["fileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["nameFileProperty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/resumable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/resumable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["state"];
        put: operations["addPart"];
        post: operations["finish"];
        delete: operations["giveUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/retrieve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["fileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/s1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["s1Files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/s1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["s1FilesOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/fileUpload/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["fileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/floorplan/{id}": {
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
    "/api/borrower/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/inspections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/inspections/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inspectionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/inspections/cancel": {
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
    "/api/borrower/inspections/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inspectionsOfLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/interest/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["interestStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/payoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loan/{applicationId}/payoff/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payoffPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/loandocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["loanDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/notification/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["acknowledge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/notification/all/{company}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notificationsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/notification/timeline/{company}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timelineOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/people/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/people/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/people/invite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["invitablePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/people/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/steps/setupcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveSetupStep"];
        post: operations["createSetupStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/steps/setupcompany/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["setupStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/steps/setupcompany/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["setupSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["latestTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/{type}/version/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["termSheetVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptTermSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/app/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["termSheetAgreement"];
        put?: never;
        post?: never;
        delete: operations["withdrawTermSheet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/app/{applicationId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["termSheetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/app/{applicationId}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["applicationTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineTermSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/termsheet/supervision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acknowledgeSupervision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitBudgetsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createUnitBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/property/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitBudgetsOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/unit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["budgetOfUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/unit/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitBudgetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/unitbudgets/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateUnitBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["units"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/userprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownProfile"];
        put?: never;
        post: operations["updateOwnProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["accountsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/decisionlogic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/dltoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/profileByUid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profileByUid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/updatedecisionlogic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshAccountsOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/updatedecisionlogic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["refreshAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/users/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/waivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/waivers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waiverPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/waivers/hand-in": {
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
    "/api/borrower/waivers/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waiversOfLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/borrower/waivers/remind": {
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
    "/api/borrower/waivers/revoke": {
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
    "/api/borrower/waivers/send": {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        agreements_AcceptEsignDto: {
            /** @description Ignored: the server stamps the time. */
            acceptanceDate?: string;
            /** @default false */
            duringRegister: boolean;
            esignMasterId: string;
            /** @description The name as the user typed it: first and last name of the account, in capitals or not. */
            signature: string;
            userId: string;
        };
        agreements_AcknowledgeSupervisionDto: {
            applicationId: string;
            /** @description SHA-256 of the words that were shown. */
            contentHash: string;
        };
        agreements_AnswerTermSheetDto: {
            applicationId: string;
            /** @description SHA-256 of the text that was shown. */
            contentHash?: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            version: number;
        };
        agreements_ApplicationTermSheetDto: {
            /** Format: date-time */
            acceptedAt: string | null;
            applicationId: string;
            /** @description Sanitised HTML, filled. */
            content: string;
            /** @description SHA-256 of the content. */
            contentHash: string;
            /**
             * Format: date-time
             * @description Declined last, and not accepted since.
             */
            declinedAt: string | null;
            /** @description The application has other figures now than those that were accepted. */
            figuresChanged: boolean;
            /** @description The version in force. */
            latestVersion: number;
            /** @description The short number that people call it by. */
            projectNumber: number;
            /** @description The newest acknowledgement of these very words. */
            supervision: components["schemas"]["agreements_SupervisionDto"] | null;
            /** @description SHA-256 of these words. */
            supervisoryHash: string | null;
            /** @description What a borrower with a line of credit acknowledges. */
            supervisoryText: string | null;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            version: number;
        };
        agreements_EsignAcceptanceDto: {
            /** Format: date-time */
            acceptanceDate: string;
            /**
             * Format: date-time
             * @description The same instant, under the name that the e-sign modal reads.
             */
            acceptedDate: string;
            /** @description SHA-256 of the accepted text. */
            contentHash: string;
            duringRegister: boolean;
            esignMasterId: string;
            id: string;
            ip: string | null;
            /** @description The name as it was typed. */
            signature: string | null;
            /** @description First and last name of the account at that moment. */
            signerName: string | null;
            userAgent: string | null;
            userId: string;
            version: number;
            /** Format: date-time */
            withdrawnDate: string | null;
        };
        agreements_EsignMasterDto: {
            /** @description Sanitised HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            lastEditedBy: string | null;
            version: number;
        };
        agreements_IdDto: {
            id: string;
        };
        agreements_SupervisionDto: {
            /** @description SHA-256 of the words that were acknowledged. */
            contentHash: string;
            /** Format: date-time */
            date: string;
            id: string;
            /** @description First and last name of the account at that moment. */
            signerName: string | null;
        };
        agreements_TermSheetAgreementDto: {
            applicationId: string;
            /** @description SHA-256 of the accepted text. */
            contentHash: string;
            /** Format: date-time */
            date: string;
            id: string;
            ip: string | null;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            userId: string;
            version: number;
        };
        agreements_TermSheetDeclineDto: {
            applicationId: string;
            /** Format: date-time */
            date: string;
            id: string;
        };
        agreements_TermSheetDto: {
            /** @description Sanitised HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            /** Format: date-time */
            updatedAt: string;
            /** @description The administrator who saved it. */
            userId: string | null;
            version: number;
        };
        applications_AdverseNoticeDto: {
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
        applications_AllocateBudgetDto: {
            /** @enum {string} */
            over: "units" | "properties";
            /** Format: uuid */
            propertyId: string;
            shares: components["schemas"]["applications_BudgetShareDto"][];
            /** @description of the budget that is divided */
            version: number;
        };
        applications_ApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions: components["schemas"]["applications_ApprovalConditionDto"][];
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
            constructionOverseers: components["schemas"]["applications_OverseerDto"][];
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
            fundingSources: components["schemas"]["applications_FundingSourceDto"][];
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
            legalInformation?: components["schemas"]["applications_LegalInformationDto"] | null;
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
            properties: components["schemas"]["applications_PropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectedSteps: ("name" | "propertyInformation" | "budget" | "suppliers" | "borrower" | "litigation" | "termSheet")[];
            rejectionComments: components["schemas"]["applications_RejectionCommentDto"][];
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
            supervision: components["schemas"]["applications_SupervisionOnRecordDto"] | null;
            supervisoryAck?: boolean | null;
            suppliers?: components["schemas"]["applications_SuppliersDto"] | null;
            /** @description as they were decided last */
            terms: components["schemas"]["applications_LoanTermsDto"] | null;
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
        applications_ApplicationSummaryDto: {
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
        applications_AppraisalDto: {
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
        applications_ApprovalConditionDto: {
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
        applications_BudgetChangesDto: {
            lines: components["schemas"]["applications_ChangedBudgetItemDto"][];
            removedIds?: string[];
        };
        applications_BudgetDto: {
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
            sections: components["schemas"]["applications_BudgetSectionDto"][];
            totals: components["schemas"]["applications_BudgetTotalsDto"];
            uploadBudget: boolean;
            version: number;
        };
        applications_BudgetItemDto: {
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
        applications_BudgetSectionDto: {
            additionalItems: components["schemas"]["applications_BudgetItemDto"][];
            name: string;
            sectionIndex: number;
            totals: components["schemas"]["applications_BudgetTotalsDto"];
        };
        applications_BudgetShareDto: {
            /**
             * Format: uuid
             * @description the unit or the property
             */
            id: string;
            percent: number;
            /** @description of the budget that is overwritten; 0 where there is none */
            version: number;
        };
        applications_BudgetTotalsDto: {
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
        applications_CapitalDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description the newest of each property */
            appraisals: components["schemas"]["applications_AppraisalDto"][];
            costs: components["schemas"]["applications_PropertyCostsDto"][];
            limits: components["schemas"]["applications_LoanLimitsDto"] | null;
            points: components["schemas"]["applications_LimitPointDto"][];
        };
        applications_ChangedBudgetItemDto: {
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
        applications_ClosingDto: {
            /** Format: uuid */
            applicationId: string;
            items: components["schemas"]["applications_ClosingItemDto"][];
            /** @description required items that are open */
            open: ("building_permit" | "insurance" | "subordinated_debt" | "deed" | "title")[];
        };
        applications_ClosingItemDto: {
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
        applications_CreateApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions?: components["schemas"]["applications_ApprovalConditionDto"][];
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
            constructionOverseers?: components["schemas"]["applications_OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            displayFinancialLit?: boolean | null;
            /** Format: date */
            financialLiteracyDate?: string | null;
            financialLiteracyResult?: string | null;
            fundingSources?: components["schemas"]["applications_FundingSourceDto"][];
            /** Format: uuid */
            generalContractorId?: string | null;
            /** Format: uuid */
            generalWarrantyDeed?: string | null;
            generalWarrantyDeedNeeded?: boolean | null;
            horizontalImprovementsSame?: boolean | null;
            /** @enum {string|null} */
            intendedPurpose?: "sell" | "rent" | null;
            legalInformation?: components["schemas"]["applications_LegalInformationDto"] | null;
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
            properties?: components["schemas"]["applications_SavePropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectionComments?: components["schemas"]["applications_RejectionCommentDto"][];
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
            suppliers?: components["schemas"]["applications_SuppliersDto"] | null;
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
        };
        applications_DraftChangeDto: {
            /** @description its first character */
            from: number;
            text: string;
            /** @description the character after its last */
            to: number;
        };
        applications_DraftChangesDto: {
            pieces: components["schemas"]["applications_DraftChangeDto"][];
            /** @description that it changes */
            revision: number;
        };
        applications_DraftDto: {
            /** @description null also in the answer to changes, which were sent */
            content: string | null;
            /** @description counts its writings; 0 where there is nothing */
            revision: number;
            /** Format: date-time */
            typedAt: string | null;
        };
        applications_FloorDto: {
            /** @enum {string|null} */
            measurement?: "exact" | "approximate" | null;
            name?: string | null;
            sqft?: number | null;
        };
        applications_FloorPlanDto: {
            area?: string | null;
            finishedSquareFeet?: number | null;
            fullBathrooms?: number | null;
            /** Format: uuid */
            id?: string | null;
            partialBathrooms?: number | null;
            unfinishedSquareFeet?: number | null;
        };
        applications_FundingSourceDto: {
            /** Format: uuid */
            id?: string | null;
            name: string;
            /**
             * Format: int64
             * @description whole cents
             */
            total: number;
        };
        applications_HappenedDto: {
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
            sections: components["schemas"]["applications_RejectionCommentDto"][];
            /** @enum {string} */
            side: "borrower" | "lender" | "portal";
            /** @description a condition, an item of the closing */
            subject: string | null;
            /** @description as they were decided */
            terms: components["schemas"]["applications_LoanTermsDto"] | null;
            /**
             * Format: uuid
             * @description of the lender for the lender alone
             */
            userId: string | null;
        };
        applications_HistoryEntryDto: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            command: "create" | "save" | "finalSubmit" | "submitDocuments" | "saveReview" | "rejectSection" | "returnToBorrower" | "approve" | "reject" | "requireClosing" | "completeClosing";
            /** @enum {string|null} */
            fromStatus: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected" | null;
            /** Format: uuid */
            id: string;
            reason: string | null;
            rejectionComments: components["schemas"]["applications_RejectionCommentDto"][] | null;
            role: string;
            round: number;
            /** @enum {string} */
            toStatus: "in_progress" | "awaiting" | "submitted" | "in_closing" | "approved" | "rejected";
            /** Format: uuid */
            userId: string | null;
            version: number;
        };
        applications_HistoryPageDto: {
            items: components["schemas"]["applications_HappenedDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        applications_KeepDraftDto: {
            /** @description in place of the content */
            changes?: components["schemas"]["applications_DraftChangesDto"] | null;
            content?: string | null;
        };
        applications_LegalInformationDto: {
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
        applications_LimitPointDto: {
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
        applications_LoanDecisionDto: {
            limitsReason?: string | null;
            note?: string | null;
            overrideReason?: string | null;
            terms?: components["schemas"]["applications_LoanTermsDto"] | null;
        };
        applications_LoanDocumentDto: {
            hint: string | null;
            /** @enum {string} */
            need: "needed" | "optional";
            /** @enum {string} */
            type: "purchasecontract" | "presalecontract" | "survey" | "constructiondrawings" | "specsheet" | "thirdpartyinspection" | "photos" | "budget" | "resume" | "building_permit" | "insurance" | "title" | "deed" | "subordinated_debt";
        };
        applications_LoanDocumentsDto: {
            documents: components["schemas"]["applications_LoanDocumentDto"][];
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
        applications_LoanLimitsDto: {
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
        applications_LoanTermsDto: {
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
        applications_OverseerDto: {
            /** Format: uuid */
            applicationId?: string | null;
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            overseeingPersonId: string;
        };
        applications_OwnApplicationsDto: {
            items: components["schemas"]["applications_ApplicationSummaryDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
        };
        applications_ProFormaItemDto: {
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
        applications_PropertyCostsDto: {
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
        applications_PropertyDto: {
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
            floorPlans: components["schemas"]["applications_StoredFloorPlanDto"][];
            floors?: components["schemas"]["applications_FloorDto"][];
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
            proForma?: components["schemas"]["applications_ProFormaItemDto"][];
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
            units: components["schemas"]["applications_StoredUnitDto"][];
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
        applications_RejectionCommentDto: {
            step: string;
            value: string;
        };
        applications_RemovedDto: {
            /** Format: uuid */
            id: string;
        };
        applications_SaveApplicationDto: {
            activeStep?: number | null;
            activeStepSection?: number | null;
            allocationDone?: boolean | null;
            approvalConditions?: components["schemas"]["applications_ApprovalConditionDto"][];
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
            constructionOverseers?: components["schemas"]["applications_OverseerDto"][];
            contractorSelected?: boolean | null;
            costAck?: boolean | null;
            /** Format: uuid */
            creditApproverId?: string | null;
            /** @description what goes with an approval or a closing: its terms and why */
            decision?: components["schemas"]["applications_LoanDecisionDto"] | null;
            displayFinancialLit?: boolean | null;
            /** Format: date */
            financialLiteracyDate?: string | null;
            financialLiteracyResult?: string | null;
            fundingSources?: components["schemas"]["applications_FundingSourceDto"][];
            /** Format: uuid */
            generalContractorId?: string | null;
            /** Format: uuid */
            generalWarrantyDeed?: string | null;
            generalWarrantyDeedNeeded?: boolean | null;
            horizontalImprovementsSame?: boolean | null;
            /** @enum {string|null} */
            intendedPurpose?: "sell" | "rent" | null;
            legalInformation?: components["schemas"]["applications_LegalInformationDto"] | null;
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
            properties?: components["schemas"]["applications_SavePropertyDto"][];
            /** @enum {string|null} */
            propertyType?: "detached" | "townhouse" | "duplex" | "triplex" | "quadraplex" | "fiveOrMoreUnits" | null;
            rejectionComments?: components["schemas"]["applications_RejectionCommentDto"][];
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
            suppliers?: components["schemas"]["applications_SuppliersDto"] | null;
            unitsSoldOffIndividually?: (boolean | "unsure") | null;
            unitsSoldOffIndividuallyExplaination?: string | null;
            /** @description the version that the save is based on */
            version: number;
        };
        applications_SaveBudgetDto: {
            autoPopulate?: boolean | null;
            /**
             * @description how the budget came about
             * @enum {string|null}
             */
            budgetUploadFormat?: "form" | "upload" | "prior" | "template" | null;
            /** @enum {string|null} */
            byUnit?: "yes" | "no" | null;
            /** @description in place of the sections, which stay as they are stored */
            changes?: components["schemas"]["applications_BudgetChangesDto"] | null;
            name?: string | null;
            newForm?: boolean | null;
            /** Format: uuid */
            propertyId: string;
            sections: components["schemas"]["applications_SaveBudgetSectionDto"][];
            /**
             * Format: uuid
             * @description the saved budget that it was begun from
             */
            selectedBudget?: string | null;
            uploadBudget?: boolean | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        applications_SaveBudgetItemDto: {
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
        applications_SaveBudgetSectionDto: {
            additionalItems: components["schemas"]["applications_SaveBudgetItemDto"][];
            name: string;
            sectionIndex: number;
        };
        applications_SavePropertyDto: {
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
            floorPlans?: components["schemas"]["applications_FloorPlanDto"][];
            floors?: components["schemas"]["applications_FloorDto"][];
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
            proForma?: components["schemas"]["applications_ProFormaItemDto"][];
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
            units?: components["schemas"]["applications_UnitDto"][];
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
        applications_SaveUnitBudgetDto: {
            autoPopulate?: boolean | null;
            /** @enum {string|null} */
            byUnit?: "yes" | "no" | null;
            /** @description in place of the sections, which stay as they are stored */
            changes?: components["schemas"]["applications_BudgetChangesDto"] | null;
            name?: string | null;
            newForm?: boolean | null;
            sections: components["schemas"]["applications_SaveBudgetSectionDto"][];
            /** Format: uuid */
            unitId: string;
            uploadBudget?: boolean | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        applications_StoredFloorPlanDto: {
            area?: string | null;
            finishedSquareFeet?: number | null;
            fullBathrooms?: number | null;
            /** Format: uuid */
            id: string;
            partialBathrooms?: number | null;
            unfinishedSquareFeet?: number | null;
        };
        applications_StoredUnitDto: {
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
        applications_SupervisionOnRecordDto: {
            /** @description SHA-256 of the words */
            contentHash: string;
            /** Format: date-time */
            date: string;
            /** @description first and last name of the account at that moment */
            signerName: string | null;
        };
        applications_SupplierDto: {
            name?: string | null;
            phone?: string | null;
        };
        applications_SuppliersDto: {
            exterior?: components["schemas"]["applications_SupplierDto"] | null;
            foundations?: components["schemas"]["applications_SupplierDto"] | null;
            framing?: components["schemas"]["applications_SupplierDto"] | null;
            interior?: components["schemas"]["applications_SupplierDto"] | null;
            majorSystems?: components["schemas"]["applications_SupplierDto"] | null;
        };
        applications_UnitBudgetDto: {
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
            sections: components["schemas"]["applications_BudgetSectionDto"][];
            totals: components["schemas"]["applications_BudgetTotalsDto"];
            /** Format: uuid */
            unitId: string;
            version: number;
        };
        applications_UnitDto: {
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
        companies_BackgroundCheckDto: {
            id: string;
            personId: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description The provider's id. */
            requestId: string;
            /** @enum {string} */
            status: "received" | "clear" | "review";
        };
        companies_BeneficialOwnerDto: {
            atLeast20: boolean;
            atLeast25: boolean;
            firstName: string;
            holdings: components["schemas"]["companies_EffectiveHoldingDto"][];
            isControlPerson: boolean;
            lastName: string;
            /** @description Over all paths, an exact decimal. */
            percent: string;
            personId: string;
        };
        companies_CompanyDetailsDto: {
            additionalPeopleConfirmed?: boolean | null;
            buildersLicenseNumber?: string | null;
            companyStructureVerified?: boolean | null;
            eiN_TAXID?: string | null;
            hasBuildersLicense?: boolean | null;
            legalEntityName?: string | null;
            licenseRevoked?: boolean | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
            moreThanMillionRevenue?: boolean | null;
            numberOfShareholders?: number | null;
            organizationName?: string | null;
            physicalAddressSameAsMailing?: boolean | null;
            physicalCity?: string | null;
            physicalState?: string | null;
            physicalStreetAddress?: string | null;
            physicalZipCode?: string | null;
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        companies_CompanyDto: {
            additionalPeopleConfirmed?: boolean | null;
            brokerId?: string | null;
            buildersLicenseNumber?: string | null;
            /** @description Accounts of the company itself; those of its owners stand with them. */
            businessAccounts: components["schemas"]["companies_FinancialAccountDto"][];
            companyId: string;
            companyStructureVerified?: boolean | null;
            controlPersonId: string | null;
            /** Format: date-time */
            createdAt: string;
            creditAmount?: number | null;
            eiN_TAXID?: string | null;
            /** @description Owned of what is needed in all its entities, to three significant digits. */
            entityOwnerPercentComplete: number;
            hasBuildersLicense?: boolean | null;
            legalEntityName?: string | null;
            licenseRevoked?: boolean | null;
            lineOfCredit?: boolean | null;
            /** @description One of its applications is submitted; its borrower cannot change it. */
            locked: boolean;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
            moreThanMillionRevenue?: boolean | null;
            numberOfShareholders?: number | null;
            organizationName?: string | null;
            parentCompanyId: string | null;
            physicalAddressSameAsMailing?: boolean | null;
            physicalCity?: string | null;
            physicalState?: string | null;
            physicalStreetAddress?: string | null;
            physicalZipCode?: string | null;
            references: components["schemas"]["companies_ReferenceDto"][];
            revokeReason?: string | null;
            /** @description The step of S1 uploads is hidden: no owner is a person by name. */
            s1Hidden: boolean;
            /** @description A digit a step of set-up, 1 where it is complete. */
            sectionComplete: string;
            /** @description Every step with its status; none of an entity that only owns a part of another company. */
            setupSteps: components["schemas"]["companies_SetupStatusDto"][];
            stateOfIncorperation?: string | null;
            /** Format: date-time */
            updatedAt: string;
            userCompanies: components["schemas"]["companies_CompanyMemberDto"][];
            usesThirdParty?: boolean | null;
            version: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        companies_CompanyMemberDto: {
            /** @description The outside check of the driver's licence was passed. */
            identityVerified: boolean;
            userId: string;
        };
        companies_CompanyOfUserDto: {
            companyId: string;
            organizationName: string;
        };
        companies_CompanyUserDto: {
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        companies_CompanyUserWithCompaniesDto: {
            companies: components["schemas"]["companies_CompanyOfUserDto"][];
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        companies_ContractorDto: {
            builderLicenses: components["schemas"]["companies_LicenseDto"][];
            companyId: string;
            emailAddress?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            licenseRevoked?: boolean | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            thirdPartyContractorId: string;
            version: number;
        };
        companies_ContractorIdDto: {
            /** Format: uuid */
            thirdPartyContractorId: string;
        };
        companies_CreateCompanyDto: {
            additionalPeopleConfirmed?: boolean | null;
            buildersLicenseNumber?: string | null;
            companyStructureVerified?: boolean | null;
            eiN_TAXID?: string | null;
            hasBuildersLicense?: boolean | null;
            legalEntityName?: string | null;
            licenseRevoked?: boolean | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
            moreThanMillionRevenue?: boolean | null;
            numberOfShareholders?: number | null;
            organizationName?: string | null;
            physicalAddressSameAsMailing?: boolean | null;
            physicalCity?: string | null;
            physicalState?: string | null;
            physicalStreetAddress?: string | null;
            physicalZipCode?: string | null;
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        companies_CreateContractorDto: {
            /** Format: uuid */
            companyId: string;
            emailAddress?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            licenseRevoked?: boolean | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
        };
        companies_CreateExperienceDto: {
            city?: string | null;
            /** Format: uuid */
            companyId: string;
            dateSold?: string | null;
            residentialStatus?: string | null;
            salesPrice?: number | null;
            state?: string | null;
            street?: string | null;
            type?: string | null;
            /** Format: uuid */
            userId?: string | null;
        };
        companies_CreateLicenseDto: {
            /** Format: uuid */
            companyId: string;
            /**
             * Format: uuid
             * @description The company, person or contractor whose licence it is.
             */
            holderId: string;
            /** @enum {string} */
            holderType: "company" | "person" | "contractor";
            licenseNotRequired?: boolean | null;
            number?: string | null;
            state?: string | null;
        };
        companies_CreateOwnerDto: {
            /** @enum {string} */
            entityOwnerType: "person" | "multiplePeopleUnder20" | "company";
            fullOrPartTime?: string | null;
            investInOwnNameAcknowledgement?: boolean | null;
            officer?: boolean | null;
            /**
             * Format: uuid
             * @description The company that is owned: the borrowing one, or an entity of its tree.
             */
            ownedCompanyId: string;
            /** @description A new entity, where none that is known is named. */
            ownerCompany?: components["schemas"]["companies_CompanyDetailsDto"] | null;
            /** Format: uuid */
            ownerCompanyId?: string | null;
            percentOwnership?: number | null;
            /** @description Of a person: its fields, of a new one or changed ones of one that is known. */
            person?: components["schemas"]["companies_OwnerPersonDto"] | null;
            /** Format: uuid */
            personId?: string | null;
            role?: string | null;
            under20Acknowledgement?: boolean | null;
            willingToBeGuarantor?: boolean | null;
        };
        companies_CreatePersonDto: {
            canSendMessages?: boolean | null;
            city?: string | null;
            /** Format: uuid */
            companyId: string;
            emailAddress?: string | null;
            employedByThirdparty?: boolean | null;
            firstName?: string | null;
            fullOrPartTime?: string | null;
            lastName?: string | null;
            married?: boolean | null;
            middleName?: string | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            role?: string | null;
            spouseName?: string | null;
            state?: string | null;
            streetAddress?: string | null;
            thirdpartyCompanyName?: string | null;
            thirdpartyEmployedSince?: number | null;
            thirdpartyEmploymentStatus?: string | null;
            title?: string | null;
            yearsInCommercialConstruction?: number | null;
            yearsInHomeConstruction?: number | null;
            zipCode?: string | null;
        };
        companies_CreateRelatedCompanyDto: {
            additionalPeopleConfirmed?: boolean | null;
            buildersLicenseNumber?: string | null;
            companyStructureVerified?: boolean | null;
            eiN_TAXID?: string | null;
            hasBuildersLicense?: boolean | null;
            legalEntityName?: string | null;
            licenseRevoked?: boolean | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
            moreThanMillionRevenue?: boolean | null;
            numberOfShareholders?: number | null;
            organizationName?: string | null;
            /** Format: uuid */
            parentCompanyId: string;
            physicalAddressSameAsMailing?: boolean | null;
            physicalCity?: string | null;
            physicalState?: string | null;
            physicalStreetAddress?: string | null;
            physicalZipCode?: string | null;
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        companies_EffectiveHoldingDto: {
            /** @description The company in which the holding is. */
            companyId: string;
            entityOwnerId: string;
            /** @description Its part of the company asked for, an exact decimal. */
            percent: string;
        };
        companies_EntityNeedDto: {
            companyId: string;
            name: string;
            percent: number;
        };
        companies_ExperienceDto: {
            city?: string | null;
            companyId: string;
            dateSold?: string | null;
            id: string;
            /** @description Name of whose project it was. */
            ownerName: string | null;
            residentialStatus?: string | null;
            salesPrice?: number | null;
            state?: string | null;
            street?: string | null;
            type?: string | null;
            /** Format: uuid */
            userId?: string | null;
            version: number;
        };
        companies_FinancialAccountDto: {
            accountName: string;
            /**
             * Format: date
             * @description The day of the balances.
             */
            asOfDate: string;
            /** @description Cents; null for a borrower. */
            availableBalance: number | null;
            /** @description Cents; null for a borrower. */
            averageBalance: number | null;
            /** @description Cents; null for a borrower. */
            averageBalanceRecent: number | null;
            id: string;
            institutionName: string;
            /** @description 3 is verified. */
            status: number;
            /** @description Status 3, and of a business account dated within the last 7 days. */
            verified: boolean;
        };
        companies_InvitablePersonDto: {
            /** @description Null: without an address nobody can be invited. */
            email: string | null;
            firstName: string;
            /**
             * Format: date-time
             * @description When this address was asked last; null: never.
             */
            invitedAt: string | null;
            /** @description A user of the company has this address already. */
            isMember: boolean;
            lastName: string;
            personId: string;
        };
        companies_LicenseDto: {
            holderId: string;
            holderName: string;
            /** @enum {string} */
            holderType: "company" | "person" | "contractor";
            id: string;
            licenseNotRequired: boolean;
            number: string | null;
            state: string;
            version: number;
        };
        companies_OwedS1Dto: {
            /** @description Nobody in the tree is a person by name: the step is hidden. */
            hidden: boolean;
            /** @description Who still owes an S-1. */
            needed: components["schemas"]["companies_PersonDto"][];
            /** @description Who was asked to sign it by a link. */
            requests: components["schemas"]["companies_S1RequestDto"][];
        };
        companies_OwnedEntityDto: {
            companyId: string;
            /** @description Exactly 100. */
            complete: boolean;
            entityOwners: components["schemas"]["companies_OwnerDto"][];
            legalEntityName: string | null;
            organizationName: string;
            /** @description Sum of the percentages, exact. */
            percentOwned: number;
            version: number;
        };
        companies_OwnerCompanyDto: {
            companyId: string;
            legalEntityName: string | null;
            organizationName: string;
        };
        companies_OwnerDto: {
            accounts: components["schemas"]["companies_FinancialAccountDto"][];
            displayName: string;
            /** @enum {string} */
            entityOwnerType: "person" | "multiplePeopleUnder20" | "company";
            fullOrPartTime: string | null;
            id: string;
            investInOwnNameAcknowledgement: boolean;
            multiplePeopleUnder20: boolean;
            officer: boolean | null;
            ownedCompanyId: string;
            ownerCompany: components["schemas"]["companies_OwnerCompanyDto"] | null;
            ownerCompanyId: string | null;
            percentOwnership: number;
            person: components["schemas"]["companies_PersonDto"] | null;
            personId: string | null;
            role: string | null;
            /** @description The file with the S-1 of the person. */
            s1id: string | null;
            under20Acknowledgement: boolean;
            version: number;
            willingToBeGuarantor: boolean | null;
        };
        companies_OwnerPersonDto: {
            canSendMessages?: boolean | null;
            city?: string | null;
            emailAddress?: string | null;
            employedByThirdparty?: boolean | null;
            firstName?: string | null;
            fullOrPartTime?: string | null;
            lastName?: string | null;
            married?: boolean | null;
            middleName?: string | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            role?: string | null;
            spouseName?: string | null;
            state?: string | null;
            streetAddress?: string | null;
            thirdpartyCompanyName?: string | null;
            thirdpartyEmployedSince?: number | null;
            thirdpartyEmploymentStatus?: string | null;
            title?: string | null;
            version?: number | null;
            yearsInCommercialConstruction?: number | null;
            yearsInHomeConstruction?: number | null;
            zipCode?: string | null;
        };
        companies_OwnershipDto: {
            /** @description Every natural person by name, largest share first. */
            beneficialOwners: components["schemas"]["companies_BeneficialOwnerDto"][];
            companyId: string;
            companyStructureVerified: boolean;
            controlPersonId: string | null;
            entities: components["schemas"]["companies_OwnedEntityDto"][];
            /** @description Groups of people under 20 percent, who are not named. */
            groups: components["schemas"]["companies_EffectiveHoldingDto"][];
            /** @description Entities that are under 100 percent. */
            needed100: components["schemas"]["companies_EntityNeedDto"][];
            /** @description Owned of what is needed in all entities, to three significant digits. */
            percentComplete: number;
            s1: components["schemas"]["companies_OwedS1Dto"];
            /** @description What nobody has been named for yet, an exact decimal. */
            unassigned: string;
        };
        companies_PeopleDto: {
            /** @description Employees who own nothing. */
            otherPeople: components["schemas"]["companies_PersonDto"][];
            owners: components["schemas"]["companies_PersonDto"][];
            thirdPartyContractors: components["schemas"]["companies_ContractorDto"][];
        };
        companies_PersonDto: {
            builderLicenses: components["schemas"]["companies_LicenseDto"][];
            canSendMessages?: boolean | null;
            city?: string | null;
            /** @description The borrowing company. */
            companyId: string;
            emailAddress?: string | null;
            employedByThirdparty?: boolean | null;
            firstName?: string | null;
            fullOrPartTime?: string | null;
            id: string;
            lastName?: string | null;
            married?: boolean | null;
            middleName?: string | null;
            mobileNumber?: string | null;
            /** @description In the list of those who own nothing. */
            otherPerson: boolean;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            role?: string | null;
            /** @description The file with the S-1. */
            s1Id: string | null;
            spouseName?: string | null;
            state?: string | null;
            streetAddress?: string | null;
            thirdpartyCompanyName?: string | null;
            thirdpartyEmployedSince?: number | null;
            thirdpartyEmploymentStatus?: string | null;
            title?: string | null;
            version: number;
            yearsInCommercialConstruction?: number | null;
            yearsInHomeConstruction?: number | null;
            zipCode?: string | null;
        };
        companies_ReferenceDto: {
            companyName?: string | null;
            contactName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
            /** @enum {string} */
            type: "banking" | "tradeSubcontractor" | "supplyCompany" | "secondaryBanking";
            yearsWorkingWith?: number | null;
        };
        companies_RefreshAccountsDto: {
            requestCode: string;
        };
        companies_RefreshedAccountsDto: {
            accounts: components["schemas"]["companies_FinancialAccountDto"][];
            /** @description The borrowing company. */
            companyId: string;
            /** @description Null for the accounts of the company itself. */
            entityOwnerId: string | null;
            /** @description The person is through in the widget. */
            finished: boolean;
            requestCode: string;
        };
        companies_RemoveContractorsDto: {
            ThirdPartyContractors: components["schemas"]["companies_ContractorIdDto"][];
        };
        companies_RemovedDto: {
            /** @description Ids of what is gone. */
            removed: string[];
        };
        companies_RemoveExperiencesDto: {
            ConstructionExperiences?: components["schemas"]["companies_RowIdDto"][];
            ResidentialExperiences?: components["schemas"]["companies_RowIdDto"][];
        };
        companies_RemoveLicensesDto: {
            BuilderLicenses: components["schemas"]["companies_RowIdDto"][];
        };
        companies_RemoveOwnersDto: {
            EntityOwners: components["schemas"]["companies_RowIdDto"][];
        };
        companies_RequestBackgroundDto: {
            /** @description The person has agreed to the request; true is needed. */
            authorized: boolean;
            /** Format: uuid */
            companyId: string;
            /**
             * Format: uuid
             * @description A person of the company.
             */
            personId: string;
        };
        companies_RequestVerificationDto: {
            /** Format: uuid */
            companyId?: string | null;
            /** Format: uuid */
            entityOwnerId?: string | null;
        };
        companies_RowIdDto: {
            /** Format: uuid */
            id: string;
        };
        companies_S1LinkDto: {
            /**
             * Format: uuid
             * @description The borrowing company.
             */
            companyId: string;
            /** Format: uuid */
            personId: string;
        };
        companies_S1RequestDto: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            openedAt: string | null;
            /** Format: uuid */
            personId: string;
            /** Format: date-time */
            revokedAt: string | null;
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            signedAt: string | null;
        };
        companies_SaveSetupStepDto: {
            /** Format: uuid */
            companyId: string;
            index: number;
            name: string;
            /**
             * @description What the caller sees. The status that is stored is computed from the company where the step is one of set-up.
             * @enum {string}
             */
            status?: "notstarted" | "started" | "complete";
            /** @enum {string} */
            type: "setupcompany";
        };
        companies_SetupStatusDto: {
            /** @description The number of the step in the wizard. */
            index: number;
            /** @enum {string} */
            key: "generalInformation" | "borrowerEntity" | "owners" | "otherOwners" | "s1" | "contractors" | "structure" | "licenses" | "additionalPeople" | "references" | "experience";
            /** @enum {string} */
            status: "notstarted" | "started" | "complete";
        };
        companies_SetupStepDto: {
            companyId: string;
            id: string;
            index: number;
            name: string;
            /** @enum {string} */
            status: "notstarted" | "started" | "complete";
            type: string;
        };
        companies_UpdateCompanyDto: {
            additionalPeopleConfirmed?: boolean | null;
            brokerId?: string | null;
            buildersLicenseNumber?: string | null;
            /** Format: uuid */
            companyId: string;
            companyStructureVerified?: boolean | null;
            /** Format: uuid */
            controlPersonId?: string | null;
            creditAmount?: number | null;
            eiN_TAXID?: string | null;
            hasBuildersLicense?: boolean | null;
            legalEntityName?: string | null;
            licenseRevoked?: boolean | null;
            lineOfCredit?: boolean | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
            moreThanMillionRevenue?: boolean | null;
            numberOfShareholders?: number | null;
            organizationName?: string | null;
            physicalAddressSameAsMailing?: boolean | null;
            physicalCity?: string | null;
            physicalState?: string | null;
            physicalStreetAddress?: string | null;
            physicalZipCode?: string | null;
            /** @description References to save, one a type; a type that is left out stays. */
            references?: components["schemas"]["companies_ReferenceDto"][];
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version?: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        companies_UpdateContractorDto: {
            emailAddress?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            licenseRevoked?: boolean | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            /** Format: uuid */
            thirdPartyContractorId: string;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
        };
        companies_UpdateExperienceDto: {
            city?: string | null;
            dateSold?: string | null;
            /** Format: uuid */
            id: string;
            residentialStatus?: string | null;
            salesPrice?: number | null;
            state?: string | null;
            street?: string | null;
            type?: string | null;
            /** Format: uuid */
            userId?: string | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
        };
        companies_UpdateLicenseDto: {
            /** Format: uuid */
            id: string;
            licenseNotRequired?: boolean | null;
            number?: string | null;
            state?: string | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
        };
        companies_UpdateOwnerDto: {
            /**
             * @description As it is: an owner does not become another kind.
             * @enum {string}
             */
            entityOwnerType?: "person" | "multiplePeopleUnder20" | "company";
            fullOrPartTime?: string | null;
            /** Format: uuid */
            id: string;
            investInOwnNameAcknowledgement?: boolean | null;
            officer?: boolean | null;
            percentOwnership?: number | null;
            /** @description Of a person: its fields, of a new one or changed ones of one that is known. */
            person?: components["schemas"]["companies_OwnerPersonDto"] | null;
            role?: string | null;
            under20Acknowledgement?: boolean | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
            willingToBeGuarantor?: boolean | null;
        };
        companies_UpdatePersonDto: {
            canSendMessages?: boolean | null;
            city?: string | null;
            emailAddress?: string | null;
            employedByThirdparty?: boolean | null;
            firstName?: string | null;
            fullOrPartTime?: string | null;
            /** Format: uuid */
            id: string;
            lastName?: string | null;
            married?: boolean | null;
            middleName?: string | null;
            mobileNumber?: string | null;
            /** Format: uuid */
            resumeId?: string | null;
            resumeText?: string | null;
            role?: string | null;
            spouseName?: string | null;
            state?: string | null;
            streetAddress?: string | null;
            thirdpartyCompanyName?: string | null;
            thirdpartyEmployedSince?: number | null;
            thirdpartyEmploymentStatus?: string | null;
            title?: string | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
            yearsInCommercialConstruction?: number | null;
            yearsInHomeConstruction?: number | null;
            zipCode?: string | null;
        };
        companies_VerificationDto: {
            /** Format: date-time */
            expiresAt: string;
            requestCode: string;
            /** @description The widget, for a frame of the page. It posts {Status, requestCode}: 3 when it is done. */
            widgetUrl: string;
        };
        companies_VerifyStructureDto: {
            /** Format: uuid */
            companyId: string;
            value: boolean;
        };
        draws_ActiveLoanDto: {
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
            properties: components["schemas"]["draws_LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["draws_AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        draws_ActiveTotalsDto: {
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /** Format: uuid */
            companyId: string;
            /** @description Funded so far, cents. */
            fundedToDate: number;
            loans: components["schemas"]["draws_ActiveLoanDto"][];
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
        draws_AgreedTermsDto: {
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
        draws_BorrowerWaitingDto: {
            papers: components["schemas"]["draws_EndingPaperDto"][];
            waivers: components["schemas"]["draws_WaitingWaiversDto"][];
        };
        draws_BudgetChangeDecisionDto: {
            /** Format: uuid */
            id: string;
            note?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_BudgetChangeDto: {
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
            lineItems: components["schemas"]["draws_BudgetChangeLineDto"][];
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
            supportingDocuments: components["schemas"]["draws_SupportingDocumentDto"][];
            version: number;
        };
        draws_BudgetChangeLineDto: {
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
        draws_CertificateDto: {
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
        draws_CreateDrawLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices?: components["schemas"]["draws_DrawInvoiceDto"][];
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
        draws_CreateDrawRequestDto: {
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
            lineItems: components["schemas"]["draws_CreateDrawLineDto"][];
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
        draws_DecideInspectionDto: {
            /** Format: uuid */
            id: string;
            reason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_DraftInvoiceDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount?: number | null;
            number?: string | null;
            payee?: string | null;
        };
        draws_DraftLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices?: components["schemas"]["draws_DraftInvoiceDto"][];
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
        draws_DraftWholeDto: {
            note?: string | null;
            supportingDocuments?: string[];
            /** @description The version that it was typed over; 0 for a line that is new. */
            version: number;
        };
        draws_DrawBudgetItemDto: {
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
        draws_DrawDecisionDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        draws_DrawDraftDto: {
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
            lineItems: components["schemas"]["draws_DrawDraftLineDto"][];
            note: string | null;
            returned: components["schemas"]["draws_DrawSubmissionDto"] | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: uuid */
            startedBy: string;
            supportingDocuments: components["schemas"]["draws_SupportingDocumentDto"][];
            version: number;
            wholeVersion: number;
        };
        draws_DrawDraftLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            changedBy: string;
            invoices: components["schemas"]["draws_DraftInvoiceDto"][];
            /** @description Cents. */
            materialsStored: number | null;
            percentComplete: number | null;
            /** @description Cents. */
            requestedAmount: number | null;
            supportingDocuments: components["schemas"]["draws_SupportingDocumentDto"][];
            version: number;
        };
        draws_DrawDraftSummaryDto: {
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
        draws_DrawInvoiceDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
            number: string;
            payee: string;
        };
        draws_DrawLineDto: {
            /** Format: date-time */
            acceptDate: string | null;
            /** Format: uuid */
            acceptedBy: string | null;
            additionalBudgetItem: components["schemas"]["draws_DrawBudgetItemDto"];
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
            invoices: components["schemas"]["draws_DrawInvoiceDto"][];
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
            supportingDocuments: components["schemas"]["draws_SupportingDocumentDto"][];
        };
        draws_DrawNoteDto: {
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
        draws_DrawPlanDto: {
            /** @description What is planned to be funded in each month, from the opening on, cents. */
            months: number[];
            /** Format: date-time */
            plannedAt: string;
            reason: string | null;
            version: number;
        };
        draws_DrawProposalDto: {
            /** @description What of the draw is approved with it, cents. */
            approvedAmount: number;
            /** @description What was the limit then, cents. */
            limit: number;
            lineItems: components["schemas"]["draws_ProposedLineDto"][];
            /** Format: date-time */
            proposedAt: string;
            /** Format: uuid */
            proposedBy: string;
        };
        draws_DrawRequestDto: {
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
            fundings: components["schemas"]["draws_FundingDto"][];
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
            lineItems: components["schemas"]["draws_DrawLineDto"][];
            note: string | null;
            /**
             * @description By what is left to do; 5: all decided, not alike.
             * @enum {integer}
             */
            place: 1 | 2 | 3 | 4 | 5;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description For administrators, in the answer for one draw only; null where none is proposed. */
            proposal?: components["schemas"]["draws_DrawProposalDto"] | null;
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
            submissions?: components["schemas"]["draws_DrawSubmissionDto"][];
            /** @description Files of the whole draw. */
            supportingDocuments: components["schemas"]["draws_SupportingDocumentDto"][];
            /**
             * Format: uuid
             * @description Who submitted it.
             */
            userId: string;
            version: number;
        };
        draws_DrawScheduleDto: {
            certificate: components["schemas"]["draws_CertificateDto"];
            /** @description Of that, contingency; null without any. */
            contingency: components["schemas"]["draws_ScheduleAmountsDto"] | null;
            lines: components["schemas"]["draws_ScheduleLineDto"][];
            totals: components["schemas"]["draws_ScheduleAmountsDto"];
        };
        draws_DrawStatusCountDto: {
            /** @description How many draw requests have it that the caller may see. */
            count: number;
            /** @description There are more: it was counted no further. */
            countIsBound: boolean;
            /** @enum {integer} */
            id: 1 | 2 | 3 | 4;
            status: string;
        };
        draws_DrawSubmissionDto: {
            /** @enum {string|null} */
            endedAs: "sent_back" | "withdrawn" | null;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: uuid */
            endedBy: string | null;
            endedReason: string | null;
            lineItems: components["schemas"]["draws_SubmittedLineDto"][];
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
        draws_EndingPaperDto: {
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
        draws_FundingDto: {
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
        draws_HandInWaiverDto: {
            /** Format: uuid */
            fileUploadId: string;
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_InspectedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            note?: string | null;
            /** @description Left out: not looked at. */
            percentComplete?: number | null;
            photos?: components["schemas"]["draws_InspectionPhotoDto"][];
            reason?: string | null;
        };
        draws_InspectionDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description Of the loan. */
            applicationName: string;
            /** Format: uuid */
            drawRequestId: string | null;
            /** @description Budget lines that are held until it is done. */
            heldLines: string[];
            history: components["schemas"]["draws_InspectionMoveDto"][];
            /** Format: uuid */
            id: string;
            /** @description Null for the borrower. */
            inspectorEmail: string | null;
            /** Format: uuid */
            inspectorId: string | null;
            inspectorName: string | null;
            /** @description Null for the borrower. */
            link: components["schemas"]["draws_InspectionLinkDto"] | null;
            note: string | null;
            /** @enum {string} */
            origin: "borrower" | "lender" | "hold";
            projectNumber: number | null;
            /** @description Why it was returned or cancelled. */
            reason: string | null;
            reports: components["schemas"]["draws_InspectionReportDto"][];
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
        draws_InspectionLinkDto: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            sentAt: string;
        };
        draws_InspectionMoveDto: {
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
        draws_InspectionPhotoDto: {
            /** Format: uuid */
            fileUploadId: string;
            /** @description Latitude and longitude in degrees. */
            place?: string | null;
            /** Format: date-time */
            takenAt?: string | null;
        };
        draws_InspectionReportDto: {
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["draws_InspectedLineDto"][];
            /** @description Who did it by a link that the user sent. */
            namedInspector: string | null;
            note: string | null;
            photos: components["schemas"]["draws_InspectionPhotoDto"][];
            /** Format: date-time */
            reportedAt: string;
            /** Format: uuid */
            reportedBy: string;
            /** Format: uuid */
            reportId: string;
            round: number;
        };
        draws_InspectionSummaryDto: {
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
        draws_InterestReserveDto: {
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
        draws_InterestStatementDto: {
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
        draws_InterestTermsChangeDto: {
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
        draws_InterestTermsDto: {
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
        draws_LedgerDto: {
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
            lines: components["schemas"]["draws_LedgerLineDto"][];
            loanType: string;
            name: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["draws_LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description What is held back of what is approved from now on. */
            retainage: components["schemas"]["draws_RetainageTermsDto"];
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["draws_AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        draws_LedgerEntryDto: {
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
        draws_LedgerLineDto: {
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
        draws_LedgerPropertyDto: {
            city: string;
            /** Format: uuid */
            propertyId: string;
            state: string;
            street: string;
            zipCode: string;
        };
        draws_LineProgressDto: {
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
        draws_LoanDrawDto: {
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
        draws_LoanDto: {
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
            draws: components["schemas"]["draws_LoanDrawDto"][];
            /** @description Funded so far, cents. */
            fundedToDate: number;
            /** @description In the order of time; what was funded before the portal had the loan is of its first day. */
            funding: components["schemas"]["draws_LoanFundingDto"][];
            /** @description As agreed, cents; null where no terms were decided. */
            interestReserve: number | null;
            /** @description What is left to pay interest from: of what was paid in, and of the lines of the budget for it, cents. */
            interestReserveLeft: number;
            /** @description What payments have put into the reserve so far, cents. */
            interestReservePaidIn: number;
            lines: components["schemas"]["draws_LoanLineDto"][];
            loanType: string;
            name: string;
            /** Format: date-time */
            openedAt: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Approved and not paid out yet, cents; part of what remains. */
            pendingFunding: number;
            /** @description Null where the lender entered none. */
            plan: components["schemas"]["draws_DrawPlanDto"] | null;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["draws_LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Approved and held back, cents; part of what remains. */
            retainageHeld: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["draws_AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
            /** Format: uuid */
            userId: string;
        };
        draws_LoanEventDto: {
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
        draws_LoanEventsDto: {
            /** @description The latest first. */
            items: components["schemas"]["draws_LoanEventDto"][];
            /** @description `before` of the next page; null where there is none. */
            next: string | null;
        };
        draws_LoanFileDto: {
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
        draws_LoanFilesDto: {
            items: components["schemas"]["draws_LoanFileDto"][];
            /** @description `before` of the next page; null where there is none. */
            next: string | null;
        };
        draws_LoanFundingDto: {
            /** @description Cents. */
            amount: number;
            /**
             * Format: date
             * @description At UTC-4.
             */
            day: string;
        };
        draws_LoanHappenedDto: {
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
        draws_LoanInspectionsDto: {
            /** Format: uuid */
            applicationId: string;
            capsDraws: boolean;
            inspections: components["schemas"]["draws_InspectionSummaryDto"][];
            lines: components["schemas"]["draws_LineProgressDto"][];
            /** @description Of the setting; 0 before the first change. */
            settingVersion: number;
        };
        draws_LoanInterestDto: {
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
            changes: components["schemas"]["draws_InterestTermsChangeDto"][];
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
            payments: components["schemas"]["draws_LoanPaymentDto"][];
            /** @description Interest of one day on that. */
            perDiem: number;
            /** @description Funded and not paid back. */
            principal: number;
            reserve: components["schemas"]["draws_InterestReserveDto"];
            /** @description The latest first. */
            statements: components["schemas"]["draws_InterestStatementDto"][];
            terms: components["schemas"]["draws_InterestTermsDto"];
            /**
             * Format: int64
             * @description whole cents
             */
            unapplied: number;
        };
        draws_LoanLineDto: {
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
        draws_LoanPaymentDto: {
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
        draws_LoanUnitDto: {
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
        draws_MoveWaiverDto: {
            /** Format: uuid */
            id: string;
            reason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_NewBudgetLineDto: {
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
        draws_PayoffDto: {
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
            units: components["schemas"]["draws_LoanUnitDto"][];
            /**
             * Format: int64
             * @description whole cents
             */
            waiting: number;
        };
        draws_PreviewReleaseDto: {
            /** Format: uuid */
            applicationId: string;
            lineItems: components["schemas"]["draws_CreateDrawLineDto"][];
        };
        draws_ProposedLineDto: {
            /** @description Cents, of an approval. */
            approvedAmount: number | null;
            /** Format: uuid */
            id: string;
            reductionReason: string | null;
            rejectReason: string | null;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
        };
        draws_RequestBudgetChangeDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            kind: "reallocation" | "contingency" | "change_order";
            lineItems: components["schemas"]["draws_RequestedChangeLineDto"][];
            /** @description Of a change order. */
            newLines?: components["schemas"]["draws_NewBudgetLineDto"][];
            reason: string;
            /** @enum {string|null} */
            source?: "equity" | "contingency" | "other" | null;
            sourceName?: string | null;
            /** @description Ids of uploaded files. */
            supportingDocuments?: string[];
        };
        draws_RequestedChangeLineDto: {
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
        draws_RequestInspectionDto: {
            /** Format: uuid */
            applicationId: string;
            /**
             * Format: uuid
             * @description Of the same loan.
             */
            drawRequestId?: string | null;
            note?: string | null;
        };
        draws_RetainageContractorDto: {
            /** @description Ids of budget lines. */
            lines?: string[];
            name: string;
            percent?: number | null;
        };
        draws_RetainageLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            percent: number;
        };
        draws_RetainageTermsDto: {
            completedPercent: number;
            /** @description Where it is held by contractor. */
            contractors: components["schemas"]["draws_RetainageContractorDto"][];
            /** @enum {string} */
            heldBy: "loan" | "contractor" | "line";
            lines: components["schemas"]["draws_RetainageLineDto"][];
            reducedPercent: number | null;
            /** @enum {string|null} */
            reductionAppliesTo: "later" | "all" | null;
            reductionFromPercent: number | null;
            storedPercent: number;
            version: number;
        };
        draws_SaveDraftDto: {
            lineItems: components["schemas"]["draws_DraftLineDto"][];
            whole?: components["schemas"]["draws_DraftWholeDto"] | null;
        };
        draws_ScheduleAmountsDto: {
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
        draws_ScheduleLineDto: {
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
        draws_SendWaiverDto: {
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
        draws_StartDraftDto: {
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
        draws_SubmitDraftDto: {
            /** @description Data URL of a PNG. */
            certifySignature: string;
            /** Format: date-time */
            certifySignatureDate?: string | null;
            /** @description The signer's own name. */
            signedName: string;
            /** @description The version that it was typed over; 0 for a line that is new. */
            version: number;
        };
        draws_SubmittedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            invoices: components["schemas"]["draws_DrawInvoiceDto"][];
            name: string;
            /**
             * Format: int64
             * @description whole cents
             */
            requestedAmount: number;
        };
        draws_SupportingDocumentDto: {
            /** Format: uuid */
            fileUploadId: string;
            userFileName: string;
        };
        draws_WaitingWaiversDto: {
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
        draws_WaiverDto: {
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
            history: components["schemas"]["draws_WaiverMoveDto"][];
            /** Format: uuid */
            id: string;
            /**
             * @description How it was signed.
             * @enum {string|null}
             */
            means: "link" | "paper" | null;
            paper: components["schemas"]["draws_WaiverPaperDto"] | null;
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
        draws_WaiverMoveDto: {
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
        draws_WaiverPaperDto: {
            /** Format: uuid */
            fileUploadId: string;
            userFileName: string;
        };
        draws_WaiverSummaryDto: {
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
            paper: components["schemas"]["draws_WaiverPaperDto"] | null;
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
        files_BeginUploadDto: {
            /** Format: uuid */
            applicationId?: string;
            /** Format: uuid */
            brokerId?: string;
            /** Format: uuid */
            companyId?: string;
            /** @description Of the file. */
            name: string;
            /** @enum {string} */
            parentType: "application" | "company" | "user" | "broker";
            /** Format: uuid */
            personId?: string;
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            replaces?: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            type: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            userId?: string;
        };
        files_FileLinkDto: {
            /** @description Relative to the base path of the area. For this session, and for a few minutes. */
            uri: string;
        };
        files_FileRoundDto: {
            comments: string | null;
            /** Format: uuid */
            fileUploadId: string;
            /**
             * @description Null for the upload.
             * @enum {string|null}
             */
            fromStatus: "pending" | "approved" | "rejected" | null;
            /** Format: date-time */
            happenedAt: string;
            /**
             * @description Whose side said of which property the file is; its status stays. Null for an upload or a decision.
             * @enum {string|null}
             */
            namedBy: "borrower" | "lender" | null;
            /** @description What the property was called when somebody said it; null where it was taken back. */
            propertyTitle: string | null;
            /** @enum {string} */
            toStatus: "pending" | "approved" | "rejected";
            /**
             * Format: uuid
             * @description Who did it.
             */
            userId: string;
            /** @description Of the file that it was about. */
            version: number;
        };
        files_FileUploadDto: {
            comments: string | null;
            /** @description Found in the bytes. */
            contentType: string;
            /** @enum {string} */
            fileType: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            fileUploadId: string;
            /**
             * Format: uuid
             * @description The application, company, user or broker.
             */
            id: string;
            /** @enum {string} */
            parentType: "application" | "company" | "user" | "broker";
            /** Format: uuid */
            personId: string | null;
            /**
             * Format: uuid
             * @description The property of its application whose paper it is; null where it belongs to the whole, or nobody said.
             */
            propertyId: string | null;
            /** Format: date-time */
            replacedAt: string | null;
            /**
             * Format: uuid
             * @description The next version; null for the current one.
             */
            replacedBy: string | null;
            /** @description SHA-256 of the bytes, hexadecimal. */
            sha256: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            uploadedAt: string;
            /**
             * Format: uuid
             * @description The user; the broker record itself where an invited broker had no account yet.
             */
            uploadedBy: string;
            userFileName: string;
            /** @description From 1, one more at every replacement. */
            version: number;
        };
        files_FileUploadFormDto: {
            /** Format: uuid */
            applicationId?: string;
            /** Format: uuid */
            brokerId?: string;
            /** Format: uuid */
            companyId?: string;
            /** Format: binary */
            file: string;
            /** Format: uuid */
            personId?: string;
            /**
             * Format: uuid
             * @description The property of the application whose paper it is: a presale contract, a budget. Of an application with one it may be left out.
             */
            propertyId?: string;
            /**
             * Format: uuid
             * @description The current file whose place the new one takes; it is kept as an older version. A logo, a W-9 and a person's S-1 or resume replace the one before by themselves.
             */
            replaces?: string;
            /** @enum {string} */
            type: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            userId?: string;
        };
        files_NameFilePropertyDto: {
            /**
             * Format: uuid
             * @description What was read. Where it is another one by now nothing is changed: 409 with the file as it is.
             */
            fromPropertyId: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null: nobody knows it any more.
             */
            propertyId: string | null;
        };
        files_ResumableUploadDto: {
            /** Format: uuid */
            id: string;
            /** @description Bytes that have arrived: the next part begins here. */
            offset: number;
            /** @description Most bytes that a part has. */
            partBytes: number;
            /** @description Bytes. */
            size: number;
        };
        identity_CheckIdentityDto: {
            /** @description As the front. */
            back: string;
            /** @description JPEG or PNG in base64, of at most 5 MB; a data: prefix is let pass. */
            front: string;
        };
        identity_IdentityCheckDto: {
            Status: components["schemas"]["identity_IdentityCheckStatusDto"];
        };
        identity_IdentityCheckStatusDto: {
            ConversationId: string;
            RequestId: string;
            TransactionReasonCode: components["schemas"]["identity_TransactionReasonCodeDto"];
        };
        identity_InviteUserDto: {
            companyId: string;
            email: string;
            /** @description Without names the invited person gives them. */
            firstName?: string;
            lastName?: string;
        };
        identity_OutcomeDto: {
            result: string;
        };
        identity_ProfileDto: {
            buildersLicense: boolean | null;
            buildersLicenseNumber: string | null;
            buildersLicenseState: string | null;
            canSendMessages: boolean;
            city: string;
            email: string;
            employedByThirdparty: boolean | null;
            firstName: string;
            id: string;
            identityConversationId: string | null;
            identityRequestId: string | null;
            identityVerified: boolean;
            /** Format: date-time */
            identityVerifiedAt: string | null;
            /** @description Four digits, which rest sealed and are given to nobody: a read has a mask of them, which keeps them when it is sent. */
            lastFourSSN: string;
            lastName: string;
            licenseRevoked: boolean | null;
            married: boolean | null;
            mobileNumber: string;
            revokeReason: string | null;
            spouseName: string | null;
            state: string;
            streetAddress: string;
            thirdpartyCompanyName: string | null;
            thirdpartyEmployedSince: number | null;
            thirdpartyEmploymentStatus: string | null;
            userId: string;
            version: number;
            yearsInCommercialConstruction: number | null;
            yearsInHomeConstruction: number | null;
            zipCode: string;
        };
        identity_TransactionReasonCodeDto: {
            /** @description A code that contains pass is success. */
            Code: string;
            Description: string;
        };
        identity_UpdatePasswordDto: {
            id?: string;
            newPassword: string;
            password: string;
        };
        identity_UpdateProfileDto: {
            buildersLicense?: boolean | null;
            buildersLicenseNumber?: string | null;
            buildersLicenseState?: string | null;
            canSendMessages?: boolean | null;
            city?: string | null;
            employedByThirdparty?: boolean | null;
            firstName?: string | null;
            identityConversationId?: string | null;
            identityRequestId?: string | null;
            /** @description Four digits, which rest sealed and are given to nobody: a read has a mask of them, which keeps them when it is sent. */
            lastFourSSN?: string | null;
            lastName?: string | null;
            licenseRevoked?: boolean | null;
            married?: boolean | null;
            mobileNumber?: string | null;
            revokeReason?: string | null;
            spouseName?: string | null;
            state?: string | null;
            streetAddress?: string | null;
            thirdpartyCompanyName?: string | null;
            thirdpartyEmployedSince?: number | null;
            thirdpartyEmploymentStatus?: string | null;
            /** @description The version that the change was made on; another one now is a conflict. Left out by a change that touches no other field. */
            version?: number;
            yearsInCommercialConstruction?: number | null;
            yearsInHomeConstruction?: number | null;
            zipCode?: string | null;
        };
        identity_UserDto: {
            email: string;
            firstName: string;
            id: string;
            isOwner: boolean;
            isSuper: boolean;
            lastName: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            userId: string;
            userProfile: components["schemas"]["identity_UserNameDto"];
        };
        identity_UserNameDto: {
            firstName: string;
            lastName: string;
            userId: string;
        };
        notifications_AcknowledgedNotificationsDto: {
            acknowledged: string[];
        };
        notifications_AcknowledgeNotificationsDto: {
            /** @description Ids, as a list or as text: one id, or JSON. */
            notifications: string[] | string;
        };
        notifications_NotificationDto: {
            acknowledged: boolean;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Where it leads, a path in the reader's area. */
            link: string | null;
            message: string;
        };
        notifications_TimelineDto: {
            /** @description Newest first. */
            entries: components["schemas"]["notifications_TimelineEntryDto"][];
            /** @description There are earlier ones. */
            more: boolean;
        };
        notifications_TimelineEntryDto: {
            applicationId: string | null;
            /** Format: date-time */
            happenedAt: string;
            id: string;
            message: string;
            /** @description What it happened to; empty where its name is not known. */
            subject: string;
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
    requestBackground: {
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
                "application/json": components["schemas"]["companies_RequestBackgroundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_BackgroundCheckDto"];
                };
            };
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_UpdatePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_OutcomeDto"];
                };
            };
        };
    };
    activeApplications: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    activeTotals: {
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
                    "application/json": components["schemas"]["draws_ActiveTotalsDto"];
                };
            };
        };
    };
    adverseNotices: {
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
                    "application/json": components["schemas"]["applications_AdverseNoticeDto"][];
                };
            };
        };
    };
    adverseNoticePdf: {
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
    applicationsAwaiting: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    capital: {
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
                    "application/json": components["schemas"]["applications_CapitalDto"];
                };
            };
        };
    };
    closing: {
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
                    "application/json": components["schemas"]["applications_ClosingDto"];
                };
            };
        };
    };
    applicationsOfCompany: {
        parameters: {
            query?: {
                /** @description a group of the dashboard; all without */
                group?: "applications" | "items" | "review" | "closing" | "active";
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    draft: {
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
                    "application/json": components["schemas"]["applications_DraftDto"];
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
                "application/json": components["schemas"]["applications_KeepDraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_DraftDto"];
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
                    "application/json": components["schemas"]["applications_DraftDto"];
                };
            };
        };
    };
    whatHappened: {
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
                    "application/json": components["schemas"]["applications_HistoryPageDto"];
                };
            };
        };
    };
    applicationHistory: {
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
                    "application/json": components["schemas"]["applications_HistoryEntryDto"][];
                };
            };
        };
    };
    applicationsInClosing: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    applicationsInProgress: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    newApplication: {
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
                "application/json": components["schemas"]["applications_CreateApplicationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_ApplicationDto"];
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
                    "application/json": components["schemas"]["applications_RemovedDto"];
                };
            };
        };
    };
    searchApplications: {
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
                    "application/json": components["schemas"]["applications_OwnApplicationsDto"];
                };
            };
        };
    };
    application: {
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
                    "application/json": components["schemas"]["applications_ApplicationDto"];
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
                    "application/json": components["schemas"]["applications_ApplicationDto"];
                };
            };
        };
    };
    applicationsUnderReview: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
                };
            };
        };
    };
    updateApplication: {
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
                "application/json": components["schemas"]["applications_SaveApplicationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_ApplicationDto"];
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
                "application/json": components["schemas"]["applications_AllocateBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_BudgetDto"];
                };
            };
        };
    };
    undoAllocation: {
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
                    "application/json": components["schemas"]["applications_BudgetDto"];
                };
            };
        };
    };
    budgetOfProperty: {
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
                    "application/json": components["schemas"]["applications_BudgetDto"];
                };
            };
        };
    };
    budgetPdf: {
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
    updateBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["applications_SaveBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_BudgetDto"];
                };
            };
        };
    };
    budgetsOfCompany: {
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
                    "application/json": components["schemas"]["applications_BudgetDto"][];
                };
            };
        };
    };
    companyById: {
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
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    detachPerson: {
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
                    "application/json": components["schemas"]["companies_PersonDto"];
                };
            };
        };
    };
    updateContractor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateContractorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ContractorDto"];
                };
            };
        };
    };
    createContractor: {
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
                "application/json": components["schemas"]["companies_CreateContractorDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ContractorDto"];
                };
            };
        };
    };
    contractors: {
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
                    "application/json": components["schemas"]["companies_ContractorDto"][];
                };
            };
        };
    };
    removeContractor: {
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
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    ownCompany: {
        parameters: {
            query?: {
                companyId?: string;
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
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    updateLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateLicenseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_LicenseDto"];
                };
            };
        };
    };
    createLicense: {
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
                "application/json": components["schemas"]["companies_CreateLicenseDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_LicenseDto"];
                };
            };
        };
    };
    licenses: {
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
                    "application/json": components["schemas"]["companies_LicenseDto"][];
                };
            };
        };
    };
    createRelatedCompany: {
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
                "application/json": components["schemas"]["companies_CreateRelatedCompanyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    createCompany: {
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
                "application/json": components["schemas"]["companies_CreateCompanyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateCompanyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    removeLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RemoveLicensesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    removeOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RemoveOwnersDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    removeExperiences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RemoveExperiencesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    removeContractors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RemoveContractorsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    verifyStructure: {
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
                "application/json": components["schemas"]["companies_VerifyStructureDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyDto"];
                };
            };
        };
    };
    companyUser: {
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
                    "application/json": components["schemas"]["companies_CompanyUserWithCompaniesDto"];
                };
            };
        };
    };
    usersOfCompany: {
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
                    "application/json": components["schemas"]["companies_CompanyUserDto"][];
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
                "application/json": components["schemas"]["draws_CreateDrawRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawRequestDto"];
                };
            };
        };
    };
    drawRequest: {
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
                    "application/json": components["schemas"]["draws_DrawRequestDto"];
                };
            };
        };
    };
    drawCertificatePdf: {
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
    drawNotes: {
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
                    "application/json": components["schemas"]["draws_DrawNoteDto"][];
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
                "application/json": components["schemas"]["draws_RequestBudgetChangeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_BudgetChangeDto"];
                };
            };
        };
    };
    budgetChanges: {
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
                    "application/json": components["schemas"]["draws_BudgetChangeDto"][];
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
                "application/json": components["schemas"]["draws_BudgetChangeDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_BudgetChangeDto"];
                };
            };
        };
    };
    drawRequestsOfCompany: {
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
                    "application/json": components["schemas"]["draws_DrawRequestDto"][];
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
                "application/json": components["schemas"]["draws_StartDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawDraftDto"];
                };
            };
        };
    };
    drawDraft: {
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
                    "application/json": components["schemas"]["draws_DrawDraftDto"];
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
                "application/json": components["schemas"]["draws_SaveDraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawDraftDto"];
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
                    "application/json": components["schemas"]["draws_DrawDraftDto"];
                };
            };
        };
    };
    drawDraftSchedule: {
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
                    "application/json": components["schemas"]["draws_DrawScheduleDto"];
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
                "application/json": components["schemas"]["draws_SubmitDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawRequestDto"];
                };
            };
        };
    };
    drawDrafts: {
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
                    "application/json": components["schemas"]["draws_DrawDraftSummaryDto"][];
                };
            };
        };
    };
    ledger: {
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
                    "application/json": components["schemas"]["draws_LedgerDto"];
                };
            };
        };
    };
    ledgerEntries: {
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
                    "application/json": components["schemas"]["draws_LedgerEntryDto"][];
                };
            };
        };
    };
    releaseSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["draws_PreviewReleaseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawScheduleDto"];
                };
            };
        };
    };
    drawSchedule: {
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
                    "application/json": components["schemas"]["draws_DrawScheduleDto"];
                };
            };
        };
    };
    drawStatuses: {
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
                    "application/json": components["schemas"]["draws_DrawStatusCountDto"][];
                };
            };
        };
    };
    waiting: {
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
                    "application/json": components["schemas"]["draws_BorrowerWaitingDto"];
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
                "application/json": components["schemas"]["draws_DrawDecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawRequestDto"];
                };
            };
        };
    };
    updateOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateOwnerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_OwnerDto"];
                };
            };
        };
    };
    removeOwner: {
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
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    blankS1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
                personId: string;
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
    ownership: {
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
                    "application/json": components["schemas"]["companies_OwnershipDto"];
                };
            };
        };
    };
    createOwner: {
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
                "application/json": components["schemas"]["companies_CreateOwnerDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_OwnerDto"];
                };
            };
        };
    };
    revokeS1Link: {
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
                "application/json": components["schemas"]["companies_S1LinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_S1RequestDto"];
                };
            };
        };
    };
    sendS1Link: {
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
                "application/json": components["schemas"]["companies_S1LinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_S1RequestDto"];
                };
            };
        };
    };
    acceptEsign: {
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
                "application/json": components["schemas"]["agreements_AcceptEsignDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_EsignAcceptanceDto"];
                };
            };
        };
    };
    withdrawEsign: {
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
                    "application/json": components["schemas"]["agreements_IdDto"];
                };
            };
        };
    };
    esignAcceptances: {
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
                    "application/json": components["schemas"]["agreements_EsignAcceptanceDto"][];
                };
            };
        };
    };
    latestEsignMaster: {
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
                    "application/json": components["schemas"]["agreements_EsignMasterDto"];
                };
            };
        };
    };
    constructionExperiences: {
        parameters: {
            query?: {
                /** @description The company in use where none is named. */
                companyId?: string;
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
                    "application/json": components["schemas"]["companies_ExperienceDto"][];
                };
            };
        };
    };
    updateConstructionExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateExperienceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ExperienceDto"];
                };
            };
        };
    };
    createConstructionExperience: {
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
                "application/json": components["schemas"]["companies_CreateExperienceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ExperienceDto"];
                };
            };
        };
    };
    removeConstructionExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RowIdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    residentialExperiences: {
        parameters: {
            query?: {
                /** @description The company in use where none is named. */
                companyId?: string;
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
                    "application/json": components["schemas"]["companies_ExperienceDto"][];
                };
            };
        };
    };
    updateResidentialExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdateExperienceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ExperienceDto"];
                };
            };
        };
    };
    createResidentialExperience: {
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
                "application/json": components["schemas"]["companies_CreateExperienceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ExperienceDto"];
                };
            };
        };
    };
    removeResidentialExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RowIdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RemovedDto"];
                };
            };
        };
    };
    filesOfParent: {
        parameters: {
            query?: {
                type?: string;
            };
            header?: never;
            path: {
                a: string;
                b: string;
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
                };
            };
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parentType: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["files_FileUploadFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_FileUploadDto"];
                };
            };
        };
    };
    companyLogos: {
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
                };
            };
        };
    };
    fileContent: {
        parameters: {
            query: {
                token: string;
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
                    "application/octet-stream": string;
                };
            };
        };
    };
    fileHistory: {
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
                    "application/json": components["schemas"]["files_FileRoundDto"][];
                };
            };
        };
    };
    nameFileProperty: {
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
                "application/json": components["schemas"]["files_NameFilePropertyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_FileUploadDto"];
                };
            };
        };
    };
    begin: {
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
                "application/json": components["schemas"]["files_BeginUploadDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_ResumableUploadDto"];
                };
            };
        };
    };
    state: {
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
                    "application/json": components["schemas"]["files_ResumableUploadDto"];
                };
            };
        };
    };
    addPart: {
        parameters: {
            query: {
                offset: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_ResumableUploadDto"];
                };
            };
        };
    };
    finish: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_FileUploadDto"];
                };
            };
        };
    };
    giveUp: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    fileLink: {
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
                    "application/json": components["schemas"]["files_FileLinkDto"];
                };
            };
        };
    };
    s1Files: {
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
                };
            };
        };
    };
    s1FilesOfCompany: {
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
                };
            };
        };
    };
    fileVersions: {
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
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
                    "application/json": components["schemas"]["applications_RemovedDto"];
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
                "application/json": components["schemas"]["draws_RequestInspectionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_InspectionDto"];
                };
            };
        };
    };
    inspection: {
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
                    "application/json": components["schemas"]["draws_InspectionDto"];
                };
            };
        };
    };
    inspectionPdf: {
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
                "application/json": components["schemas"]["draws_DecideInspectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_InspectionDto"];
                };
            };
        };
    };
    inspectionsOfLoan: {
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
                    "application/json": components["schemas"]["draws_LoanInspectionsDto"];
                };
            };
        };
    };
    loan: {
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
                    "application/json": components["schemas"]["draws_LoanDto"];
                };
            };
        };
    };
    loanCalendar: {
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
    loanEvents: {
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
                    "application/json": components["schemas"]["draws_LoanEventsDto"];
                };
            };
        };
    };
    loanFiles: {
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
                    "application/json": components["schemas"]["draws_LoanFilesDto"];
                };
            };
        };
    };
    loanHistory: {
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
                    "application/json": components["schemas"]["draws_LoanHappenedDto"][];
                };
            };
        };
    };
    loanInterest: {
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
                    "application/json": components["schemas"]["draws_LoanInterestDto"];
                };
            };
        };
    };
    interestStatementPdf: {
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
    payoff: {
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
                    "application/json": components["schemas"]["draws_PayoffDto"];
                };
            };
        };
    };
    payoffPdf: {
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
    loanDocuments: {
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
                    "application/json": components["schemas"]["applications_LoanDocumentsDto"][];
                };
            };
        };
    };
    acknowledge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notifications_AcknowledgeNotificationsDto"];
                "multipart/form-data": components["schemas"]["notifications_AcknowledgeNotificationsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_AcknowledgedNotificationsDto"];
                };
            };
        };
    };
    notificationsOfCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company: string;
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
                    "application/json": components["schemas"]["notifications_NotificationDto"][];
                };
            };
        };
    };
    timelineOfCompany: {
        parameters: {
            query?: {
                /** @description The last entry of the page before; without it, the newest entries. */
                before?: string;
            };
            header?: never;
            path: {
                company: string;
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
                    "application/json": components["schemas"]["notifications_TimelineDto"];
                };
            };
        };
    };
    people: {
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
                    "application/json": components["schemas"]["companies_PeopleDto"];
                };
            };
        };
    };
    createPerson: {
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
                "application/json": components["schemas"]["companies_CreatePersonDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_PersonDto"];
                };
            };
        };
    };
    invitablePeople: {
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
                    "application/json": components["schemas"]["companies_InvitablePersonDto"][];
                };
            };
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_UpdatePersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_PersonDto"];
                };
            };
        };
    };
    saveSetupStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_SaveSetupStepDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_SetupStepDto"];
                };
            };
        };
    };
    createSetupStep: {
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
                "application/json": components["schemas"]["companies_SaveSetupStepDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_SetupStepDto"];
                };
            };
        };
    };
    setupStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
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
                    "application/json": components["schemas"]["companies_SetupStepDto"];
                };
            };
        };
    };
    setupSteps: {
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
                    "application/json": components["schemas"]["companies_SetupStepDto"][];
                };
            };
        };
    };
    latestTermSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
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
                    "application/json": components["schemas"]["agreements_TermSheetDto"];
                };
            };
        };
    };
    termSheetVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                version: number;
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
                    "application/json": components["schemas"]["agreements_TermSheetDto"];
                };
            };
        };
    };
    acceptTermSheet: {
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
                "application/json": components["schemas"]["agreements_AnswerTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_TermSheetAgreementDto"];
                };
            };
        };
    };
    termSheetAgreement: {
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
                    "application/json": components["schemas"]["agreements_TermSheetAgreementDto"];
                };
            };
        };
    };
    withdrawTermSheet: {
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_IdDto"];
                };
            };
        };
    };
    termSheetPdf: {
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
                    "application/pdf": string;
                };
            };
        };
    };
    applicationTermSheet: {
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
                    "application/json": components["schemas"]["agreements_ApplicationTermSheetDto"];
                };
            };
        };
    };
    declineTermSheet: {
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
                "application/json": components["schemas"]["agreements_AnswerTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_TermSheetDeclineDto"];
                };
            };
        };
    };
    acknowledgeSupervision: {
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
                "application/json": components["schemas"]["agreements_AcknowledgeSupervisionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_SupervisionDto"];
                };
            };
        };
    };
    unitBudget: {
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
                    "application/json": components["schemas"]["applications_UnitBudgetDto"];
                };
            };
        };
    };
    unitBudgetsOfCompany: {
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
                    "application/json": components["schemas"]["applications_UnitBudgetDto"][];
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
                "application/json": components["schemas"]["applications_SaveUnitBudgetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_UnitBudgetDto"];
                };
            };
        };
    };
    unitBudgetsOfProperty: {
        parameters: {
            query?: {
                /** @description leaves the sections out */
                only?: "totals" | null;
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
                    "application/json": components["schemas"]["applications_UnitBudgetDto"][];
                };
            };
        };
    };
    budgetOfUnit: {
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
                    "application/json": components["schemas"]["applications_UnitBudgetDto"];
                };
            };
        };
    };
    unitBudgetPdf: {
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
    updateUnitBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["applications_SaveUnitBudgetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_UnitBudgetDto"];
                };
            };
        };
    };
    units: {
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
                    "application/json": components["schemas"]["applications_StoredUnitDto"][];
                };
            };
        };
    };
    ownProfile: {
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
                    "application/json": components["schemas"]["identity_ProfileDto"];
                };
            };
        };
    };
    updateOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_UpdateProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_ProfileDto"];
                };
            };
        };
    };
    accountsOfCompany: {
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
                    "application/json": components["schemas"]["identity_UserDto"][];
                };
            };
        };
    };
    requestVerification: {
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
                "application/json": components["schemas"]["companies_RequestVerificationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_VerificationDto"];
                };
            };
        };
    };
    checkIdentity: {
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
                "application/json": components["schemas"]["identity_CheckIdentityDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_IdentityCheckDto"];
                };
            };
        };
    };
    inviteUser: {
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
                "application/json": components["schemas"]["identity_InviteUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_OutcomeDto"];
                };
            };
        };
    };
    profile: {
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
                    "application/json": components["schemas"]["identity_ProfileDto"];
                };
            };
        };
    };
    profileByUid: {
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
                    "application/json": components["schemas"]["identity_ProfileDto"];
                };
            };
        };
    };
    refreshAccountsOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_RefreshAccountsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_RefreshedAccountsDto"];
                };
            };
        };
    };
    refreshAccounts: {
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
                    "application/json": components["schemas"]["companies_RefreshedAccountsDto"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_UpdateProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_ProfileDto"];
                };
            };
        };
    };
    waiver: {
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
                    "application/json": components["schemas"]["draws_WaiverDto"];
                };
            };
        };
    };
    waiverPdf: {
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
                "application/json": components["schemas"]["draws_HandInWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_WaiverDto"];
                };
            };
        };
    };
    waiversOfLoan: {
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
                    "application/json": components["schemas"]["draws_WaiverSummaryDto"][];
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
                "application/json": components["schemas"]["draws_MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_WaiverDto"];
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
                "application/json": components["schemas"]["draws_MoveWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_WaiverDto"];
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
                "application/json": components["schemas"]["draws_SendWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_WaiverDto"];
                };
            };
        };
    };
}
