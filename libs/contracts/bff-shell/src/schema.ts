// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/api/shell/account/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["active"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/confirmregister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["devices"];
        put?: never;
        post?: never;
        delete: operations["endOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ownDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/joincompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["joinCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/login/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["secondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/logoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/password-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["passwordRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["secondFactor"];
        put?: never;
        post?: never;
        delete: operations["turnOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/touch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["touch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/account/updatePassword": {
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
    "/api/shell/account/who": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["who"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/admin/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/brokers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["invitedBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/brokers/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["list"];
        put?: never;
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/brokers/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["registerBroker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/esign": {
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
    "/api/shell/esign/{id}": {
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
    "/api/shell/esign/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/esign/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/esign/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["esignOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/esignmaster/{id}": {
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
    "/api/shell/esignmaster/latest": {
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
    "/api/shell/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/inspection/open": {
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
    "/api/shell/inspection/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inspectorPhotograph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/inspection/report": {
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
    "/api/shell/lender/logo/{logoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/lender/theme.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["theme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/mailbox": {
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
    "/api/shell/notification/acknowledge": {
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
    "/api/shell/notification/all/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notificationsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/notification/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/s1/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openS1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/s1/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signedS1Pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/s1/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readS1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/s1/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signS1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/signing/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendSigningCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/signing/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proveSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/users/profile/{id}": {
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
    "/api/shell/users/profileByUid/{id}": {
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
    "/api/shell/verify": {
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
    "/api/shell/waiver/open": {
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
    "/api/shell/waiver/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signedWaiverPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shell/waiver/refuse": {
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
    "/api/shell/waiver/sign": {
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
        agreements_VerifiedPaperDto: {
            contentHash: string;
            /** @description Position of its record in the chain of evidence. */
            position: number;
            signatures: components["schemas"]["agreements_VerifiedSignatureDto"][];
            title: string;
            version: string;
        };
        agreements_VerifiedSignatureDto: {
            party: string;
            /** Format: date-time */
            signedAt: string;
            signerName: string;
        };
        agreements_VerifyPaperDto: {
            /** @description SHA-256 of the file, in hex. The file itself is not sent. */
            paperHash: string;
        };
        brokers_InvitedBrokerDto: {
            businessName: string;
            /** @description Its full name. */
            businessState: string | null;
            canSendTextMessages: boolean;
            city: string | null;
            emailAddressA: string;
            emailAddressB: string | null;
            firstName: string;
            id: string;
            lastName: string;
            /** @description Ten digits; a mask is taken off. */
            phoneNumberA: string;
            /** @enum {string} */
            phoneNumberAType: "office" | "mobile";
            phoneNumberB: string | null;
            /** @enum {string} */
            phoneNumberBType: "office" | "mobile";
            /** @description Its full name. */
            state: string | null;
            streetAddress: string | null;
            streetAddress2: string | null;
            title: string | null;
            zipCode: string | null;
        };
        companies_LinkTokenDto: {
            token: string;
        };
        companies_OpenedS1Dto: {
            company: string;
            /** Format: date-time */
            expiresAt: string;
            percent: string;
            /** Format: date-time */
            signedAt: string | null;
            signerName: string;
            /** @enum {string} */
            state: "open" | "signed" | "over";
        };
        companies_ReadableS1Dto: {
            content: string;
            contentHash: string;
            signerName: string;
        };
        companies_ReadS1Dto: {
            address: string;
            /** Format: date */
            birth: string;
            judgements: string;
            occupation: string;
            otherCompanies: string;
            socialSecurity: string;
            token: string;
        };
        companies_SignS1Dto: {
            address: string;
            /** Format: date */
            birth: string;
            /** @description SHA-256 of the text that was read. */
            contentHash: string;
            /** @description A PNG as a data URL, where the signer drew. */
            drawing?: string | null;
            judgements: string;
            occupation: string;
            otherCompanies: string;
            /** @description The name as the signer typed it. */
            signature: string;
            socialSecurity: string;
            token: string;
        };
        CompanyChoice: {
            companyId: string;
        };
        CompanyOfUser: {
            companyId: string;
            organizationName: string;
        };
        Credentials: {
            email: string;
            password: string;
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
        draws_InspectionPhotoDto: {
            /** Format: uuid */
            fileUploadId: string;
            /** @description Latitude and longitude in degrees. */
            place?: string | null;
            /** Format: date-time */
            takenAt?: string | null;
        };
        draws_LinkReportDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            inspectedAt: string;
            lines: components["schemas"]["draws_InspectedLineDto"][];
            note?: string | null;
            photos?: components["schemas"]["draws_InspectionPhotoDto"][];
            /** Format: uuid */
            reportId: string;
            token: string;
        };
        draws_LinkTokenDto: {
            token: string;
        };
        draws_OpenedInspectionDto: {
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            inspectorName: string;
            last: components["schemas"]["draws_SaidReportDto"] | null;
            /** @description None once the report is in. */
            lines: components["schemas"]["draws_OpenedLineDto"][];
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
        draws_OpenedLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            isHeld: boolean;
            name: string;
            /** @description Of the last accepted report. */
            percentComplete: number | null;
            section: string;
        };
        draws_OpenedWaiverDto: {
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
        draws_RefuseWaiverDto: {
            reason: string;
            token: string;
        };
        draws_SaidLineDto: {
            /** Format: uuid */
            additionalBudgetItemId: string;
            note: string | null;
            percentComplete: number | null;
            reason: string | null;
        };
        draws_SaidReportDto: {
            lines: components["schemas"]["draws_SaidLineDto"][];
            note: string | null;
        };
        draws_SignWaiverDto: {
            /** @description SHA-256 of the text that was read. */
            contentHash: string;
            /** @description A PNG as a data URL, where the signer drew. */
            drawing?: string | null;
            /** @description The name as the signer typed it. */
            signature: string;
            token: string;
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
        files_InspectorPhotographFormDto: {
            /** Format: binary */
            file: string;
            /** @description The token of the link; before the file. */
            token: string;
            /** @enum {string} */
            type: "inspectionPhoto";
        };
        files_InvitedBrokerFileFormDto: {
            /** Format: binary */
            file: string;
            /** @enum {string} */
            type: "w9" | "brokerLogo";
        };
        files_StoredPhotographDto: {
            /** Format: uuid */
            fileUploadId: string;
        };
        Found: {
            /** @description A service did not answer: there may be more. */
            incomplete: boolean;
            /** @description At most six of a kind. */
            items: components["schemas"]["FoundItem"][];
        };
        FoundItem: {
            /** @description Of an application or person. */
            companyId: string | null;
            /** @description Address, company or business; may be empty. */
            detail: string;
            id: string;
            /** @enum {string} */
            kind: "application" | "company" | "person" | "broker" | "referral";
            name: string;
            /** @description Status of an application or broker, role of a person. */
            state: string | null;
        };
        identity_BrokerRegistrationDto: {
            esignAcceptanceId: string | null;
            /** @description The broker. */
            id: string;
            userId: string;
        };
        identity_ConfirmationDto: {
            confirmed: boolean;
            /** @description Null where the portal has no e-sign terms. */
            esignAcceptanceId: string | null;
            /** @enum {string} */
            result: "confirmed";
        };
        identity_ConfirmEnrolmentDto: {
            challenge: string;
            code: string;
        };
        identity_ConfirmPasswordDto: {
            password: string;
        };
        identity_ConfirmRegistrationDto: {
            canSendMessages?: boolean | null;
            /** @description Any loan is for a commercial purpose only: must be true. */
            commercialPurpose: boolean;
            /** @description The version of the terms that was shown. */
            esignMasterId?: string | null;
            /** @description Needed where the link names nobody. */
            firstName?: string | null;
            id: string;
            lastName?: string | null;
            /** @description Ten digits; a mask is taken off. */
            mobile: string;
            password: string;
            /** @description First and last name, typed; compared in capitals. */
            signature?: string | null;
            /** @description The code of the link. */
            token: string;
        };
        identity_DeviceDto: {
            /** Format: date-time */
            activeAt: string;
            address: string | null;
            current: boolean;
            id: string;
            /** Format: date-time */
            signedInAt: string;
            userAgent: string | null;
        };
        identity_EnrolmentDto: {
            address: string;
            challenge: string;
            secret: string;
        };
        identity_ForgottenPasswordDto: {
            email: string;
        };
        identity_GuardedChangeDto: {
            code?: string;
            password: string;
            recoveryCode?: string;
        };
        identity_JoinCompanyDto: {
            id: string;
            token: string;
        };
        identity_LinkDto: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            firstName: string;
            lastName: string;
            /** @description The company that an invitation is to. */
            organizationName: string | null;
            /** @description The shortest password. */
            passwordMinimum: number;
        };
        identity_OutcomeDto: {
            result: string;
        };
        identity_PasswordRulesDto: {
            /** @description The shortest password. */
            minimum: number;
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
        identity_ProveSigningDto: {
            challenge: string;
            code?: string;
            recoveryCode?: string;
        };
        identity_ReadLinkDto: {
            id: string;
            /** @enum {string} */
            kind: "confirmation" | "reset" | "admin" | "company";
            token: string;
        };
        identity_RecoveryCodesDto: {
            recoveryCodes: string[];
        };
        identity_RegisterAdministratorDto: {
            /** @description The address that was invited. */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            /** @description The code of the link. */
            token: string;
        };
        identity_RegisterBrokerDto: {
            businessName: string;
            /** @description Its full name. */
            businessState?: string | null;
            city: string;
            /** @description The code of the invitation. */
            code: string;
            emailAddressA: string;
            emailAddressB?: string | null;
            /** @description The version of the terms that was shown. */
            esignMasterId?: string | null;
            firstName: string;
            /** @description The broker. */
            id: string;
            lastName: string;
            password: string;
            /** @description Ten digits; a mask is taken off. */
            phoneNumberA: string;
            /** @enum {string|null} */
            phoneNumberAType?: "office" | "mobile" | null;
            phoneNumberB?: string | null;
            /** @enum {string|null} */
            phoneNumberBType?: "office" | "mobile" | null;
            /** @description First and last name, typed; compared in capitals. */
            signature?: string | null;
            /** @description Its full name. */
            state: string;
            streetAddress: string;
            streetAddress2?: string | null;
            /** @description Must be true. */
            textMessages: boolean;
            title?: string | null;
            zipCode: string;
        };
        identity_RegisterUserDto: {
            /** @description Adds the user to a company; an administrator alone may. */
            companyId?: string;
            email: string;
            firstName: string;
            lastName: string;
        };
        identity_ResetPasswordDto: {
            id: string;
            password: string;
            /** @description The code of the link. */
            resetToken: string;
        };
        identity_SecondFactorDto: {
            on: boolean;
            recoveryCodesLeft: number;
            required: boolean;
            /** Format: date-time */
            since: string | null;
        };
        identity_SentSigningCodeDto: {
            /** @description masked */
            address: string;
            /** @description seconds until another letter may be asked for */
            pause: number;
        };
        identity_SigningChallengeDto: {
            challenge: string;
        };
        identity_SigningProofDto: {
            proof: string;
        };
        identity_UpdatePasswordDto: {
            id?: string;
            newPassword: string;
            password: string;
        };
        IdleLimits: {
            timeoutMs: number;
            warningMs: number;
        };
        LoginAnswer: {
            admin: boolean;
            brokerId: string | null;
            companies: components["schemas"]["CompanyOfUser"][];
            companyId: string | null;
            expires: number;
            idle: components["schemas"]["IdleLimits"];
            isBroker: boolean;
            isSuper: boolean;
            refreshToken?: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            success: boolean;
            token?: string;
            user: components["schemas"]["SignedInUser"];
            userId: string;
        };
        NewSecret: {
            address: string;
            secret: string;
        };
        notifications_AcknowledgedNotificationsDto: {
            acknowledged: string[];
        };
        notifications_AcknowledgeNotificationsDto: {
            /** @description Ids, as a list or as text: one id, or JSON. */
            notifications: string[] | string;
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
        notifications_NotificationDto: {
            acknowledged: boolean;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Where it leads, a path in the reader's area. */
            link: string | null;
            message: string;
        };
        RenewedProof: {
            code?: string;
            password: string;
            recoveryCode?: string;
        };
        SecondFactorDue: {
            challenge: string;
            enrol?: components["schemas"]["NewSecret"];
        };
        SecondFactorDueAnswer: {
            secondFactor: components["schemas"]["SecondFactorDue"];
            /** @enum {boolean} */
            success: false;
        };
        SecondStep: {
            challenge: string;
            code?: string;
            recoveryCode?: string;
        };
        SecondStepAnswer: {
            admin: boolean;
            brokerId: string | null;
            companies: components["schemas"]["CompanyOfUser"][];
            companyId: string | null;
            expires: number;
            idle: components["schemas"]["IdleLimits"];
            isBroker: boolean;
            isSuper: boolean;
            recoveryCodes?: string[];
            refreshToken?: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            success: boolean;
            token?: string;
            user: components["schemas"]["SignedInUser"];
            userId: string;
        };
        SessionInformation: {
            admin: boolean;
            brokerId: string | null;
            companies: components["schemas"]["CompanyOfUser"][];
            companyId: string | null;
            expires: number;
            idle: components["schemas"]["IdleLimits"];
            isBroker: boolean;
            isSuper: boolean;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            success: boolean;
            user: components["schemas"]["SignedInUser"];
            userId: string;
        };
        SignedInUser: {
            email: string;
            firstName: string;
            id: string;
            isAdmin: boolean;
            isBroker: boolean;
            isOwner: boolean;
            lastName: string;
        };
        TokenPair: {
            refreshToken: string;
            token: string;
        };
        WhoIsThere: {
            session: components["schemas"]["SessionInformation"] | null;
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
    active: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChoice"];
                "multipart/form-data": components["schemas"]["CompanyChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    confirmRegistration: {
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
                "application/json": components["schemas"]["identity_ConfirmRegistrationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_ConfirmationDto"];
                };
            };
        };
    };
    devices: {
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
                    "application/json": components["schemas"]["identity_DeviceDto"][];
                };
            };
        };
    };
    endOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    endDevice: {
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
    ownDossier: {
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
    forgotPassword: {
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
    joinCompany: {
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
                "application/json": components["schemas"]["identity_JoinCompanyDto"];
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
    link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_ReadLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_LinkDto"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDueAnswer"];
                };
            };
        };
    };
    secondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepAnswer"];
                };
            };
        };
    };
    logoff: {
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
                content?: never;
            };
        };
    };
    passwordRules: {
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
                    "application/json": components["schemas"]["identity_PasswordRulesDto"];
                };
            };
        };
    };
    proof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewedProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TokenPair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    register: {
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
                "application/json": components["schemas"]["identity_RegisterUserDto"];
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
    resetPassword: {
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
                "application/json": components["schemas"]["identity_ResetPasswordDto"];
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
    secondFactor: {
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
                    "application/json": components["schemas"]["identity_SecondFactorDto"];
                };
            };
        };
    };
    turnOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_GuardedChangeDto"];
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
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_ConfirmEnrolmentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_RecoveryCodesDto"];
                };
            };
        };
    };
    enrol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_GuardedChangeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_EnrolmentDto"];
                };
            };
        };
    };
    recoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_ConfirmPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_RecoveryCodesDto"];
                };
            };
        };
    };
    session: {
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
                    "application/json": components["schemas"]["SessionInformation"];
                };
            };
        };
    };
    touch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    who: {
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
                    "application/json": components["schemas"]["WhoIsThere"];
                };
            };
        };
    };
    registerAdministrator: {
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
                "application/json": components["schemas"]["identity_RegisterAdministratorDto"];
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
    invitedBroker: {
        parameters: {
            query: {
                /** @description The code of the invitation. */
                code: string;
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
                    "application/json": components["schemas"]["brokers_InvitedBrokerDto"];
                };
            };
        };
    };
    list: {
        parameters: {
            query: {
                /** @description The code of the invitation. */
                code: string;
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
                    "application/json": components["schemas"]["files_FileUploadDto"][];
                };
            };
        };
    };
    upload: {
        parameters: {
            query: {
                /** @description The code of the invitation. */
                code: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["files_InvitedBrokerFileFormDto"];
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
    registerBroker: {
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
                "application/json": components["schemas"]["identity_RegisterBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_BrokerRegistrationDto"];
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
    esignCertificate: {
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
    esignOfUser: {
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
    find: {
        parameters: {
            query?: {
                /** @description Shorter than two characters finds nothing. */
                q?: string;
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
                    "application/json": components["schemas"]["Found"];
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
                "application/json": components["schemas"]["draws_LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_OpenedInspectionDto"];
                };
            };
        };
    };
    inspectorPhotograph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["files_InspectorPhotographFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["files_StoredPhotographDto"];
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
                "application/json": components["schemas"]["draws_LinkReportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_OpenedInspectionDto"];
                };
            };
        };
    };
    logo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                logoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    theme: {
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
                    "text/css": string;
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
    notificationsOfUser: {
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
                    "application/json": components["schemas"]["notifications_NotificationDto"][];
                };
            };
        };
    };
    stream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last line that was seen. */
                "last-event-id"?: string;
            };
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
                    "text/event-stream": string;
                };
            };
        };
    };
    openS1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_OpenedS1Dto"];
                };
            };
        };
    };
    signedS1Pdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_LinkTokenDto"];
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
    readS1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companies_ReadS1Dto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_ReadableS1Dto"];
                };
            };
        };
    };
    signS1: {
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
                "application/json": components["schemas"]["companies_SignS1Dto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companies_OpenedS1Dto"];
                };
            };
        };
    };
    sendSigningCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_SigningChallengeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_SentSigningCodeDto"];
                };
            };
        };
    };
    proveSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["identity_ProveSigningDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_SigningProofDto"];
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
    verifyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["agreements_VerifyPaperDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_VerifiedPaperDto"];
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
                "application/json": components["schemas"]["draws_LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_OpenedWaiverDto"];
                };
            };
        };
    };
    signedWaiverPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["draws_LinkTokenDto"];
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
                "application/json": components["schemas"]["draws_RefuseWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_OpenedWaiverDto"];
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
                "application/json": components["schemas"]["draws_SignWaiverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["draws_OpenedWaiverDto"];
                };
            };
        };
    };
}
