// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/api/admin/account/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/updatePassword": {
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
    "/api/admin/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/addBrokerToCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assignBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/addCompanyAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addCompanyAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["activityCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/companyAdminHistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company: who was given to it, taken away, made point person */
        get: operations["companyAdminHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/companyAdmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/dealHistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company: what administrators changed in Deal Entry */
        get: operations["dealHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/getAdmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["administrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/getAdminsForCompany/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminsForCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/getBrokers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["brokersToChoose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/removeCompanyAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeCompanyAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/removePriv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removePrivileges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/removeTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/secondFactor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["secondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/setSuper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setSuper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** tasks of administrators by whose they are, state and what they are about */
        get: operations["tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/tasks/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what happened to a task */
        get: operations["taskChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/updateBroker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updateBrokerAsAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/updateCompAdmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updatePointPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admin/updatTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** notices of adverse action that are due, were sent or closed, a page at a time */
        get: operations["adverseNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** those of one application */
        get: operations["adverseNoticesOfApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** decisions on all applications with their times, a page at a time */
        get: operations["decisionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/decisions/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the same as a table to count with */
        get: operations["decisionReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/letter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["adverseLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/onpaper/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["adverseNoticeOnPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/onpaper/withdraw/{id}": {
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
    "/api/admin/adverse/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the notice as it was sent, PDF */
        get: operations["adverseNoticePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adverse/send/{id}": {
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
    "/api/admin/adverse/single/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a notice with its letter, or with what to begin with */
        get: operations["adverseNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apitokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["apiTokens"];
        put?: never;
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apitokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["activeApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/activetotals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["activeTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/appraisal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what an appraiser found a property to be worth */
        post: operations["recordAppraisal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/appraisals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every appraisal that was recorded for an application */
        get: operations["appraisals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/approval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is missing for an approval, and terms to begin with */
        get: operations["approvalOfApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/awaiting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["applicationsAwaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/capital/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what the figures of the loan are computed from, and which limits it keeps */
        get: operations["capital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/closing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the checklist of a closing */
        get: operations["closing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/closing/{id}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** an item of the checklist: due, end, ticked off */
        put: operations["saveClosingItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every loan in closing with how far its checklist is */
        get: operations["closings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/company/{id}": {
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
    "/api/admin/application/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a decision with what was decided upon */
        get: operations["decision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every decision on an application */
        get: operations["decisionsOfApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/esri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["demographics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/happened/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what happened to an application, for people, a page at a time */
        get: operations["whatHappened"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every round of an application */
        get: operations["applicationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/inClosing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["applicationsInClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/inProgress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["applicationsInProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/newapp": {
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
    "/api/admin/application/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a page of the list by cursor, filtered by status */
        get: operations["pageOfApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the whole application for the credit file, PDF */
        get: operations["applicationPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the list by words, filters and dates, sorted, by cursor */
        get: operations["searchApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/sendnotice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/single/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["singleApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/update/{id}": {
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
    "/api/admin/application/valuations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** properties of all applications with what they were appraised at */
        get: operations["valuations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["savedViews"];
        put: operations["saveView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/views/{id}": {
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
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** sign-ins and changes of accounts, newest first, by cursor */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the signed agreement with its certificate page, PDF */
        get: operations["agreementPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the agreement as it reads, for both sides the same */
        get: operations["agreementText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/{id}/text/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what an administrator reads before signing */
        get: operations["textToAccept"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["agreementsOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["linkClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/create/existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createAgreementForExistingClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/create/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createAgreementForNewClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeAgreement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what happened to a referral agreement */
        get: operations["agreementHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/notify/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyNewAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/notify/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyUpdatedAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rejectAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokeragreements/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerdeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** where the deals of a broker's clients stand */
        get: operations["dealsOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["feesOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeFee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what agreements have earned, loan by loan */
        get: operations["feeLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/ledger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the ledger of one broker */
        get: operations["feeLedgerOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reverseFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/statement/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the same as CSV */
        get: operations["feeStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/statement/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the statement of a broker, PDF */
        get: operations["feeStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokerfees/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updateFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allBrokers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the public registration page reads what it needs of it by invitation only */
        get: operations["broker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/activateBroker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["activateBroker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/byUserId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["brokerByUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeBroker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what happened to a broker, by whom and when */
        get: operations["brokerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/notify/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyDeactivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/notify/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateBroker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brokers/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["brokerOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/budgets/property/{id}": {
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
    "/api/admin/budgets/property/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the budget on paper; {id} is the property */
        get: operations["budgetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/budgets/update": {
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
    "/api/admin/company/budget/{id}": {
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
    "/api/admin/company/byId/{id}": {
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
    "/api/admin/company/gcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["contractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyInUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/getAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** builder licences with who holds each; {id} is the company */
        get: operations["licenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/new": {
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
    "/api/admin/company/post": {
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
    "/api/admin/company/put": {
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
    "/api/admin/company/userById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["companyUserById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/users/{id}": {
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
    "/api/admin/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["digestSetting"];
        put: operations["saveDigestSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dossiers/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["brokerDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dossiers/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["companyDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dossiers/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["userDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a draw request with its lines */
        get: operations["drawRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the same as it was signed, on paper */
        get: operations["drawCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what the lender wrote about a draw */
        get: operations["drawNotes"];
        put?: never;
        /** a note to the borrower, or for the lender alone */
        post: operations["writeDrawNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/accept": {
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
    "/api/admin/drawrequest/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allDrawRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/changes": {
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
    "/api/admin/drawrequest/changes/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what was asked to be changed of a budget, and what was decided */
        get: operations["budgetChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/changes/approve": {
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
    "/api/admin/drawrequest/changes/reject": {
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
    "/api/admin/drawrequest/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** {id} is the company */
        get: operations["drawRequestsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/confirm": {
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
    "/api/admin/drawrequest/decline": {
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
    "/api/admin/drawrequest/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** payments that were exported for the bank */
        get: operations["paymentBatches"];
        put?: never;
        post: operations["exportPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/exports/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["paymentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/exports/{id}/record": {
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
    "/api/admin/drawrequest/exports/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["paymentsXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/fundings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** payments of what was approved */
        get: operations["fundings"];
        put?: never;
        post: operations["scheduleFunding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/fundings/cancel": {
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
    "/api/admin/drawrequest/fundings/fund": {
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
    "/api/admin/drawrequest/fundings/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is approved and waits for a day */
        get: operations["pendingFundings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/fundings/reverse": {
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
    "/api/admin/drawrequest/item/approve": {
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
    "/api/admin/drawrequest/item/reject": {
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
    "/api/admin/drawrequest/ledger/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** lines with funded, pending, remaining */
        get: operations["ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/ledger/{applicationId}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["paymentAccounts"];
        put: operations["savePaymentAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/ledger/{applicationId}/corrections": {
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
    "/api/admin/drawrequest/ledger/{applicationId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** why money of the loan moved */
        get: operations["ledgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/ledger/{applicationId}/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what may be kept back of payments of the loan */
        get: operations["fundingTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/ledger/{applicationId}/retainage": {
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
    "/api/admin/drawrequest/lender-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lenderAccounts"];
        put: operations["saveLenderAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** above which amount two administrators approve */
        get: operations["approvalLimits"];
        put: operations["saveApprovalLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** when insurance, permit or title of a loan end */
        put: operations["saveLoanPaper"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/reject": {
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
    "/api/admin/drawrequest/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what the rules find of a draw */
        get: operations["drawFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/rules/override": {
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
    "/api/admin/drawrequest/save": {
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
    "/api/admin/drawrequest/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** schedule of values and certificate as submitted */
        get: operations["drawSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the queue by project, company and age, a page at a time */
        get: operations["searchDraws"];
        put?: never;
        post: operations["findDraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** draws by what is left to do */
        get: operations["drawSelections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrequest/send-back": {
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
    "/api/admin/drawrequest/statuses": {
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
    "/api/admin/drawrequest/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** lien waivers on paper, approvals above the limit and changes of budgets that wait for a decision */
        get: operations["waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawrules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the newest first */
        get: operations["drawRules"];
        put: operations["saveDrawRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/entityowners/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** recursive */
        get: operations["ownership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esign": {
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
    "/api/admin/esign/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the terms as a user accepted them, with their certificate page, PDF */
        get: operations["esignPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esign/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignAcceptancesOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esignmaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createEsignMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esignmaster/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esignmaster/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allEsignMasters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/esignmaster/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** also read by the public registration pages */
        get: operations["latestEsignMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experience/construction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["constructionExperiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experience/residential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["residentialExperiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** by parent type and id */
        get: operations["filesOfParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/{parentType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** multipart: userId, applicationId, companyId or brokerId; file; type; personId */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/brokerAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/brokerLogos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["brokerLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/companyLogos/{id}": {
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
    "/api/admin/fileUpload/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the bytes of a file, by the link of retrieve */
        get: operations["fileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** uploads and decisions of a file over all its versions */
        get: operations["fileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** of which property of its application a paper is, or that nobody knows it */
        put: operations["nameFileProperty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/resumable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** an upload in parts begins: fields as in a form, name, size */
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/resumable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** how much of it has arrived */
        get: operations["state"];
        /** the next part, application/octet-stream, ?offset= */
        put: operations["addPart"];
        /** all parts are there: the file, as an upload answers it */
        post: operations["finish"];
        /** given up */
        delete: operations["giveUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/retrieve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** download uri */
        get: operations["fileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/s1": {
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
    "/api/admin/fileUpload/s1/{id}": {
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
    "/api/admin/fileupload/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reviewFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fileUpload/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every version of a file: a replacement keeps the older ones */
        get: operations["fileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allIccaMasters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/all/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["iccaEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createIccaMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["iccaMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["latestIccaMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/version/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["iccaVersion"];
        put?: never;
        post?: never;
        delete: operations["deleteIccaVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/iccaagreementmaster/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["iccaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is under way */
        get: operations["inspections"];
        put?: never;
        /** the lender asks for an inspection */
        post: operations["requestInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** an inspection with its reports */
        get: operations["inspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the report on paper */
        get: operations["inspectionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections/accept": {
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
    "/api/admin/inspections/cancel": {
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
    "/api/admin/inspections/caps": {
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
    "/api/admin/inspections/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** inspections of a loan, and percent complete by line */
        get: operations["inspectionsOfLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections/report": {
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
    "/api/admin/inspections/return": {
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
    "/api/admin/inspections/revokeLink": {
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
    "/api/admin/inspections/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** date and inspector */
        put: operations["scheduleInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inspections/sendLink": {
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
    "/api/admin/lender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lender"];
        put: operations["saveLender"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/lettertexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["letterTexts"];
        put: operations["saveLetterText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/lettertexts/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["letterTextVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/lettertexts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a loan line by line and draw by draw */
        get: operations["loan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** its due dates for a calendar program (ICS) */
        get: operations["loanCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** everything that happened to it */
        get: operations["loanEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what supports its draws */
        get: operations["loanFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what happened to its draws */
        get: operations["loanHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what accrues, was stated and paid */
        get: operations["loanInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/interest/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a statement on paper */
        get: operations["interestStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/interest/statements": {
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
    "/api/admin/loan/{applicationId}/interest/terms": {
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
    "/api/admin/loan/{applicationId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** interest that the borrower paid */
        post: operations["recordLoanPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/payoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what pays a loan off on a day */
        get: operations["payoff"];
        put?: never;
        post: operations["recordPayoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/payoff/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the same as a letter */
        get: operations["payoffPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** what is planned to be drawn month by month */
        put: operations["setDrawPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loan/{applicationId}/units": {
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
    "/api/admin/loan/payments/reverse": {
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
    "/api/admin/loan/units/release": {
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
    "/api/admin/loandocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what every loan type asks for as it stands */
        get: operations["loanDocuments"];
        put: operations["saveLoanDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loandocuments/{loanType}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what a loan type has asked for */
        get: operations["loanDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loanlimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the limits of every loan type as they stand */
        get: operations["loanLimits"];
        put: operations["saveLoanLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loanlimits/{loanType}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what the limits of a loan type have been */
        get: operations["loanLimitVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notification/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["acknowledgeNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notification/all/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notification/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["calls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/events/aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["aside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/events/aside/{holder}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["asideBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/events/discards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/events/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unsentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/letters/aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["putAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/letters/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/registry/canaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["canary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/registry/pointers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pointer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/registry/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["withdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations/units": {
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
    "/api/admin/people/company/{id}": {
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
    "/api/admin/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** all loans in figures */
        get: operations["portfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/portfolio/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** every loan with its ledger, draws, payments, fees and interest: tables in a zip */
        get: operations["exportWholeBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/portfolio/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the same as a table to count with */
        get: operations["exportBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/portfolio/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the loans behind a figure */
        get: operations["bookOfLoans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["signingSettings"];
        put: operations["saveSigningSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/steps/setupcompany/{a}/{b}": {
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
    "/api/admin/steps/setupcompany/{id}": {
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
    "/api/admin/termsheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the table of types with version, editor and date, in one call */
        get: operations["termSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/termsheet/{type}": {
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
    "/api/admin/termsheet/{type}/version/{version}": {
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
    "/api/admin/termsheet/{type}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** versions are listed and compared */
        get: operations["termSheetVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/termsheet/app/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["termSheetAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/termsheet/app/{applicationId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** for the credit file */
        get: operations["termSheetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/termsheet/app/{applicationId}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what the borrower reads and accepted */
        get: operations["applicationTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/termsheet/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTermSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unitbudgets/{id}": {
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
    "/api/admin/unitbudgets/company/{id}": {
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
    "/api/admin/unitbudgets/property/{id}": {
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
    "/api/admin/unitbudgets/unit/{id}": {
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
    "/api/admin/unitbudgets/unit/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the budget of a unit on paper; {id} is the unit */
        get: operations["unitBudgetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["unitsOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/userprofile": {
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
    "/api/admin/users/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["allUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/company/{id}": {
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
    "/api/admin/users/invite": {
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
    "/api/admin/users/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["userProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/profileByUid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["userProfileByUid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/users": {
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
    "/api/admin/waivermasters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the texts of waivers in force, of all states and of single ones */
        get: operations["waiverMasters"];
        put?: never;
        post: operations["createWaiverMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waivermasters/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** versions are listed and compared */
        get: operations["waiverMasterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a waiver with its text and history */
        get: operations["waiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waivers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a signed waiver on paper */
        get: operations["waiverPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waivers/accept": {
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
    "/api/admin/waivers/hand-in": {
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
    "/api/admin/waivers/loan/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** which waivers the draws of a loan need, and where they stand */
        get: operations["waiversOfLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waivers/remind": {
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
    "/api/admin/waivers/return": {
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
    "/api/admin/waivers/revoke": {
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
    "/api/admin/waivers/send": {
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
    "/api/admin/waivers/void": {
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
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateWebhook"];
        post?: never;
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{deliveryId}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
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
        AdminAnswer: {
            email: string;
            firstName: string;
            id: string;
            /** @description A super administrator. */
            isOwner: boolean;
            isSuper: boolean;
            lastName: string;
            /** @description Null while the tasks are not available. */
            tasks: components["schemas"]["AdminTask"][] | null;
            userId: string;
            userProfile: components["schemas"]["AdminName"];
        };
        AdminName: {
            firstName: string;
            lastName: string;
            userId: string;
        };
        AdminTask: {
            comment: string;
            completed: boolean;
            id: string;
            taskName: string;
            userId: string;
        };
        AgreementFile: {
            agreement: components["schemas"]["FiledAgreement"];
            /** @description A PDF in base64, also as a data URL. */
            fileString: string;
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
        agreements_CreateEsignMasterDto: {
            basedOnVersion?: number;
            /** @description HTML; sanitised by the server. */
            content: string;
        };
        agreements_CreateIccaMasterDto: {
            /** @default 0.5 */
            additionalLoanRate: number;
            basedOnEdition?: number;
            /** @description HTML with {{placeholders}}; sanitised by the server. */
            content: string;
            /** @default 1 */
            initialLoanRate: number;
            /** @description Name of the version: a new one, or one whose next edition this is. */
            version: string;
        };
        agreements_CreateTermSheetDto: {
            basedOnVersion?: number;
            /** @description HTML; sanitised by the server. */
            content: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
        };
        agreements_CreateWaiverMasterDto: {
            basedOnVersion?: number;
            /** @description HTML with {{placeholders}}; sanitised by the server. */
            content: string;
            /** @enum {string} */
            kind: "conditional_progress" | "unconditional_progress" | "conditional_final" | "unconditional_final";
            /** @description Full name of the state; left out: every other state. */
            state?: string;
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
        agreements_IccaMasterDto: {
            /** @description Percent. */
            additionalLoanRate: number;
            /** @description Sanitised HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            edition: number;
            id: string;
            /** @description Percent. */
            initialLoanRate: number;
            lastEditedBy: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: string;
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
        agreements_TermSheetVersionDto: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            /** @description The administrator who saved it. */
            userId: string | null;
            version: number;
        };
        agreements_WaiverMasterDto: {
            /** @description Sanitised HTML. */
            content: string;
            /** @description SHA-256 of the text. */
            contentHash: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "conditional_progress" | "unconditional_progress" | "conditional_final" | "unconditional_final";
            /** Format: uuid */
            lastEditedBy: string | null;
            /** @description Null: for every state without a text of its own. */
            state: string | null;
            version: number;
        };
        applications_AdverseLetterDto: {
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
        applications_AdverseNoticeDetailsDto: {
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
            letter: components["schemas"]["applications_AdverseLetterDto"] | null;
            name: string;
            /** @description in their order; none of one that the portal sent */
            onPaper: components["schemas"]["applications_OnPaperEntryDto"][];
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
        applications_AdverseNoticesDto: {
            items: components["schemas"]["applications_AdverseNoticeDto"][];
            nextCursor: string | null;
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
        applications_ApplicationPageDto: {
            items: components["schemas"]["applications_ApplicationSummaryDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
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
        applications_ApprovalDto: {
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
            terms: components["schemas"]["applications_LoanTermsDto"];
            /** @description of several properties those whose budget has no total, by name */
            unbudgeted: string[];
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
        applications_ClosingPageDto: {
            items: components["schemas"]["applications_ListedClosingDto"][];
            /** @description where the next page begins */
            next: number | null;
            /** @description More are in closing than are looked at: so many were, of the type, the point person and the words that were asked for; what else is told is of these alone. Null: all were. */
            stoppedAfter: number | null;
            /** @description how many fit */
            total: number;
            /** @description of all that fit */
            waits: components["schemas"]["applications_ClosingWaitCountDto"][];
        };
        applications_ClosingWaitCountDto: {
            loans: number;
            /** @enum {string} */
            waitsFor: "borrower" | "lender" | "nobody";
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
        applications_DecidedBudgetDto: {
            lines: components["schemas"]["applications_DecidedLineDto"][];
            /** Format: uuid */
            propertyId: string;
        };
        applications_DecidedClosingItemDto: {
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
        applications_DecidedDocumentDto: {
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
        applications_DecidedLineDto: {
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
        applications_DecidedPartiesDto: {
            contractors: components["schemas"]["applications_DecidedPartyDto"][];
            name: string;
            owners: components["schemas"]["applications_DecidedPartyDto"][];
            people: components["schemas"]["applications_DecidedPartyDto"][];
        };
        applications_DecidedPartyDto: {
            /** Format: uuid */
            id: string;
            name: string;
            percentOwnership?: number;
        };
        applications_DecidedTermSheetDto: {
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
        applications_DecidedUnitBudgetDto: {
            lines: components["schemas"]["applications_DecidedLineDto"][];
            /** Format: uuid */
            propertyId: string;
            /** Format: uuid */
            unitId: string;
        };
        applications_DecidingPersonDto: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        applications_DecisionReportDto: {
            items: components["schemas"]["applications_ReportedDecisionDto"][];
            nextCursor: string | null;
        };
        applications_DecisionSnapshotDto: {
            application: components["schemas"]["applications_ApplicationDto"];
            budgets: components["schemas"]["applications_DecidedBudgetDto"][];
            /** @description limits, appraisals and what the limits said; older decisions have none */
            capital?: components["schemas"]["applications_CapitalDto"];
            /** @description the checklist of the closing; none before there was one */
            closing?: components["schemas"]["applications_DecidedClosingItemDto"][];
            documents: components["schemas"]["applications_DecidedDocumentDto"][];
            parties: components["schemas"]["applications_DecidedPartiesDto"] | null;
            /** @description who decided, and who found conditions and items of the closing in order; older decisions have none */
            people?: components["schemas"]["applications_DecidingPersonDto"][];
            /** @description null where none stood; older decisions do not say */
            termSheet?: components["schemas"]["applications_DecidedTermSheetDto"] | null;
            /** @description of units that had one; older decisions have none */
            unitBudgets?: components["schemas"]["applications_DecidedUnitBudgetDto"][];
        };
        applications_DemographicFigureDto: {
            /** @enum {string} */
            key: "population" | "populationGrowth" | "households" | "medianHouseholdIncome" | "medianHomeValue" | "medianAge" | "ownerOccupied" | "vacant";
            label: string;
            /** @enum {string} */
            unit: "count" | "dollars" | "percent" | "years";
            value: number;
        };
        applications_DemographicsDto: {
            asOfYear: number;
            city: string | null;
            /** Format: date-time */
            fetchedAt: string;
            figures: components["schemas"]["applications_DemographicFigureDto"][];
            propertyId: string;
            state: string | null;
            street: string;
            zipCode: string;
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
        applications_FoundApplicationDto: {
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
        applications_FoundApplicationsDto: {
            /** @description what their amounts come to, whole cents; of a first page whose count is not bound */
            amount: number | null;
            /** @description how many there are, counted up to a bound; of a first page */
            count: number | null;
            countIsBound: boolean;
            items: components["schemas"]["applications_FoundApplicationDto"][];
            /** @description give it back for the next page; null at the end */
            nextCursor: string | null;
            /** @description after how many places of the order the search stopped with the page not full: what comes behind is looked at with nextCursor, or narrow the search; null where nothing was left out */
            stoppedAfter: number | null;
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
        applications_ListedClosingDto: {
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
        applications_LoanDecisionDetailsDto: {
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
            snapshot: components["schemas"]["applications_DecisionSnapshotDto"];
            /** @description SHA-256 of the snapshot, hexadecimal */
            snapshotHash: string;
            terms: components["schemas"]["applications_LoanTermsDto"] | null;
        };
        applications_LoanDecisionDto: {
            limitsReason?: string | null;
            note?: string | null;
            overrideReason?: string | null;
            terms?: components["schemas"]["applications_LoanTermsDto"] | null;
        };
        applications_LoanDecisionSummaryDto: {
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
            terms: components["schemas"]["applications_LoanTermsDto"] | null;
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
        applications_LookUpDemographicsDto: {
            /** Format: uuid */
            propertyId: string;
            /** @description Ask again also where figures younger than 30 days are kept. */
            refresh?: boolean;
        };
        applications_NoticeOnPaperDto: {
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
        applications_OnPaperEntryDto: {
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
        applications_OverseerDto: {
            /** Format: uuid */
            applicationId?: string | null;
            /** Format: uuid */
            id?: string | null;
            /** Format: uuid */
            overseeingPersonId: string;
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
        applications_RecordAppraisalDto: {
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
        applications_RejectionCommentDto: {
            step: string;
            value: string;
        };
        applications_ReportedDecisionDto: {
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
        applications_SaveClosingItemDto: {
            comment?: string | null;
            completed?: boolean | null;
            /** Format: date */
            dueOn?: string | null;
            /** Format: date */
            expiresOn?: string | null;
            /** @description the version that the save is based on; 0 for a first one */
            version: number;
        };
        applications_SavedViewDto: {
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            name: string;
            query: string;
        };
        applications_SaveLoanDocumentsDto: {
            documents: components["schemas"]["applications_LoanDocumentDto"][];
            /** @enum {string} */
            loanType: "construction" | "renovation" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent";
            /** @description the version that the save is based on */
            version: number;
        };
        applications_SaveLoanLimitsDto: {
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
        applications_SaveViewDto: {
            isDefault?: boolean | null;
            /**
             * @description Left out: applications.
             * @enum {string|null}
             */
            list?: "applications" | "draws" | null;
            name: string;
            query: string;
        };
        applications_SendNoticeDto: {
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
        applications_ShownLetterDto: {
            contentHash: string;
            letter: components["schemas"]["applications_AdverseLetterDto"];
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
        applications_ValuationDto: {
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
        applications_ValuationsDto: {
            /** @description The newest application first. */
            items: components["schemas"]["applications_ValuationDto"][];
            nextCursor: string | null;
        };
        applications_WithdrawOnPaperDto: {
            reason: string;
            /** @description the version that was read */
            version: number;
        };
        applications_WriteNoticeDto: {
            /** @enum {string} */
            agency: "ftc" | "cfpb" | "occ" | "federalReserve" | "fdic" | "ncua";
            creditorAddress: string;
            creditorPhone: string;
            otherReason?: string | null;
            reasons: ("incomplete" | "fewReferences" | "unacceptableReferences" | "unverifiedReferences" | "irregularEmployment" | "unverifiedEmployment" | "lengthOfEmployment" | "insufficientIncome" | "excessiveObligations" | "unverifiedIncome" | "lengthOfResidence" | "temporaryResidence" | "unverifiedResidence" | "noCreditFile" | "limitedExperience" | "poorPerformance" | "delinquent" | "collection" | "garnishment" | "foreclosure" | "bankruptcy" | "inquiries" | "collateral" | "other")[];
        };
        AsideAnswer: {
            /** @description The oldest first. */
            events: components["schemas"]["AsideEventAnswer"][];
            /** @description Services whose list could not be read. */
            unread: ("identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications")[];
        };
        AsideBodyAnswer: {
            /** @description The event as it is on its way, as JSON; what is secret in it is masked. */
            body: string;
        };
        AsideEventAnswer: {
            aggregate: string;
            /** Format: uuid */
            event: string;
            /**
             * @description Who has it: the subscriber with a broker, else the sender.
             * @enum {string}
             */
            holder: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            /** Format: date-time */
            occurredAt: string;
            reason: string;
            /**
             * Format: date-time
             * @description When it was tried last.
             */
            since: string;
            /** @enum {string} */
            subscriber: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            tries: number;
            type: string;
        };
        BreakerAnswer: {
            isOpen: boolean;
            provider: string;
        };
        brokers_AcceptAgreementDto: {
            brokerAgreement: components["schemas"]["brokers_AcceptedAgreementDto"];
            /** @description Ignored: what is kept is the text as the service renders it. */
            file?: string | null;
            /** @description SHA-256 of the text that was read before signing. */
            textHash?: string | null;
        };
        brokers_AcceptedAgreementDto: {
            /** @description PNG data URL. */
            adminSignature?: string | null;
            adminTitle?: string;
            id: string;
            /** @description The administrator's own name, as it was typed to sign. */
            signedName?: string | null;
        };
        brokers_AgreementDetailsDto: {
            acceptedBy: string | null;
            /** Format: date-time */
            acceptedDate: string | null;
            /** @description Percent. */
            additionalFee: number;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate: number;
            /** @description PNG data URL. */
            adminSignature: string | null;
            adminTitle: string;
            brokerId: string;
            /** @description PNG data URL. */
            brokerSignature: string | null;
            /**
             * Format: date-time
             * @description When the broker signed the terms as they stand; null while they are unsigned.
             */
            brokerSignedAt: string | null;
            /** @description True unless told otherwise. */
            clientFee: boolean;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther: string | null;
            clientFeeOtherDescription: string | null;
            /** @description Percent. */
            clientFeePercent: number;
            clientName: string;
            clientRepresentativeName: string;
            company: components["schemas"]["brokers_ClientCompanyDto"];
            companyId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description SHA-256 of the agreement as it was accepted. */
            documentHash: string | null;
            /** Format: date */
            expirationDate: string;
            id: string;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate: number;
            /** @description Percent, as the broker proposed it. */
            proposedAdditionalLoanRate: number | null;
            /** @description Percent, as the broker proposed it. */
            proposedInitialLoanRate: number | null;
            /** @description The 'BFI Share?' option, as the broker proposed it. */
            proposedStandardFee: boolean | null;
            rejectedBy: string | null;
            /** Format: date-time */
            rejectedDate: string | null;
            rejectionComment: string | null;
            revision: number;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee: boolean;
            /** Format: date */
            startDate: string;
            /**
             * @description 1 pending, 2 rejected, 3 accepted.
             * @enum {string}
             */
            status: "1" | "2" | "3";
            /** Format: date-time */
            updatedAt: string;
            /** @description ICCA version. */
            version: string;
        };
        brokers_AgreementDto: {
            acceptedBy: string | null;
            /** Format: date-time */
            acceptedDate: string | null;
            /** @description Percent. */
            additionalFee: number;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate: number;
            adminTitle: string;
            brokerId: string;
            /**
             * Format: date-time
             * @description When the broker signed the terms as they stand; null while they are unsigned.
             */
            brokerSignedAt: string | null;
            /** @description True unless told otherwise. */
            clientFee: boolean;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther: string | null;
            clientFeeOtherDescription: string | null;
            /** @description Percent. */
            clientFeePercent: number;
            clientName: string;
            clientRepresentativeName: string;
            company: components["schemas"]["brokers_ClientCompanyDto"];
            companyId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description SHA-256 of the agreement as it was accepted. */
            documentHash: string | null;
            /** Format: date */
            expirationDate: string;
            id: string;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate: number;
            /** @description Percent, as the broker proposed it. */
            proposedAdditionalLoanRate: number | null;
            /** @description Percent, as the broker proposed it. */
            proposedInitialLoanRate: number | null;
            /** @description The 'BFI Share?' option, as the broker proposed it. */
            proposedStandardFee: boolean | null;
            rejectedBy: string | null;
            /** Format: date-time */
            rejectedDate: string | null;
            rejectionComment: string | null;
            revision: number;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee: boolean;
            /** Format: date */
            startDate: string;
            /**
             * @description 1 pending, 2 rejected, 3 accepted.
             * @enum {string}
             */
            status: "1" | "2" | "3";
            /** Format: date-time */
            updatedAt: string;
            /** @description ICCA version. */
            version: string;
        };
        brokers_AgreementHistoryEntryDto: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            command: "submit" | "sign" | "accept" | "reject" | "update" | "remove" | "link";
            comment: string | null;
            /** @description The status before; null for the first entry. */
            fromStatus: string | null;
            id: string;
            toStatus: string;
            /** @description Who did it; null where nobody was signed in. */
            userId: string | null;
        };
        brokers_AgreementSignatureDto: {
            /** @enum {string} */
            party: "broker" | "lender";
            /** Format: date-time */
            signedAt: string;
            signerName: string;
        };
        brokers_AgreementTextDto: {
            /** @description SHA-256 of the HTML. */
            contentHash: string;
            /** @description Filled HTML. */
            html: string;
            /** @description It is what was signed, from the record that the hash covers. */
            isSigned: boolean;
            /** @description Under this very text, the broker first. */
            signatures: components["schemas"]["brokers_AgreementSignatureDto"][];
        };
        brokers_ApproveFeeDto: {
            id: string;
            version: number;
        };
        brokers_BrokerDto: {
            /** Format: date-time */
            acceptedTos: string | null;
            activatedBy: string | null;
            /** Format: date-time */
            activatedDate: string | null;
            /** @description Its referral agreements, newest first, without their signatures. */
            agreements: components["schemas"]["brokers_AgreementDto"][];
            businessName: string;
            /** @description Its full name. */
            businessState: string | null;
            canSendTextMessages: boolean;
            city: string | null;
            /** Format: date-time */
            createdAt: string;
            deactivatedBy: string | null;
            /** Format: date-time */
            deactivatedDate: string | null;
            emailAddressA: string;
            emailAddressB: string | null;
            firstName: string;
            iccaVersion: string;
            id: string;
            lastName: string;
            /** @description Ten digits; a mask is taken off. */
            phoneNumberA: string;
            /** @enum {string} */
            phoneNumberAType: "office" | "mobile";
            phoneNumberB: string | null;
            /** @enum {string} */
            phoneNumberBType: "office" | "mobile";
            rejectedBy: string | null;
            rejectedComment: string | null;
            /** Format: date-time */
            rejectedDate: string | null;
            revision: number;
            sentEmail: boolean;
            /** @description Its full name. */
            state: string | null;
            /**
             * @description 1 pending, 2 rejected, 3 deactivated, 4 activated.
             * @enum {string}
             */
            status: "1" | "2" | "3" | "4";
            streetAddress: string | null;
            streetAddress2: string | null;
            title: string | null;
            /** Format: date-time */
            updatedAt: string;
            userId: string | null;
            zipCode: string | null;
        };
        brokers_BrokerHistoryEntryDto: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            command: "create" | "invite" | "register" | "activate" | "deactivate" | "reject" | "remove";
            comment: string | null;
            /** @description The status before; null for the first entry. */
            fromStatus: string | null;
            id: string;
            toStatus: string;
            /** @description Who did it; null where nobody was signed in. */
            userId: string | null;
        };
        brokers_ClientCompanyDto: {
            legalEntityName?: string | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
        };
        brokers_ClientDealDto: {
            /** Format: uuid */
            agreementId: string;
            clientName: string;
            projectNumber: number | null;
            /** @enum {string} */
            stage: "applying" | "awaiting" | "submitted" | "closing" | "approved" | "declined";
            /** Format: date-time */
            stageAt: string;
        };
        brokers_CreateAgreementDto: {
            /** @description Percent. */
            additionalFee: number;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate?: number | null;
            /** @description Loan Manager unless an administrator tells otherwise. */
            adminTitle?: string | null;
            brokerId: string;
            /** @description PNG data URL. A broker signs; an administrator cannot sign for one, and leaves it out. */
            brokerSignature?: string | null;
            /** @description True unless told otherwise. */
            clientFee?: boolean | null;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther?: string | null;
            clientFeeOtherDescription?: string | null;
            /** @description Percent. */
            clientFeePercent?: number | null;
            clientName: string;
            clientRepresentativeName: string;
            company?: components["schemas"]["brokers_ClientCompanyDto"] | null;
            /** Format: date */
            expirationDate: string;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate?: number | null;
            /** @description The broker's own name, as it was typed to sign. */
            signedName?: string | null;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee?: boolean | null;
            /** Format: date */
            startDate: string;
            /** @description SHA-256 of the text that was read before signing. */
            textHash?: string | null;
            /** @description ICCA version that an administrator chooses; otherwise the broker's own, or the lender's latest. */
            version?: string | null;
        };
        brokers_CreateAgreementOfClientDto: {
            /** @description Percent. */
            additionalFee: number;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate?: number | null;
            /** @description Loan Manager unless an administrator tells otherwise. */
            adminTitle?: string | null;
            brokerId: string;
            /** @description PNG data URL. A broker signs; an administrator cannot sign for one, and leaves it out. */
            brokerSignature?: string | null;
            /** @description True unless told otherwise. */
            clientFee?: boolean | null;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther?: string | null;
            clientFeeOtherDescription?: string | null;
            /** @description Percent. */
            clientFeePercent?: number | null;
            clientName: string;
            clientRepresentativeName: string;
            company?: components["schemas"]["brokers_ClientCompanyDto"] | null;
            companyId: string;
            /** Format: date */
            expirationDate: string;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate?: number | null;
            /** @description The broker's own name, as it was typed to sign. */
            signedName?: string | null;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee?: boolean | null;
            /** Format: date */
            startDate: string;
            /** @description SHA-256 of the text that was read before signing. */
            textHash?: string | null;
            /** @description ICCA version that an administrator chooses; otherwise the broker's own, or the lender's latest. */
            version?: string | null;
        };
        brokers_CreateBrokerDto: {
            businessName: string;
            /** @description Its full name. */
            businessState?: string | null;
            canSendTextMessages?: boolean | null;
            city?: string | null;
            emailAddressA: string;
            emailAddressB?: string | null;
            firstName: string;
            /** @default default */
            iccaVersion: string;
            lastName: string;
            /** @description Ten digits; a mask is taken off. */
            phoneNumberA: string;
            /** @enum {string|null} */
            phoneNumberAType?: "office" | "mobile" | null;
            phoneNumberB?: string | null;
            /** @enum {string|null} */
            phoneNumberBType?: "office" | "mobile" | null;
            /** @description Its full name. */
            state?: string | null;
            streetAddress?: string | null;
            streetAddress2?: string | null;
            title?: string | null;
            zipCode?: string | null;
        };
        brokers_CreateFeeDto: {
            /**
             * Format: int64
             * @description Whole cents.
             */
            amount?: number | null;
            /** Format: uuid */
            brokerId: string;
            name: string;
            /** @description Percent of the loan. */
            percent?: number | null;
        };
        brokers_FeeDto: {
            /**
             * Format: int64
             * @description Whole cents.
             */
            amount: number | null;
            /** Format: uuid */
            brokerId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Percent of the loan. */
            percent: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        brokers_FeeEntryDto: {
            /** Format: uuid */
            agreementId: string;
            /**
             * Format: int64
             * @description whole cents
             */
            amount: number;
            /**
             * Format: int64
             * @description whole cents
             */
            base: number;
            /** Format: uuid */
            brokerId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            earnedOn: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "initialLoan" | "additionalLoan" | "additionalFee" | "arranged";
            name: string;
            /** Format: date */
            paidOn: string | null;
            /** @description Percent of the base; null for a fixed amount. */
            percent: number | null;
            projectNumber: number | null;
            reason: string | null;
            reference: string | null;
            /** Format: date */
            reversedOn: string | null;
            /** @enum {string} */
            status: "expected" | "earned" | "approved" | "paid" | "reversed";
            version: number;
        };
        brokers_FeeLedgerDto: {
            /** @description The newest first, at most 1,000. */
            entries: components["schemas"]["brokers_FeeEntryDto"][];
            sums: components["schemas"]["brokers_FeeSumsDto"];
        };
        brokers_FeeSumsDto: {
            /**
             * Format: int64
             * @description whole cents
             */
            approved: number;
            /**
             * Format: int64
             * @description whole cents
             */
            earned: number;
            /**
             * Format: int64
             * @description whole cents
             */
            expected: number;
            /**
             * Format: int64
             * @description whole cents
             */
            paid: number;
            /** @description Paid and taken back afterwards, whole cents. */
            toReturn: number;
        };
        brokers_IdDto: {
            id: string;
        };
        brokers_LinkClientDto: {
            companyId: string;
        };
        brokers_NoticeDto: {
            id: string;
            /** Format: date-time */
            notifiedAt: string;
        };
        brokers_PayFeeDto: {
            id: string;
            /** Format: date */
            paidOn: string;
            reference: string;
            version: number;
        };
        brokers_RejectAgreementDto: {
            id: string;
            rejectionComment: string;
        };
        brokers_ReverseFeeDto: {
            id: string;
            reason: string;
            version: number;
        };
        brokers_UpdateAgreementDto: {
            /** @description Percent. */
            additionalFee?: number | null;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate?: number | null;
            /** @description Loan Manager unless an administrator tells otherwise. */
            adminTitle?: string | null;
            /** @description True unless told otherwise. */
            clientFee?: boolean | null;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther?: string | null;
            clientFeeOtherDescription?: string | null;
            /** @description Percent. */
            clientFeePercent?: number | null;
            clientName?: string | null;
            clientRepresentativeName?: string | null;
            company?: components["schemas"]["brokers_ClientCompanyDto"] | null;
            /** Format: date */
            expirationDate?: string | null;
            id: string;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate?: number | null;
            /** @description The revision that the form was filled from; another one in between is a conflict. */
            revision?: number;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee?: boolean | null;
            /** Format: date */
            startDate?: string | null;
            /** @description ICCA version that an administrator chooses; otherwise the broker's own, or the lender's latest. */
            version?: string | null;
        };
        brokers_UpdateBrokerDto: {
            businessName?: string | null;
            /** @description Its full name. */
            businessState?: string | null;
            canSendTextMessages?: boolean | null;
            city?: string | null;
            emailAddressA?: string | null;
            emailAddressB?: string | null;
            firstName?: string | null;
            /** @default default */
            iccaVersion: string;
            id: string;
            lastName?: string | null;
            /** @description Ten digits; a mask is taken off. */
            phoneNumberA?: string | null;
            /** @enum {string|null} */
            phoneNumberAType?: "office" | "mobile" | null;
            phoneNumberB?: string | null;
            /** @enum {string|null} */
            phoneNumberBType?: "office" | "mobile" | null;
            rejectedComment?: string | null;
            /** @description The revision that the form was filled from; another one in between is a conflict. */
            revision?: number;
            /** @description Its full name. */
            state?: string | null;
            /** @enum {string} */
            status?: "1" | "2" | "3" | "4";
            streetAddress?: string | null;
            streetAddress2?: string | null;
            title?: string | null;
            zipCode?: string | null;
        };
        brokers_UpdateFeeDto: {
            /**
             * Format: int64
             * @description Whole cents.
             */
            amount?: number | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Percent of the loan. */
            percent?: number | null;
        };
        CallFiguresAnswer: {
            calls: number;
            /** @description Answered with 5xx. */
            failed: number;
            meanMs: number;
            method: string;
            mostMs: number;
            route: string;
        };
        CallsAnswer: {
            /** Format: date-time */
            at: string;
            units: components["schemas"]["CallsOfUnitAnswer"][];
        };
        CallsOfUnitAnswer: {
            /** @description Where it was asked. */
            address: string;
            calls: components["schemas"]["UnitCallsAnswer"] | null;
            /** @enum {string|null} */
            silence: "away" | "late" | "refused" | null;
            unit: string;
        };
        CanaryBody: {
            /** @enum {string} */
            remote: "borrower" | "broker" | "admin";
            revision: string;
            roles: ("borrower" | "broker" | "admin" | "super")[];
            traffic: number;
            version: string;
        };
        companies_AssignBrokerDto: {
            /**
             * Format: uuid
             * @description Null takes the broker away.
             */
            brokerId: string | null;
            /** Format: uuid */
            companyId: string;
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
        companies_ChooseCompanyAdminDto: {
            /** Format: uuid */
            companyId: string;
            /** Format: uuid */
            userId: string;
        };
        companies_CompanyAdminDto: {
            companyId: string;
            id: string;
            /** @description Whether this is the point person. */
            isPoint: boolean;
            user: components["schemas"]["companies_CompanyUserDto"] | null;
            userId: string;
        };
        companies_CompanyAdminHistoryDto: {
            /** @description Who did it; of a leave, who ended the privileges. */
            actorId: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            command: "add" | "remove" | "point" | "leave";
            id: string;
            /** @description The administrator whom it is about. */
            userId: string;
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
        companies_CompanySummaryDto: {
            companyId: string;
            legalEntityName: string | null;
            lineOfCredit: boolean;
            mailingCity: string | null;
            mailingState: string | null;
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
        companies_DealChangeDto: {
            /** Format: uuid */
            actorId: string;
            /** @enum {string} */
            change: "company_entered" | "point_person" | "broker" | "credit_set" | "credit_stopped";
            /**
             * Format: int64
             * @description of the line of credit, whole cents
             */
            creditAmount: number | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description the point person, or the broker
             */
            subjectId: string | null;
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
        companies_SetPointPersonDto: {
            /** Format: uuid */
            companyId: string;
            /** @description The point person that the choice was made on, null for none; another one now is a conflict. */
            replaces?: string | null;
            /** Format: uuid */
            userId: string;
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
        DiscardBody: {
            /** Format: uuid */
            event: string;
            /**
             * @description Who has it.
             * @enum {string}
             */
            holder: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            /** @enum {string} */
            subscriber: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
        };
        DoneAnswer: {
            /** @description How many events that were. */
            done: number;
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
        draws_AddReleaseUnitDto: {
            name: string;
            /**
             * Format: int64
             * @description Cents of principal.
             */
            releasePrice: number;
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
        draws_ApprovalLimitDto: {
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
        draws_BookGroupDto: {
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
        draws_BookLoanDto: {
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
        draws_BookMonthDto: {
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
        draws_BookPageDto: {
            /** @description The largest commitment first. */
            items: components["schemas"]["draws_BookLoanDto"][];
            /** @description Where the next page begins. */
            next: number | null;
            /** @description Of all that fit. */
            total: components["schemas"]["draws_BookSumsDto"];
        };
        draws_BookSumsDto: {
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
        draws_BorrowerGroupDto: {
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
        draws_BudgetChangeRejectionDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_CancelFundingDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
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
        draws_CorrectFundedDto: {
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
        draws_DecideInspectionDto: {
            /** Format: uuid */
            id: string;
            reason?: string | null;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_DrawApprovalDto: {
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
        draws_DrawFindingsDto: {
            /** Format: uuid */
            drawRequestId: string;
            findings: components["schemas"]["draws_FindingDto"][];
            /** @description The newest of each paper. */
            papers: components["schemas"]["draws_LoanPaperDto"][];
            /** @description The newest first. */
            runs: components["schemas"]["draws_RuleRunDto"][];
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
        draws_DrawRejectionDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            rejectReason: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
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
        draws_DrawReturnDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            reason: string;
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        draws_DrawRulesDto: {
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
        draws_DrawScheduleDto: {
            certificate: components["schemas"]["draws_CertificateDto"];
            /** @description Of that, contingency; null without any. */
            contingency: components["schemas"]["draws_ScheduleAmountsDto"] | null;
            lines: components["schemas"]["draws_ScheduleLineDto"][];
            totals: components["schemas"]["draws_ScheduleAmountsDto"];
        };
        draws_DrawSelectionDto: {
            count: number;
            /** @description There are more: it was counted no further. */
            countIsBound: boolean;
            /** @enum {string} */
            selection: "pending" | "hold" | "approved" | "rejected" | "decided";
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
        draws_DrawStatusDto: {
            /** @description How many draw requests have it that the caller may see. */
            count: number;
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
        draws_ExportedPaymentDto: {
            /** Format: uuid */
            id: string;
            version: number;
        };
        draws_ExportPaymentsDto: {
            payments: components["schemas"]["draws_ExportedPaymentDto"][];
        };
        draws_FindDrawsDto: {
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
        draws_FindingDto: {
            /**
             * Format: uuid
             * @description Null where it is about the loan.
             */
            additionalBudgetItemId: string | null;
            /** @description It bars an approval unless it is overridden. */
            isBarring: boolean;
            override: components["schemas"]["draws_OverrideDto"] | null;
            /** @enum {string} */
            rule: "overBudget" | "outOfBalance" | "missingInvoice" | "paidTwice" | "contingencyAhead" | "noInspection" | "fundedAhead" | "expiredPapers" | "interestReserve" | "missingWaiver";
            sentence: string;
        };
        draws_FoundDrawDto: {
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
            lines: components["schemas"]["draws_DrawStatusDto"][];
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** @description An approval of it waits for another administrator. */
            proposed: boolean;
            /** @description Sum of the lines, cents. */
            requestedAmount: number;
            /** Format: uuid */
            userId: string;
        };
        draws_FoundDrawsDto: {
            items: components["schemas"]["draws_FoundDrawDto"][];
            /** Format: uuid */
            nextCursor: string | null;
            /** @description Where many fit each condition and hardly any fit all: after so many places of a queue the search stopped; it goes on at nextCursor. Null: the page is full, or nothing follows. */
            stoppedAfter: number | null;
        };
        draws_FundDrawDto: {
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
        draws_FundingTermsDto: {
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
        draws_InspectionCapsDto: {
            /** Format: uuid */
            applicationId: string;
            capsDraws: boolean;
            /** @description The version that was looked at; another one is refused. */
            version: number;
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
        draws_InspectionLinkCommandDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was looked at; another one is refused. */
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
        draws_LenderWaitingDto: {
            /** @description Without those that the caller entered above the limit. */
            changes: components["schemas"]["draws_WaitingChangeDto"][];
            /** @description Until a report came, or another link was sent. */
            inspections: components["schemas"]["draws_WaitingInspectionDto"][];
            /** @description Those of the caller too: who proposed one agrees to none. */
            proposals: components["schemas"]["draws_WaitingProposalDto"][];
            /** @description Papers to look at. */
            waivers: components["schemas"]["draws_WaitingWaiversDto"][];
        };
        draws_LineDecisionDto: {
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
        draws_ListedFundingDto: {
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
        draws_LoanPaperDto: {
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
        draws_MakeStatementDto: {
            /** @description YYYY-MM; the next one that is not stated. */
            month: string;
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
        draws_OverrideDrawRuleDto: {
            /** Format: uuid */
            drawRequestId: string;
            reason: string;
            /** @enum {string} */
            rule: "overBudget" | "outOfBalance" | "missingInvoice" | "paidTwice" | "contingencyAhead" | "noInspection" | "fundedAhead" | "expiredPapers" | "interestReserve" | "missingWaiver";
            sentence: string;
        };
        draws_OverrideDto: {
            /** Format: date-time */
            overriddenAt: string;
            reason: string;
            /** Format: uuid */
            userId: string;
        };
        draws_PaymentAccountDto: {
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
        draws_PaymentBatchDto: {
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
        draws_PendingFundingDto: {
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
        draws_PlannedMonthDto: {
            /**
             * Format: int64
             * @description Cents.
             */
            amount: number;
        };
        draws_PortfolioDto: {
            borrowerCount: number;
            /** @description The largest. */
            borrowers: components["schemas"]["draws_BorrowerGroupDto"][];
            /** Format: date */
            day: string;
            /** @description Every rung, the earliest first. */
            ladder: components["schemas"]["draws_BookGroupDto"][];
            /** @description Twelve, the earliest first. */
            months: components["schemas"]["draws_BookMonthDto"][];
            /** @description All other borrowers together. */
            otherBorrowers: components["schemas"]["draws_BookSumsDto"];
            /** @description Percent a year, weighted by commitment. */
            rateByCommitment: number | null;
            /** @description Percent a year, weighted by principal. */
            rateByPrincipal: number | null;
            states: components["schemas"]["draws_BookGroupDto"][];
            total: components["schemas"]["draws_BookSumsDto"];
            types: components["schemas"]["draws_BookGroupDto"][];
            /** @description Every cause; a loan may have several. */
            watched: components["schemas"]["draws_WatchedCountDto"][];
            /** @description Loans that have any of them. */
            watchedLoans: number;
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
        draws_RecordBatchDto: {
            /** Format: date */
            fundedOn: string;
            /** @description What the bank calls it. */
            reference: string;
        };
        draws_RecordLoanPaymentDto: {
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
        draws_RecordPayoffDto: {
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
        draws_ReleaseUnitDto: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            receivedOn: string;
            /** @description Number of the wire or the check. */
            reference: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_ReportInspectionDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["draws_InspectedLineDto"][];
            note?: string | null;
            photos?: components["schemas"]["draws_InspectionPhotoDto"][];
            /** Format: uuid */
            reportId: string;
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
        draws_ReverseFundingDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** Format: date */
            reversedOn: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_ReverseLoanPaymentDto: {
            /** Format: uuid */
            id: string;
            reason: string;
            /** Format: date */
            reversedOn: string;
            /** @description The version that was looked at; another one is refused. */
            version: number;
        };
        draws_RuleRunDto: {
            /** @enum {string} */
            cause: "drawSubmitted" | "drawDecided" | "drawReturned" | "budgetChanged" | "papersChanged" | "inspected" | "funded" | "waiverMoved";
            /** Format: date-time */
            ranAt: string;
            round: number;
            sentences: string[];
        };
        draws_SaveApprovalLimitDto: {
            /**
             * Format: int64
             * @description Cents. Left out: one administrator is enough for every amount.
             */
            amount?: number | null;
            /** @description the version that the save is based on; 0 for the first */
            version: number;
        };
        draws_SaveDrawDto: {
            /**
             * Format: uuid
             * @description The draw request; the line item for the calls about one line.
             */
            id: string;
            lineItems: components["schemas"]["draws_LineDecisionDto"][];
            /** @description The version that was looked at; another one is refused. */
            version?: number | null;
        };
        draws_SaveDrawRulesDto: {
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
        draws_SaveLoanPaperDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date */
            expiresOn: string;
            /** @enum {string} */
            paper: "building_permit" | "insurance" | "title";
        };
        draws_SavePaymentAccountDto: {
            accountName: string;
            accountNumber?: string | null;
            iban?: string | null;
            /** @enum {string} */
            kind: "aba" | "iban";
            routingNumber?: string | null;
            /** @description The version that was looked at; 0 for the first. */
            version: number;
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
        draws_ScheduleFundingDto: {
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
        draws_ScheduleInspectionDto: {
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
        draws_SetDrawPlanDto: {
            /** @description What is planned to be funded in each month, from the opening on. */
            months: components["schemas"]["draws_PlannedMonthDto"][];
            reason?: string | null;
            /** @description 0 where none was entered. */
            version: number;
        };
        draws_SetInterestTermsDto: {
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
        draws_SetRetainageTermsDto: {
            completedPercent: number;
            /** @description Where it is held by contractor. */
            contractors?: components["schemas"]["draws_RetainageContractorDto"][];
            /** @enum {string} */
            heldBy: "loan" | "contractor" | "line";
            lines?: components["schemas"]["draws_RetainageLineDto"][];
            reason: string;
            reducedPercent?: number | null;
            /** @enum {string|null} */
            reductionAppliesTo?: "later" | "all" | null;
            reductionFromPercent?: number | null;
            storedPercent: number;
            /** @description 0 for those that were agreed with the commitment. */
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
        draws_WaitingChangeDto: {
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
        draws_WaitingInspectionDto: {
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
        draws_WaitingProposalDto: {
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
        draws_WatchedCountDto: {
            /** @enum {string} */
            cause: "matured" | "interestOverdue" | "paperEnded" | "drawWaiting" | "maturing" | "stalled";
            loans: number;
        };
        draws_WriteDrawNoteDto: {
            /** @enum {string} */
            audience: "internal" | "borrower";
            note: string;
        };
        EventLoopAnswer: {
            /** @description Milliseconds, at the worst. */
            most: number;
            /** @description Milliseconds by which timers were late, but for one of a hundred. */
            p99: number;
        };
        EventsAnswer: {
            /**
             * Format: date-time
             * @description When they were asked.
             */
            at: string;
            services: components["schemas"]["ServiceEventsAnswer"][];
        };
        EventsStateAnswer: {
            isBrokerAway: boolean;
            /** @description Age of the oldest of them, seconds. */
            oldestSeconds: number;
            /** @description Its own queue; null over HTTP. */
            queue: components["schemas"]["QueueAnswer"] | null;
            recipients: components["schemas"]["RecipientAnswer"][];
            /** @enum {string} */
            transport: "direct" | "rabbitmq";
            /** @description Events that somebody must still have, up to 10,000. */
            waiting: number;
        };
        FiledAgreement: {
            id: string;
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
        files_ReviewFileDto: {
            comments?: string | null;
            /**
             * @description The status that the reviewer saw. Where it is another one by now nothing is decided: 409 with the file as it is.
             * @enum {string}
             */
            fromStatus?: "pending" | "approved" | "rejected";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        identity_ApiTokenDto: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string;
            ending: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            revokedAt: string | null;
            revokedBy: string | null;
            scopes: components["schemas"]["identity_Scope"][];
            /** Format: date-time */
            usedAt: string | null;
            usedFrom: string | null;
        };
        identity_AuditEntryDto: {
            account: components["schemas"]["identity_AuditPersonDto"] | null;
            address: string | null;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["identity_AuditPersonDto"] | null;
            details: {
                [key: string]: string | number;
            };
            id: string;
            kind: components["schemas"]["identity_AuditKind"];
            userAgent: string | null;
        };
        /** @enum {string} */
        identity_AuditKind: "sign_in.succeeded" | "sign_in.failed" | "sign_in.throttled" | "session.signed_out" | "session.idle" | "session.expired" | "session.reused" | "session.ended" | "session.proved" | "password.changed" | "password.reset_requested" | "password.reset" | "password.refused" | "second_factor.on" | "second_factor.off" | "second_factor.replaced" | "second_factor.reset" | "second_factor.failed" | "second_factor.recovered" | "second_factor.codes_renewed" | "role.changed" | "account.invited" | "account.registered" | "account.confirmed" | "account.opened" | "account.closed" | "identity.checked" | "identity.verified" | "token.created" | "token.revoked" | "deal.company_entered" | "deal.application_entered" | "deal.point_person" | "deal.broker" | "deal.credit_set" | "deal.credit_stopped" | "lender.shown" | "lender.letter" | "lender.signing" | "signature.proved" | "signature.code_refused" | "webhook.created" | "webhook.changed" | "webhook.secret_rotated" | "webhook.turned_on" | "webhook.turned_off" | "webhook.paused" | "webhook.replayed" | "webhook.removed" | "operation.event_read" | "operation.events_replayed" | "operation.event_discarded" | "data.exported" | "operation.remote_canary" | "operation.remote_for_all" | "operation.remote_withdrawn" | "operation.remote_unchanged" | "operation.letter_sent_again" | "operation.letter_aside" | "operation.begun" | "operation.not_done" | "operation.unclear";
        identity_AuditPageDto: {
            entries: components["schemas"]["identity_AuditEntryDto"][];
            next: string | null;
        };
        identity_AuditPersonDto: {
            email: string;
            id: string;
            name: string;
        };
        identity_CreateApiTokenDto: {
            /** @enum {integer} */
            days: 7 | 30 | 90 | 180 | 365;
            name: string;
            scopes: components["schemas"]["identity_Scope"][];
        };
        identity_ForgottenPasswordDto: {
            email: string;
        };
        identity_InviteAdministratorDto: {
            email: string;
        };
        identity_InviteUserDto: {
            companyId: string;
            email: string;
            /** @description Without names the invited person gives them. */
            firstName?: string;
            lastName?: string;
        };
        identity_NewApiTokenDto: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string;
            ending: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            revokedAt: string | null;
            revokedBy: string | null;
            scopes: components["schemas"]["identity_Scope"][];
            /** @description Shown this once; nobody can read it again. */
            token: string;
            /** Format: date-time */
            usedAt: string | null;
            usedFrom: string | null;
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
        identity_RemovePrivilegesDto: {
            id: string;
        };
        identity_ResetSecondFactorDto: {
            id: string;
            /**
             * @description How it was made sure who it is; kept in the audit record. A reset without it is refused.
             * @enum {string}
             */
            identifiedBy?: "inPerson" | "videoCall" | "calledBack";
            /** @description Kept in the audit record. */
            reason: string;
        };
        identity_SaveSigningSettingDto: {
            /** @enum {string} */
            demand: "session" | "code";
            /** @enum {string|null} */
            secondFactor?: "nobody" | "administrators" | "everybody" | null;
            /** @description the version that the save is based on; 0 for the first */
            version: number;
        };
        /** @enum {string} */
        identity_Scope: "applications:read" | "applications:write" | "companies:read" | "companies:write" | "people:read" | "people:write" | "brokers:read" | "brokers:write" | "draws:read" | "draws:write" | "loans:read" | "loans:write" | "documents:read" | "documents:write" | "settings:read" | "settings:write" | "activity:read" | "activity:write" | "audit:read" | "audit:write";
        identity_SecondFactorDto: {
            on: boolean;
            recoveryCodesLeft: number;
            required: boolean;
            /** Format: date-time */
            since: string | null;
        };
        identity_SetSuperStatusDto: {
            id: string;
            /** @description Whether it is to be a super administrator. */
            isOwner: boolean;
        };
        identity_SignedOutDto: {
            /** @description How many sessions ended. */
            ended: number;
        };
        identity_SigningSettingDto: {
            /** @enum {string} */
            demand: "session" | "code";
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            id: string;
            /**
             * @description who needs one at the least, as the portal is deployed
             * @enum {string}
             */
            leastSecondFactor: "nobody" | "administrators" | "everybody";
            /** @enum {string} */
            secondFactor: "nobody" | "administrators" | "everybody";
            version: number;
        };
        identity_SignOutUserDto: {
            id: string;
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
        LetterDoneAnswer: {
            /** @description 0: somebody did something with it meanwhile. */
            done: number;
        };
        MemoryAnswer: {
            /** @description Bytes of its objects. */
            heap: number;
            /** @description Bytes that its objects may become. */
            heapLimit: number;
            /** @description Bytes of the process. */
            resident: number;
        };
        NoticeSent: {
            /** @description Whether a letter goes out beside the bell. */
            mailed: boolean;
        };
        NoticeText: {
            message: string;
        };
        notifications_AcknowledgedNotificationsDto: {
            acknowledged: string[];
        };
        notifications_AcknowledgeNotificationsDto: {
            /** @description Ids, as a list or as text: one id, or JSON. */
            notifications: string[] | string;
        };
        notifications_ActivityAboutDto: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
        };
        notifications_ActivityCategoryDto: {
            /** @enum {string} */
            id: "applications" | "draws" | "brokers" | "agreements" | "documents" | "deals";
            name: string;
        };
        notifications_ActivityDto: {
            about: components["schemas"]["notifications_ActivityAboutDto"] | null;
            /** @enum {string} */
            activityCategoryId: "applications" | "draws" | "brokers" | "agreements" | "documents" | "deals";
            comments: string;
            /** Format: date-time */
            date: string;
            id: string;
            name: string;
            status: string;
            userId: string;
        };
        notifications_CreateWebhookDto: {
            name: string;
            types: components["schemas"]["notifications_PublicEvent"][];
            url: string;
        };
        notifications_DeliveryPageDto: {
            deliveries: components["schemas"]["notifications_WebhookDeliveryDto"][];
            next: string | null;
        };
        notifications_DigestSettingDto: {
            hour: number;
            isOn: boolean;
        };
        notifications_LenderDto: {
            /** @description as #63c3bd */
            accentDark: string;
            /** @description as #0d5c63 */
            accentLight: string;
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            id: string;
            logoAlt: string;
            /** @description the hash under which the logo is served */
            logoId: string | null;
            name: string;
            version: number;
        };
        notifications_LetterPlaceholderDto: {
            name: string;
            /** @description what stands there in the preview */
            sample: string;
        };
        notifications_LetterPreviewDto: {
            html: string;
            subject: string;
            text: string;
        };
        notifications_LetterSettingDto: {
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            hasAction: boolean;
            id: string;
            /** @description the words that came with the portal */
            isOwn: boolean;
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            placeholders: components["schemas"]["notifications_LetterPlaceholderDto"][];
            version: number;
            words: components["schemas"]["notifications_LetterTextDto"];
        };
        notifications_LetterTextDto: {
            action?: string | null;
            body: string;
            preheader?: string | null;
            subject: string;
        };
        notifications_LetterVersionDto: {
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it came with the portal
             */
            editedBy: string | null;
            id: string;
            /** @description the words that came with the portal */
            isOwn: boolean;
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            version: number;
            words: components["schemas"]["notifications_LetterTextDto"];
        };
        notifications_MailboxMessageDto: {
            /**
             * @description A letter, or a text message to a telephone.
             * @enum {string}
             */
            channel: "mail" | "text";
            /** Format: date-time */
            createdAt: string;
            /** @description Null for a text message. */
            html: string | null;
            id: string;
            /** @enum {string} */
            status: "queued" | "sending" | "handed" | "sent" | "failed" | "unclear" | "kept";
            /** @description Empty for a text message. */
            subject: string;
            text: string | null;
            /** @description An address, or a telephone number of ten digits. */
            to: string;
        };
        notifications_NewWebhookDto: {
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            failingSince: string | null;
            givenUp: number;
            /** Format: uuid */
            id: string;
            name: string;
            offBecause: components["schemas"]["notifications_WebhookOffReason"] | null;
            /** Format: date-time */
            oldSecretUntil: string | null;
            /** Format: date-time */
            quietUntil: string | null;
            /** @description Shown this once: deliveries are signed by it. */
            secret: string;
            /** Format: date-time */
            secretAt: string;
            /** @description Moves with each secret; a rotation names the one that it replaces. */
            secretVersion: number;
            types: components["schemas"]["notifications_PublicEvent"][];
            url: string;
            waiting: number;
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
        notifications_PreviewLetterDto: {
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            words: components["schemas"]["notifications_LetterTextDto"];
        };
        /** @enum {string} */
        notifications_PublicEvent: "application.created" | "application.awaiting" | "application.submitted" | "application.in_closing" | "application.approved" | "application.rejected" | "application.reopened" | "company.created" | "company.updated" | "draw.requested" | "draw.decided" | "draw.sent_back" | "draw.withdrawn" | "budget.change_requested" | "budget.change_decided" | "funding.scheduled" | "funding.cancelled" | "funding.paid" | "funding.reversed" | "inspection.requested" | "inspection.scheduled" | "inspection.reported" | "inspection.decided" | "waiver.decided" | "interest.stated" | "loan.unit_released" | "loan.paid_off" | "loan.closed" | "loan.reopened" | "broker.activated" | "broker.deactivated" | "agreement.accepted" | "agreement.rejected" | "file.uploaded" | "file.reviewed";
        notifications_RemoveTaskDto: {
            /** Format: uuid */
            id: string;
        };
        notifications_ReplayedDto: {
            replayed: number;
        };
        notifications_ReplaySinceDto: {
            /** @description What arrived is sent again, too. */
            arrivedToo: boolean;
            /** Format: date-time */
            since: string;
        };
        notifications_RotateSecretDto: {
            /** @enum {integer} */
            overlapHours: 0 | 1 | 24 | 72 | 168;
            /** @description `secretVersion` of what was read. */
            secretVersion: number;
        };
        notifications_SaveDigestSettingDto: {
            isOn: boolean;
        };
        notifications_SaveLenderDto: {
            /** @description as #63c3bd */
            accentDark: string;
            /** @description as #0d5c63 */
            accentLight: string;
            /** @description a PNG, base64; left out: as it is; null: none */
            logo?: string | null;
            logoAlt?: string | null;
            name: string;
            /** @description the version that the save is based on; 0 for the portal’s own */
            version: number;
        };
        notifications_SaveLetterTextDto: {
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            /** @description the version that the save is based on; 0 for the portal’s own */
            version: number;
            words: components["schemas"]["notifications_LetterTextDto"] | null;
        };
        notifications_TaskAboutDto: {
            /** Format: uuid */
            companyId: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
            name: string;
        };
        notifications_TaskChangeDto: {
            /**
             * Format: uuid
             * @description nobody: the portal itself
             */
            actorId: string | null;
            /** @enum {string} */
            command: "made" | "changed" | "assigned" | "done" | "reopened" | "closed" | "removed";
            /** Format: date */
            dueOn: string | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description whose it was from then on
             */
            userId: string | null;
        };
        notifications_TaskDto: {
            about: components["schemas"]["notifications_TaskAboutDto"] | null;
            /**
             * @description what made it by itself
             * @enum {string|null}
             */
            cause: "review" | "draw" | "inspection" | "file" | "paper" | "adverse" | null;
            comment: string;
            completed: boolean;
            /** Format: date-time */
            completedAt: string | null;
            /**
             * Format: uuid
             * @description nobody: it closed by itself
             */
            completedBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: uuid
             * @description nobody: it made itself
             */
            createdBy: string | null;
            /** Format: date */
            dueOn: string | null;
            id: string;
            taskName: string;
            /** @description Empty while it is nobody’s. */
            userId: string;
            version: number;
        };
        notifications_UnreadCountDto: {
            /** @description At most 100: the bell shows no higher number. */
            unread: number;
        };
        notifications_UnsentMessageDto: {
            /** @description How often it was tried. */
            attempts: number;
            /** @description What it says is there still: for 30 days. */
            canBeSent: boolean;
            /** @enum {string} */
            channel: "mail" | "text";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when its link or code works.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was tried last.
             */
            failedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description The connection broke after it was handed over. */
            mayHaveArrived: boolean;
            /** @description Why, in the words of who refused it; the address masked. */
            reason: string;
            /** @description Empty for a text message. */
            subject: string;
            /** @description Which letter or text message it is. */
            template: string;
            /** @description To whom, masked. */
            to: string;
        };
        notifications_UnsentPageDto: {
            /** @description The newest first. */
            messages: components["schemas"]["notifications_UnsentMessageDto"][];
            /**
             * Format: uuid
             * @description cursor of the page that follows
             */
            next: string | null;
        };
        notifications_UpdateWebhookDto: {
            /** @description Whether events are told. Turned on, it is given five days anew. */
            active: boolean;
            name: string;
            types: components["schemas"]["notifications_PublicEvent"][];
            url: string;
        };
        notifications_WebhookAttemptDto: {
            /** Format: date-time */
            at: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            milliseconds: number;
            /** @description How the answer began. */
            response: string | null;
            /** @description Null where no answer came. */
            status: number | null;
        };
        notifications_WebhookDeliveryDetailsDto: {
            attempts: number;
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: uuid */
            eventId: string;
            /** Format: uuid */
            id: string;
            lastError: string | null;
            /** Format: date-time */
            nextAt: string | null;
            status: components["schemas"]["notifications_WebhookDeliveryStatus"];
            tries: components["schemas"]["notifications_WebhookAttemptDto"][];
            type: string;
        };
        notifications_WebhookDeliveryDto: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: uuid */
            eventId: string;
            /** Format: uuid */
            id: string;
            lastError: string | null;
            /** Format: date-time */
            nextAt: string | null;
            status: components["schemas"]["notifications_WebhookDeliveryStatus"];
            type: string;
        };
        /** @enum {string} */
        notifications_WebhookDeliveryStatus: "queued" | "sending" | "delivered" | "failed";
        notifications_WebhookDto: {
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            failingSince: string | null;
            givenUp: number;
            /** Format: uuid */
            id: string;
            name: string;
            offBecause: components["schemas"]["notifications_WebhookOffReason"] | null;
            /** Format: date-time */
            oldSecretUntil: string | null;
            /** Format: date-time */
            quietUntil: string | null;
            /** Format: date-time */
            secretAt: string;
            /** @description Moves with each secret; a rotation names the one that it replaces. */
            secretVersion: number;
            types: components["schemas"]["notifications_PublicEvent"][];
            url: string;
            waiting: number;
        };
        /** @enum {string} */
        notifications_WebhookOffReason: "turned_off" | "failing" | "gone";
        PointerBody: {
            /** @enum {string} */
            remote: "borrower" | "broker" | "admin";
            revision: string;
            version: string;
        };
        QueueAnswer: {
            /** @description Dead letters. */
            dead: number;
            work: number;
        };
        RecipientAnswer: {
            /** @description Tries that failed since the last one that went well. */
            failedTries: number;
            /** @description It did not answer when it was tried last. */
            isAway: boolean;
            lastError: string | null;
            /** @enum {string} */
            name: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            /** @description Age of the oldest of them, seconds. */
            oldestSeconds: number;
            /** @description Events that it must still have, up to 10,000. */
            waiting: number;
        };
        RegistryAnswer: {
            /**
             * @description Whether this portal may change it, read it, or has none of it.
             * @enum {string}
             */
            access: "writable" | "read_only" | "elsewhere";
            remotes: components["schemas"]["RemoteAnswer"][];
        };
        RemoteAnswer: {
            canary: components["schemas"]["RemoteCanaryAnswer"] | null;
            /** @description The last change, where it is known. */
            changed: components["schemas"]["RemoteChangeAnswer"] | null;
            /** @description What everybody is given who is not given the canary. */
            current: string;
            /** @enum {string} */
            remote: "borrower" | "broker" | "admin";
            /** @description Names how it stands: a change says what it was made upon. */
            revision: string;
            /** @description Who may be given it at all. */
            roles: ("borrower" | "broker" | "admin" | "super")[];
            /** @description The newest first. */
            versions: components["schemas"]["RemoteVersionAnswer"][];
        };
        RemoteCanaryAnswer: {
            roles: ("borrower" | "broker" | "admin" | "super")[];
            /** @description Percent of the users of its roles. */
            traffic: number;
            version: string;
        };
        RemoteChangeAnswer: {
            /** Format: date-time */
            at: string;
            by: string;
        };
        RemoteVersionAnswer: {
            /** @description It may be given to somebody: its files are there. */
            hasFiles: boolean;
            /** @description Hash of its manifest, which has those of all scripts. */
            hash: string | null;
            /** Format: date-time */
            publishedAt: string | null;
            /** @description Who published it, as its command was told. */
            publishedBy: string | null;
            version: string;
        };
        ReplayBody: {
            /**
             * Format: uuid
             * @description Null: all that the subscriber could not take.
             */
            event: string | null;
            /**
             * @description Who has it.
             * @enum {string}
             */
            holder: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            /** @enum {string} */
            subscriber: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
        };
        SaveTaskBody: {
            about?: components["schemas"]["TaskAboutBody"] | null;
            comment?: string | null;
            completed?: boolean | null;
            /** Format: date */
            dueOn?: string | null;
            /**
             * Format: uuid
             * @description Left out for a new task.
             */
            id?: string | null;
            taskName: string;
            /**
             * Format: uuid
             * @description The administrator whose task it is; of a new one the caller where it is left out.
             */
            userId?: string | null;
            /** @description The version that the change was made on. */
            version?: number | null;
        };
        SeenLetterBody: {
            /** @description How often it was tried by then. */
            attempts: number;
            /** Format: uuid */
            id: string;
        };
        ServiceEventsAnswer: {
            /** @enum {string} */
            service: "identity" | "companies" | "applications" | "brokers" | "draws" | "files" | "agreements" | "notifications";
            /**
             * @description Why nothing is known of it.
             * @enum {string|null}
             */
            silence: "away" | "late" | "refused" | null;
            state: components["schemas"]["EventsStateAnswer"] | null;
        };
        SlowCallAnswer: {
            /**
             * Format: date-time
             * @description When it was answered.
             */
            at: string;
            /** @description By which the log tells more of it. */
            correlationId: string;
            method: string;
            /** @description Milliseconds. */
            ms: number;
            /** @description The template of its path. */
            route: string;
            status: number;
        };
        TaskAboutBody: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
        };
        UnitAnswer: {
            /** @description Where it was asked. */
            address: string;
            /**
             * @description Nobody there, no answer within two seconds, or an answer that is none; null where it told.
             * @enum {string|null}
             */
            silence: "away" | "late" | "refused" | null;
            state: components["schemas"]["UnitStateAnswer"] | null;
            /** @description service-draws */
            unit: string;
        };
        UnitCallsAnswer: {
            routes: components["schemas"]["CallFiguresAnswer"][];
            /**
             * Format: date-time
             * @description An hour ago, or when its process began.
             */
            since: string;
            /** @description At most 20. */
            slowest: components["schemas"]["SlowCallAnswer"][];
        };
        UnitsAnswer: {
            /**
             * Format: date-time
             * @description When they were asked.
             */
            at: string;
            units: components["schemas"]["UnitAnswer"][];
        };
        UnitStateAnswer: {
            /** @description Why it is not ready. */
            because: ("database" | "late" | "leaving")[];
            /** @description Of outside providers that it has called. */
            breakers: components["schemas"]["BreakerAnswer"][];
            /** @description What it was built from. */
            build: string;
            eventLoopMs: components["schemas"]["EventLoopAnswer"];
            /** @description Machine and number of its process. */
            instance: string;
            memory: components["schemas"]["MemoryAnswer"];
            ready: boolean;
            /** Format: date-time */
            since: string;
            unit: string;
            /** @description Of its contract. */
            version: string;
            /** @description What it has to do without for now. */
            without: string[];
        };
        WithdrawalBody: {
            /** @enum {string} */
            remote: "borrower" | "broker" | "admin";
            revision: string;
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
    sendResetLink: {
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
                "application/json": components["schemas"]["identity_ForgottenPasswordDto"];
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
    activities: {
        parameters: {
            query?: {
                categoryId?: "applications" | "draws" | "brokers" | "agreements" | "documents" | "deals";
                /** @description Ids of administrators with commas between them, at most 50, 'nobody' for what is nobody's, or 'all'; the caller where it is left out. */
                userId?: string;
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
                    "application/json": components["schemas"]["notifications_ActivityDto"][];
                };
            };
        };
    };
    assignBroker: {
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
                "application/json": components["schemas"]["companies_AssignBrokerDto"];
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
    addCompanyAdmin: {
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
                "application/json": components["schemas"]["companies_ChooseCompanyAdminDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyAdminDto"][];
                };
            };
        };
    };
    activityCategories: {
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
                    "application/json": components["schemas"]["notifications_ActivityCategoryDto"][];
                };
            };
        };
    };
    companyAdminHistory: {
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
                    "application/json": components["schemas"]["companies_CompanyAdminHistoryDto"][];
                };
            };
        };
    };
    companyAdmins: {
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
                    "application/json": components["schemas"]["companies_CompanyAdminDto"][];
                };
            };
        };
    };
    dealHistory: {
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
                    "application/json": components["schemas"]["companies_DealChangeDto"][];
                };
            };
        };
    };
    administrators: {
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
                    "application/json": components["schemas"]["AdminAnswer"][];
                };
            };
        };
    };
    adminsForCompany: {
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
                    "application/json": components["schemas"]["companies_CompanyAdminDto"][];
                };
            };
        };
    };
    brokersToChoose: {
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
                    "application/json": components["schemas"]["brokers_BrokerDto"][];
                };
            };
        };
    };
    inviteAdministrator: {
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
                "application/json": components["schemas"]["identity_InviteAdministratorDto"];
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
    removeCompanyAdmin: {
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
                "application/json": components["schemas"]["companies_ChooseCompanyAdminDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyAdminDto"][];
                };
            };
        };
    };
    removePrivileges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_RemovePrivilegesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_UserDto"];
                };
            };
        };
    };
    removeTask: {
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
                "application/json": components["schemas"]["notifications_RemoveTaskDto"];
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
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_ResetSecondFactorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_SecondFactorDto"];
                };
            };
        };
    };
    secondFactor: {
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
                    "application/json": components["schemas"]["identity_SecondFactorDto"];
                };
            };
        };
    };
    setSuper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_SetSuperStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_UserDto"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_SignOutUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_SignedOutDto"];
                };
            };
        };
    };
    tasks: {
        parameters: {
            query?: {
                about?: "company" | "application" | "draw" | "broker";
                /** @description All where it is left out. */
                state?: "open" | "overdue" | "done" | "all";
                /** @description Ids of administrators with commas between them, at most 50, 'nobody' for what is nobody's, or 'all'; the caller where it is left out. */
                userId?: string;
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
                    "application/json": components["schemas"]["notifications_TaskDto"][];
                };
            };
        };
    };
    taskChanges: {
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
                    "application/json": components["schemas"]["notifications_TaskChangeDto"][];
                };
            };
        };
    };
    updateBrokerAsAdmin: {
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
                "application/json": components["schemas"]["brokers_UpdateBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    updatePointPerson: {
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
                "application/json": components["schemas"]["companies_SetPointPersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_CompanyAdminDto"][];
                };
            };
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTaskBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTask"];
                };
            };
        };
    };
    adverseNotices: {
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
                    "application/json": components["schemas"]["applications_AdverseNoticesDto"];
                };
            };
        };
    };
    adverseNoticesOfApplication: {
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
    decisionReport: {
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
                    "application/json": components["schemas"]["applications_DecisionReportDto"];
                };
            };
        };
    };
    decisionReportCsv: {
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
    adverseLetter: {
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
                "application/json": components["schemas"]["applications_WriteNoticeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_ShownLetterDto"];
                };
            };
        };
    };
    adverseNoticeOnPaper: {
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
                "application/json": components["schemas"]["applications_NoticeOnPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_AdverseNoticeDetailsDto"];
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
                "application/json": components["schemas"]["applications_WithdrawOnPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_AdverseNoticeDetailsDto"];
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
                "application/json": components["schemas"]["applications_SendNoticeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    adverseNotice: {
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
                    "application/json": components["schemas"]["applications_AdverseNoticeDetailsDto"];
                };
            };
        };
    };
    apiTokens: {
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
                    "application/json": components["schemas"]["identity_ApiTokenDto"][];
                };
            };
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_CreateApiTokenDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_NewApiTokenDto"];
                };
            };
        };
    };
    revokeApiToken: {
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
                    "application/json": components["schemas"]["identity_ApiTokenDto"];
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
    allApplications: {
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
                    "application/json": components["schemas"]["applications_ApplicationSummaryDto"][];
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
                "application/json": components["schemas"]["applications_RecordAppraisalDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_AppraisalDto"];
                };
            };
        };
    };
    appraisals: {
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
                    "application/json": components["schemas"]["applications_AppraisalDto"][];
                };
            };
        };
    };
    approvalOfApplication: {
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
                    "application/json": components["schemas"]["applications_ApprovalDto"];
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
                "application/json": components["schemas"]["applications_SaveClosingItemDto"];
            };
        };
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
    closings: {
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
                    "application/json": components["schemas"]["applications_ClosingPageDto"];
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
    decision: {
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
                    "application/json": components["schemas"]["applications_LoanDecisionDetailsDto"];
                };
            };
        };
    };
    decisionsOfApplication: {
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
                    "application/json": components["schemas"]["applications_LoanDecisionSummaryDto"][];
                };
            };
        };
    };
    demographics: {
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
                "application/json": components["schemas"]["applications_LookUpDemographicsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_DemographicsDto"];
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
                    "application/json": components["schemas"]["applications_ApplicationPageDto"];
                };
            };
        };
    };
    applicationPaper: {
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
                    "application/json": components["schemas"]["applications_FoundApplicationsDto"];
                };
            };
        };
    };
    sendNotice: {
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
                "application/json": components["schemas"]["NoticeText"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSent"];
                };
            };
        };
    };
    singleApplication: {
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
    valuations: {
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
                    "application/json": components["schemas"]["applications_ValuationsDto"];
                };
            };
        };
    };
    savedViews: {
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
                    "application/json": components["schemas"]["applications_SavedViewDto"][];
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
                "application/json": components["schemas"]["applications_SaveViewDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_SavedViewDto"][];
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
                    "application/json": components["schemas"]["applications_SavedViewDto"][];
                };
            };
        };
    };
    audit: {
        parameters: {
            query?: {
                account?: string;
                address?: string;
                cursor?: string;
                from?: string;
                kind?: components["schemas"]["identity_AuditKind"];
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
                    "application/json": components["schemas"]["identity_AuditPageDto"];
                };
            };
        };
    };
    allAgreements: {
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
                    "application/json": components["schemas"]["brokers_AgreementDto"][];
                };
            };
        };
    };
    agreement: {
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
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    agreementPaper: {
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
    agreementText: {
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
                    "application/json": components["schemas"]["brokers_AgreementTextDto"];
                };
            };
        };
    };
    textToAccept: {
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
                    "application/json": components["schemas"]["brokers_AgreementTextDto"];
                };
            };
        };
    };
    acceptAgreement: {
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
                "application/json": components["schemas"]["brokers_AcceptAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    agreementsOfBroker: {
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
                    "application/json": components["schemas"]["brokers_AgreementDto"][];
                };
            };
        };
    };
    linkClient: {
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
                "application/json": components["schemas"]["brokers_LinkClientDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    createAgreementForExistingClient: {
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
                "application/json": components["schemas"]["brokers_CreateAgreementOfClientDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    createAgreementForNewClient: {
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
                "application/json": components["schemas"]["brokers_CreateAgreementDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    removeAgreement: {
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
                    "application/json": components["schemas"]["brokers_IdDto"];
                };
            };
        };
    };
    agreementHistory: {
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
                    "application/json": components["schemas"]["brokers_AgreementHistoryEntryDto"][];
                };
            };
        };
    };
    notifyNewAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_NoticeDto"];
                };
            };
        };
    };
    notifyUpdatedAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_NoticeDto"];
                };
            };
        };
    };
    rejectAgreement: {
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
                "application/json": components["schemas"]["brokers_RejectAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    updateAgreement: {
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
                "application/json": components["schemas"]["brokers_UpdateAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_AgreementDetailsDto"];
                };
            };
        };
    };
    dealsOfBroker: {
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
                    "application/json": components["schemas"]["brokers_ClientDealDto"][];
                };
            };
        };
    };
    allFees: {
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
                    "application/json": components["schemas"]["brokers_FeeDto"][];
                };
            };
        };
    };
    approveFee: {
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
                "application/json": components["schemas"]["brokers_ApproveFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_FeeEntryDto"];
                };
            };
        };
    };
    feesOfBroker: {
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
                    "application/json": components["schemas"]["brokers_FeeDto"][];
                };
            };
        };
    };
    createFee: {
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
                "application/json": components["schemas"]["brokers_CreateFeeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_FeeDto"];
                };
            };
        };
    };
    removeFee: {
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
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_IdDto"];
                };
            };
        };
    };
    feeLedger: {
        parameters: {
            query?: {
                status?: "expected" | "earned" | "approved" | "paid" | "reversed";
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
                    "application/json": components["schemas"]["brokers_FeeLedgerDto"];
                };
            };
        };
    };
    feeLedgerOfBroker: {
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
                    "application/json": components["schemas"]["brokers_FeeLedgerDto"];
                };
            };
        };
    };
    payFee: {
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
                "application/json": components["schemas"]["brokers_PayFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_FeeEntryDto"];
                };
            };
        };
    };
    reverseFee: {
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
                "application/json": components["schemas"]["brokers_ReverseFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_FeeEntryDto"];
                };
            };
        };
    };
    feeStatementCsv: {
        parameters: {
            query?: {
                /** @description Earned, paid or reversed on it at the earliest. */
                from?: string | null;
                /** @description And at the latest. */
                to?: string | null;
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
                    "text/csv": string;
                };
            };
        };
    };
    feeStatement: {
        parameters: {
            query?: {
                /** @description Earned, paid or reversed on it at the earliest. */
                from?: string | null;
                /** @description And at the latest. */
                to?: string | null;
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
                    "application/pdf": string;
                };
            };
        };
    };
    updateFee: {
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
                "application/json": components["schemas"]["brokers_UpdateFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_FeeDto"];
                };
            };
        };
    };
    allBrokers: {
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
                    "application/json": components["schemas"]["brokers_BrokerDto"][];
                };
            };
        };
    };
    broker: {
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
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    activateBroker: {
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
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    brokerByUserId: {
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
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    createBroker: {
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
                "application/json": components["schemas"]["brokers_CreateBrokerDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    removeBroker: {
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
                    "application/json": components["schemas"]["brokers_IdDto"];
                };
            };
        };
    };
    brokerHistory: {
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
                    "application/json": components["schemas"]["brokers_BrokerHistoryEntryDto"][];
                };
            };
        };
    };
    notifyDeactivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_NoticeDto"];
                };
            };
        };
    };
    notifyRejection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["brokers_IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_NoticeDto"];
                };
            };
        };
    };
    inviteBroker: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    updateBroker: {
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
                "application/json": components["schemas"]["brokers_UpdateBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["brokers_BrokerDto"];
                };
            };
        };
    };
    brokerOfUser: {
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
                    "application/json": components["schemas"]["brokers_BrokerDto"];
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
    companyInUse: {
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
    allCompanies: {
        parameters: {
            query?: {
                /** @description The last company of the page before. */
                after?: string;
                limit?: number;
                /** @description Part of the organization or legal entity name, or the beginning of the id. */
                search?: string;
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
                    "application/json": components["schemas"]["companies_CompanySummaryDto"][];
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
    companyUserById: {
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
    digestSetting: {
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
                    "application/json": components["schemas"]["notifications_DigestSettingDto"];
                };
            };
        };
    };
    saveDigestSetting: {
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
                "application/json": components["schemas"]["notifications_SaveDigestSettingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_DigestSettingDto"];
                };
            };
        };
    };
    brokerDossier: {
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
                    "application/zip": string;
                };
            };
        };
    };
    companyDossier: {
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
                    "application/zip": string;
                };
            };
        };
    };
    userDossier: {
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
                    "application/zip": string;
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
                "application/json": components["schemas"]["draws_WriteDrawNoteDto"];
            };
        };
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
                "application/json": components["schemas"]["draws_DrawApprovalDto"];
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
    allDrawRequests: {
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
                    "application/json": components["schemas"]["draws_DrawRequestDto"][];
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
                "application/json": components["schemas"]["draws_BudgetChangeRejectionDto"];
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
    paymentBatches: {
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
                    "application/json": components["schemas"]["draws_PaymentBatchDto"][];
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
                "application/json": components["schemas"]["draws_ExportPaymentsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_PaymentBatchDto"];
                };
            };
        };
    };
    paymentsCsv: {
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
                "application/json": components["schemas"]["draws_RecordBatchDto"];
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
    paymentsXml: {
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
    fundings: {
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
                    "application/json": components["schemas"]["draws_ListedFundingDto"][];
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
                "application/json": components["schemas"]["draws_ScheduleFundingDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_FundingDto"];
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
                "application/json": components["schemas"]["draws_CancelFundingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_FundingDto"];
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
                "application/json": components["schemas"]["draws_FundDrawDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_FundingDto"];
                };
            };
        };
    };
    pendingFundings: {
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
                    "application/json": components["schemas"]["draws_PendingFundingDto"][];
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
                "application/json": components["schemas"]["draws_ReverseFundingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_FundingDto"];
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
                "application/json": components["schemas"]["draws_DrawApprovalDto"];
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
                "application/json": components["schemas"]["draws_DrawRejectionDto"];
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
    paymentAccounts: {
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
                    "application/json": components["schemas"]["draws_PaymentAccountDto"][];
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
                "application/json": components["schemas"]["draws_SavePaymentAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_PaymentAccountDto"][];
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
                "application/json": components["schemas"]["draws_CorrectFundedDto"];
            };
        };
        responses: {
            201: {
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
    fundingTerms: {
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
                    "application/json": components["schemas"]["draws_FundingTermsDto"];
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
                "application/json": components["schemas"]["draws_SetRetainageTermsDto"];
            };
        };
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
    lenderAccounts: {
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
                    "application/json": components["schemas"]["draws_PaymentAccountDto"][];
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
                "application/json": components["schemas"]["draws_SavePaymentAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_PaymentAccountDto"][];
                };
            };
        };
    };
    approvalLimits: {
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
                    "application/json": components["schemas"]["draws_ApprovalLimitDto"][];
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
                "application/json": components["schemas"]["draws_SaveApprovalLimitDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_ApprovalLimitDto"];
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
                "application/json": components["schemas"]["draws_SaveLoanPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_LoanPaperDto"][];
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
                "application/json": components["schemas"]["draws_DrawRejectionDto"];
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
    drawFindings: {
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
                    "application/json": components["schemas"]["draws_DrawFindingsDto"];
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
                "application/json": components["schemas"]["draws_OverrideDrawRuleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawFindingsDto"];
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
                "application/json": components["schemas"]["draws_SaveDrawDto"];
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
                    "application/json": components["schemas"]["draws_FoundDrawsDto"];
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
                "application/json": components["schemas"]["draws_FindDrawsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_FoundDrawsDto"];
                };
            };
        };
    };
    drawSelections: {
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
                    "application/json": components["schemas"]["draws_DrawSelectionDto"][];
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
                "application/json": components["schemas"]["draws_DrawReturnDto"];
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
                    "application/json": components["schemas"]["draws_LenderWaitingDto"];
                };
            };
        };
    };
    drawRules: {
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
                    "application/json": components["schemas"]["draws_DrawRulesDto"][];
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
                "application/json": components["schemas"]["draws_SaveDrawRulesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawRulesDto"];
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
    esignAcceptances: {
        parameters: {
            query?: {
                /** @description Id of the last acceptance of the page before. */
                before?: string;
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
                    "application/json": components["schemas"]["agreements_EsignAcceptanceDto"][];
                };
            };
        };
    };
    esignPdf: {
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
    esignAcceptancesOfUser: {
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
    createEsignMaster: {
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
                "application/json": components["schemas"]["agreements_CreateEsignMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_EsignMasterDto"];
                };
            };
        };
    };
    esignMaster: {
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
                    "application/json": components["schemas"]["agreements_EsignMasterDto"];
                };
            };
        };
    };
    allEsignMasters: {
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
                    "application/json": components["schemas"]["agreements_EsignMasterDto"][];
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
    uploadAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementFile"];
            };
        };
        responses: {
            /** @description The file, as an upload answers it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    brokerLogos: {
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
    reviewFile: {
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
                "application/json": components["schemas"]["files_ReviewFileDto"];
                "multipart/form-data": components["schemas"]["files_ReviewFileDto"];
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
    allIccaMasters: {
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
                    "application/json": components["schemas"]["agreements_IccaMasterDto"][];
                };
            };
        };
    };
    iccaEditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: string;
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
                    "application/json": components["schemas"]["agreements_IccaMasterDto"][];
                };
            };
        };
    };
    createIccaMaster: {
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
                "application/json": components["schemas"]["agreements_CreateIccaMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_IccaMasterDto"];
                };
            };
        };
    };
    iccaMaster: {
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
                    "application/json": components["schemas"]["agreements_IccaMasterDto"];
                };
            };
        };
    };
    latestIccaMaster: {
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
                    "application/json": components["schemas"]["agreements_IccaMasterDto"];
                };
            };
        };
    };
    iccaVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: string;
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
                    "application/json": components["schemas"]["agreements_IccaMasterDto"];
                };
            };
        };
    };
    deleteIccaVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                version: string;
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
                    "application/json": "deleted";
                };
            };
        };
    };
    iccaVersions: {
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
                    "application/json": string[];
                };
            };
        };
    };
    inspections: {
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
                    "application/json": components["schemas"]["draws_InspectionSummaryDto"][];
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
                "application/json": components["schemas"]["draws_InspectionCapsDto"];
            };
        };
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
                "application/json": components["schemas"]["draws_ReportInspectionDto"];
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
                "application/json": components["schemas"]["draws_InspectionLinkCommandDto"];
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
                "application/json": components["schemas"]["draws_ScheduleInspectionDto"];
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
                "application/json": components["schemas"]["draws_InspectionLinkCommandDto"];
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
    lender: {
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
                    "application/json": components["schemas"]["notifications_LenderDto"][];
                };
            };
        };
    };
    saveLender: {
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
                "application/json": components["schemas"]["notifications_SaveLenderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_LenderDto"];
                };
            };
        };
    };
    letterTexts: {
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
                    "application/json": components["schemas"]["notifications_LetterSettingDto"][];
                };
            };
        };
    };
    saveLetterText: {
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
                "application/json": components["schemas"]["notifications_SaveLetterTextDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_LetterVersionDto"];
                };
            };
        };
    };
    letterTextVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
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
                    "application/json": components["schemas"]["notifications_LetterVersionDto"][];
                };
            };
        };
    };
    previewLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notifications_PreviewLetterDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_LetterPreviewDto"];
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
                "application/json": components["schemas"]["draws_MakeStatementDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_LoanInterestDto"];
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
                "application/json": components["schemas"]["draws_SetInterestTermsDto"];
            };
        };
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
                "application/json": components["schemas"]["draws_RecordLoanPaymentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_LoanInterestDto"];
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
                "application/json": components["schemas"]["draws_RecordPayoffDto"];
            };
        };
        responses: {
            201: {
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
                "application/json": components["schemas"]["draws_SetDrawPlanDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_DrawPlanDto"];
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
                "application/json": components["schemas"]["draws_AddReleaseUnitDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_PayoffDto"];
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
                "application/json": components["schemas"]["draws_ReverseLoanPaymentDto"];
            };
        };
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
                "application/json": components["schemas"]["draws_ReleaseUnitDto"];
            };
        };
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
                "application/json": components["schemas"]["applications_SaveLoanDocumentsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_LoanDocumentsDto"];
                };
            };
        };
    };
    loanDocumentVersions: {
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
                    "application/json": components["schemas"]["applications_LoanDocumentsDto"][];
                };
            };
        };
    };
    loanLimits: {
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
                    "application/json": components["schemas"]["applications_LoanLimitsDto"][];
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
                "application/json": components["schemas"]["applications_SaveLoanLimitsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["applications_LoanLimitsDto"];
                };
            };
        };
    };
    loanLimitVersions: {
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
                    "application/json": components["schemas"]["applications_LoanLimitsDto"][];
                };
            };
        };
    };
    mailbox: {
        parameters: {
            query?: {
                /** @description Only what went to addresses or numbers with this in them. */
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
                    "application/json": components["schemas"]["notifications_MailboxMessageDto"][];
                };
            };
        };
    };
    acknowledgeNotifications: {
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
    ownNotifications: {
        parameters: {
            query?: {
                /** @description What concerns this company and the caller in person. */
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
                    "application/json": components["schemas"]["notifications_NotificationDto"][];
                };
            };
        };
    };
    unreadNotifications: {
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
                    "application/json": components["schemas"]["notifications_UnreadCountDto"];
                };
            };
        };
    };
    calls: {
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
                    "application/json": components["schemas"]["CallsAnswer"];
                };
            };
        };
    };
    events: {
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
                    "application/json": components["schemas"]["EventsAnswer"];
                };
            };
        };
    };
    aside: {
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
                    "application/json": components["schemas"]["AsideAnswer"];
                };
            };
        };
    };
    asideBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: string;
                holder: string;
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
                    "application/json": components["schemas"]["AsideBodyAnswer"];
                };
            };
        };
    };
    discard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscardBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    unsentMessages: {
        parameters: {
            query?: {
                /** @description next of the page before */
                cursor?: string;
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
                    "application/json": components["schemas"]["notifications_UnsentPageDto"];
                };
            };
        };
    };
    putAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenLetterBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterDoneAnswer"];
                };
            };
        };
    };
    sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenLetterBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterDoneAnswer"];
                };
            };
        };
    };
    read: {
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
                    "application/json": components["schemas"]["RegistryAnswer"];
                };
            };
        };
    };
    canary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CanaryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteAnswer"];
                };
            };
        };
    };
    pointer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteAnswer"];
                };
            };
        };
    };
    withdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteAnswer"];
                };
            };
        };
    };
    units: {
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
                    "application/json": components["schemas"]["UnitsAnswer"];
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
    portfolio: {
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
                    "application/json": components["schemas"]["draws_PortfolioDto"];
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
    bookOfLoans: {
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
                    "application/json": components["schemas"]["draws_BookPageDto"];
                };
            };
        };
    };
    signingSettings: {
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
                    "application/json": components["schemas"]["identity_SigningSettingDto"][];
                };
            };
        };
    };
    saveSigningSetting: {
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
                "application/json": components["schemas"]["identity_SaveSigningSettingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_SigningSettingDto"];
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
    termSheets: {
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
                    "application/json": components["schemas"]["agreements_TermSheetVersionDto"][];
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
    termSheetVersions: {
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
                    "application/json": components["schemas"]["agreements_TermSheetVersionDto"][];
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
    createTermSheet: {
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
                "application/json": components["schemas"]["agreements_CreateTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_TermSheetDto"];
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
    unitsOfProperty: {
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
    allUsers: {
        parameters: {
            query?: {
                kind?: "admins";
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
                    "application/json": components["schemas"]["identity_UserDto"][];
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
    userProfile: {
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
    userProfileByUid: {
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
    waiverMasters: {
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
                    "application/json": components["schemas"]["agreements_WaiverMasterDto"][];
                };
            };
        };
    };
    createWaiverMaster: {
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
                "application/json": components["schemas"]["agreements_CreateWaiverMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_WaiverMasterDto"];
                };
            };
        };
    };
    waiverMasterVersions: {
        parameters: {
            query?: {
                /** @description Full name of the state; left out: every other state. */
                state?: string;
            };
            header?: never;
            path: {
                kind: "conditional_progress" | "unconditional_progress" | "conditional_final" | "unconditional_final";
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
                    "application/json": components["schemas"]["agreements_WaiverMasterDto"][];
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
    webhooks: {
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
                    "application/json": components["schemas"]["notifications_WebhookDto"][];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notifications_CreateWebhookDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_NewWebhookDto"];
                };
            };
        };
    };
    updateWebhook: {
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
                "application/json": components["schemas"]["notifications_UpdateWebhookDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_WebhookDto"];
                };
            };
        };
    };
    removeWebhook: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                status?: components["schemas"]["notifications_WebhookDeliveryStatus"];
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
                    "application/json": components["schemas"]["notifications_DeliveryPageDto"];
                };
            };
        };
    };
    webhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: string;
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
                    "application/json": components["schemas"]["notifications_WebhookDeliveryDetailsDto"];
                };
            };
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                deliveryId: string;
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
                    "application/json": components["schemas"]["notifications_WebhookDeliveryDto"];
                };
            };
        };
    };
    pingWebhook: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_WebhookDeliveryDto"];
                };
            };
        };
    };
    replayWebhook: {
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
                "application/json": components["schemas"]["notifications_ReplaySinceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_ReplayedDto"];
                };
            };
        };
    };
    rotateWebhookSecret: {
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
                "application/json": components["schemas"]["notifications_RotateSecretDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_NewWebhookDto"];
                };
            };
        };
    };
}
