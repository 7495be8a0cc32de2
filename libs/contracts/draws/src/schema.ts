// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
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
            /** @description Funded so far, cents. */
            fundedToDate: number;
            loanType: string;
            name: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
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
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
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
        CreateDrawLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
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
            lineItems: components["schemas"]["CreateDrawLineDto"][];
        };
        DrawBudgetItemDto: {
            /** @description Cents, as of now. */
            amountFundedToDate: number;
            /** @description Cents. */
            budgetAmount: number;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            propertyId: string;
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
        DrawLineDto: {
            /** Format: date-time */
            acceptDate: string | null;
            /** Format: uuid */
            acceptedBy: string | null;
            additionalBudgetItem: components["schemas"]["DrawBudgetItemDto"];
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            rejectDate: string | null;
            /** Format: uuid */
            rejectedBy: string | null;
            rejectReason: string | null;
            /** @description Cents. */
            requestedAmount: number;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
            supportingDocuments: components["schemas"]["SupportingDocumentDto"][];
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
            /** Format: uuid */
            id: string;
            lineItems: components["schemas"]["DrawLineDto"][];
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            /** Format: date-time */
            rejectDate: string | null;
            /** Format: uuid */
            rejectedBy: string | null;
            rejectReason: string | null;
            /** @description Sum of the lines, cents. */
            requestedAmount: number;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
            /**
             * Format: uuid
             * @description Who submitted it.
             */
            userId: string;
            version: number;
        };
        DrawStatusDto: {
            /** @description How many draw requests have it that the caller may see. */
            count: number;
            /** @enum {integer} */
            id: 1 | 2 | 3 | 4;
            status: string;
        };
        LedgerDto: {
            /** Format: uuid */
            applicationId: string;
            /** @description May still be asked for, cents. */
            available: number;
            /** @description The whole budget, cents. */
            budgetAmount: number;
            /** Format: uuid */
            companyId: string;
            /** @description Funded so far, cents. */
            fundedToDate: number;
            lines: components["schemas"]["LedgerLineDto"][];
            loanType: string;
            name: string;
            /** @description Asked for and not decided, cents; part of what remains. */
            pending: number;
            /** @description Null for a loan from before there were any. */
            projectNumber: number | null;
            properties: components["schemas"]["LedgerPropertyDto"][];
            /** @description Not funded yet, cents. */
            remaining: number;
            /** @description Null where they were not decided. */
            terms: components["schemas"]["AgreedTermsDto"] | null;
            /** @description The commitment: what the loan gives at most, cents. */
            total: number;
        };
        LedgerLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            /** @description Cents. */
            amountFundedToDate: number;
            /** @description Most that can be asked for now, cents. */
            available: number;
            /** @description Cents. */
            budgetAmount: number;
            index: number;
            name: string;
            /** @description Asked for in open draw requests, cents. */
            pending: number;
            /** @description Funded share of the budget, 0 to 100 with at most two digits. */
            percentProgress: number;
            /** Format: uuid */
            propertyId: string;
            /** @description Not funded yet, cents. */
            remaining: number;
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
        LineDecisionDto: {
            /** Format: uuid */
            id: string;
            rejectReason?: string | null;
            /** @enum {integer} */
            statusId: 1 | 2 | 3 | 4;
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
        SupportingDocumentDto: {
            /** Format: uuid */
            fileUploadId: string;
            userFileName: string;
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
    listDrawRequestsOfCompany: {
        parameters: {
            query?: {
                /** @description Only draws of this loan. */
                applicationId?: string;
                /** @description Only what was requested before this draw request. */
                before?: string;
                limit?: number;
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
    listDrawRequests: {
        parameters: {
            query?: {
                /** @description Only draws of this loan. */
                applicationId?: string;
                /** @description Only what was requested before this draw request. */
                before?: string;
                limit?: number;
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
                    "application/json": components["schemas"]["DrawStatusDto"][];
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
}
