// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/draw-certificates/{drawRequestId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printDrawCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEsignAcceptances"];
        put?: never;
        post: operations["acceptEsign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-acceptances/{id}": {
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
    "/esign-acceptances/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEsignCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-acceptances/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printAcceptedEsign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-acceptances/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEsignAcceptancesOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-masters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEsignMasters"];
        put?: never;
        post: operations["createEsignMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-masters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEsignMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/esign-masters/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLatestEsignMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIccaMasters"];
        put?: never;
        post: operations["createIccaMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIccaMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLatestIccaMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters/version/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIccaVersion"];
        put?: never;
        post?: never;
        delete: operations["withdrawIccaVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters/version/{version}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIccaEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icca-masters/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIccaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/esign-acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordEsignAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/term-sheets/{applicationId}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStandingAcceptance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/term-sheets/{applicationId}/supervision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStandingSupervision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/waiver-signatures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSignedWaiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supervisory-acknowledgements": {
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
    "/term-sheet-agreements": {
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
    "/term-sheet-agreements/application/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTermSheetAgreement"];
        put?: never;
        post?: never;
        delete: operations["withdrawTermSheet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheet-agreements/application/{applicationId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheet-agreements/application/{applicationId}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplicationTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheet-declines": {
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
    "/term-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTermSheets"];
        put?: never;
        post: operations["createTermSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheets/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLatestTermSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheets/{type}/version/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTermSheetVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/term-sheets/{type}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTermSheetVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-masters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaiverMasters"];
        put?: never;
        post: operations["createWaiverMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-masters/{kind}/in-force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWaiverMasterInForce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-masters/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaiverMasterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-signatures/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printWaiver"];
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
        AcceptedSheetDto: {
            /** @description SHA-256 of the accepted text. */
            contentHash: string;
            /** Format: date-time */
            date: string;
            id: string;
            /** @description First and last name of the account at that moment. */
            signerName: string | null;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            version: number;
        };
        AcceptEsignDto: {
            /** @description Ignored: the server stamps the time. */
            acceptanceDate?: string;
            /** @default false */
            duringRegister: boolean;
            esignMasterId: string;
            /** @description The name as the user typed it: first and last name of the account, in capitals or not. */
            signature: string;
            userId: string;
        };
        AcknowledgeSupervisionDto: {
            applicationId: string;
            /** @description SHA-256 of the words that were shown. */
            contentHash: string;
        };
        AnswerTermSheetDto: {
            applicationId: string;
            /** @description SHA-256 of the text that was shown. */
            contentHash?: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            version: number;
        };
        ApplicationTermSheetDto: {
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
            supervision: components["schemas"]["SupervisionDto"] | null;
            /** @description SHA-256 of these words. */
            supervisoryHash: string | null;
            /** @description What a borrower with a line of credit acknowledges. */
            supervisoryText: string | null;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            version: number;
        };
        CreateEsignMasterDto: {
            basedOnVersion?: number;
            /** @description HTML; sanitised by the server. */
            content: string;
        };
        CreateIccaMasterDto: {
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
        CreateTermSheetDto: {
            basedOnVersion?: number;
            /** @description HTML; sanitised by the server. */
            content: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
        };
        CreateWaiverMasterDto: {
            basedOnVersion?: number;
            /** @description HTML with {{placeholders}}; sanitised by the server. */
            content: string;
            /** @enum {string} */
            kind: "conditional_progress" | "unconditional_progress" | "conditional_final" | "unconditional_final";
            /** @description Full name of the state; left out: every other state. */
            state?: string;
        };
        EsignAcceptanceDto: {
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
        EsignMasterDto: {
            /** @description Sanitised HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            lastEditedBy: string | null;
            version: number;
        };
        IccaMasterDto: {
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
        IdDto: {
            id: string;
        };
        RegisteredEsignAcceptanceDto: {
            /** @description Ignored: the server stamps the time. */
            acceptanceDate?: string;
            /** @default false */
            duringRegister: boolean;
            esignMasterId: string;
            /** @description Of the account that is being registered; a signature is compared with it. */
            firstName?: string;
            /** @description The address that identity saw. */
            ip?: string;
            lastName?: string;
            /** @description The name as the user typed it: first and last name of the account, in capitals or not. */
            signature: string;
            userAgent?: string;
            userId: string;
        };
        StandingAcceptanceDto: {
            /** @description null for none */
            acceptance: components["schemas"]["AcceptedSheetDto"] | null;
        };
        StandingSupervisionDto: {
            /** @description the newest acknowledgement of the very words that the sheet has now; null for none */
            supervision: components["schemas"]["SupervisionDto"] | null;
        };
        SupervisionDto: {
            /** @description SHA-256 of the words that were acknowledged. */
            contentHash: string;
            /** Format: date-time */
            date: string;
            id: string;
            /** @description First and last name of the account at that moment. */
            signerName: string | null;
        };
        TermSheetAgreementDto: {
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
        TermSheetDeclineDto: {
            applicationId: string;
            /** Format: date-time */
            date: string;
            id: string;
        };
        TermSheetDto: {
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
        TermSheetVersionDto: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            type: "build new" | "flip" | "land" | "model" | "acquisitionOrRefinance" | "buildToRent" | "renovateToRent" | "lineOfCredit";
            /** @description The administrator who saved it. */
            userId: string | null;
            version: number;
        };
        VerifiedPaperDto: {
            contentHash: string;
            /** @description Position of its record in the chain of evidence. */
            position: number;
            signatures: components["schemas"]["VerifiedSignatureDto"][];
            title: string;
            version: string;
        };
        VerifiedSignatureDto: {
            party: string;
            /** Format: date-time */
            signedAt: string;
            signerName: string;
        };
        VerifyPaperDto: {
            /** @description SHA-256 of the file, in hex. The file itself is not sent. */
            paperHash: string;
        };
        WaiverBytesDto: {
            /** @description PDF in base64. */
            content: string;
        };
        WaiverMasterDto: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    printDrawCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                drawRequestId: string;
            };
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
    listEsignAcceptances: {
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
                    "application/json": components["schemas"]["EsignAcceptanceDto"][];
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
                "application/json": components["schemas"]["AcceptEsignDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsignAcceptanceDto"];
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
                    "application/json": components["schemas"]["IdDto"];
                };
            };
        };
    };
    getEsignCertificate: {
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
    printAcceptedEsign: {
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
    listEsignAcceptancesOfUser: {
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
                    "application/json": components["schemas"]["EsignAcceptanceDto"][];
                };
            };
        };
    };
    listEsignMasters: {
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
                    "application/json": components["schemas"]["EsignMasterDto"][];
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
                "application/json": components["schemas"]["CreateEsignMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsignMasterDto"];
                };
            };
        };
    };
    getEsignMaster: {
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
                    "application/json": components["schemas"]["EsignMasterDto"];
                };
            };
        };
    };
    getLatestEsignMaster: {
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
                    "application/json": components["schemas"]["EsignMasterDto"];
                };
            };
        };
    };
    listIccaMasters: {
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
                    "application/json": components["schemas"]["IccaMasterDto"][];
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
                "application/json": components["schemas"]["CreateIccaMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IccaMasterDto"];
                };
            };
        };
    };
    getIccaMaster: {
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
                    "application/json": components["schemas"]["IccaMasterDto"];
                };
            };
        };
    };
    getLatestIccaMaster: {
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
                    "application/json": components["schemas"]["IccaMasterDto"];
                };
            };
        };
    };
    getIccaVersion: {
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
                    "application/json": components["schemas"]["IccaMasterDto"];
                };
            };
        };
    };
    withdrawIccaVersion: {
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
    listIccaEditions: {
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
                    "application/json": components["schemas"]["IccaMasterDto"][];
                };
            };
        };
    };
    listIccaVersions: {
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
    recordEsignAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisteredEsignAcceptanceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsignAcceptanceDto"];
                };
            };
        };
    };
    getStandingAcceptance: {
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
                    "application/json": components["schemas"]["StandingAcceptanceDto"];
                };
            };
        };
    };
    getStandingSupervision: {
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
                    "application/json": components["schemas"]["StandingSupervisionDto"];
                };
            };
        };
    };
    readSignedWaiver: {
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
                    "application/json": components["schemas"]["WaiverBytesDto"];
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
                "application/json": components["schemas"]["AcknowledgeSupervisionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupervisionDto"];
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
                "application/json": components["schemas"]["AnswerTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSheetAgreementDto"];
                };
            };
        };
    };
    getTermSheetAgreement: {
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
                    "application/json": components["schemas"]["TermSheetAgreementDto"];
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
                    "application/json": components["schemas"]["IdDto"];
                };
            };
        };
    };
    printTermSheet: {
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
    getApplicationTermSheet: {
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
                    "application/json": components["schemas"]["ApplicationTermSheetDto"];
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
                "application/json": components["schemas"]["AnswerTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSheetDeclineDto"];
                };
            };
        };
    };
    listTermSheets: {
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
                    "application/json": components["schemas"]["TermSheetVersionDto"][];
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
                "application/json": components["schemas"]["CreateTermSheetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSheetDto"];
                };
            };
        };
    };
    getLatestTermSheet: {
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
                    "application/json": components["schemas"]["TermSheetDto"];
                };
            };
        };
    };
    getTermSheetVersion: {
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
                    "application/json": components["schemas"]["TermSheetDto"];
                };
            };
        };
    };
    listTermSheetVersions: {
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
                    "application/json": components["schemas"]["TermSheetVersionDto"][];
                };
            };
        };
    };
    verifyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPaperDto"];
                };
            };
        };
    };
    listWaiverMasters: {
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
                    "application/json": components["schemas"]["WaiverMasterDto"][];
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
                "application/json": components["schemas"]["CreateWaiverMasterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverMasterDto"];
                };
            };
        };
    };
    getWaiverMasterInForce: {
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
                    "application/json": components["schemas"]["WaiverMasterDto"];
                };
            };
        };
    };
    listWaiverMasterVersions: {
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
                    "application/json": components["schemas"]["WaiverMasterDto"][];
                };
            };
        };
    };
    printWaiver: {
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
}
