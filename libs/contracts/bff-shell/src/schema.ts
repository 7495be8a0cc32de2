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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        agreements_EsignAcceptanceRow: {
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
            userAgent: string | null;
            userId: string;
            version: number;
            /** Format: date-time */
            withdrawnDate: string | null;
        };
        agreements_EsignMasterRow: {
            /** @description Sanitised HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            lastEditedBy: string | null;
            version: number;
        };
        agreements_IdAnswer: {
            id: string;
        };
        agreements_NewEsignAcceptance: {
            /** @description Ignored: the server stamps the time. */
            acceptanceDate?: string;
            /** @default false */
            duringRegister: boolean;
            esignMasterId: string;
            userId: string;
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
        identity_OutcomeText: {
            result: string;
        };
        identity_PasswordUpdateRequest: {
            id?: string;
            newPassword: string;
            password: string;
        };
        identity_UserProfile: {
            canSendMessages: boolean;
            city: string;
            email: string;
            firstName: string;
            id: string;
            lastName: string;
            mobileNumber: string;
            state: string;
            streetAddress: string;
            userId: string;
            zipCode: string;
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
        notifications_AcknowledgeBody: {
            /** @description Ids, as a list or as text: one id, or JSON. */
            notifications: string[] | string;
        };
        notifications_AcknowledgedAnswer: {
            acknowledged: string[];
        };
        notifications_NotificationAnswer: {
            acknowledged: boolean;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Where it leads, a path in the reader's area. */
            link: string | null;
            message: string;
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
                "application/json": components["schemas"]["identity_PasswordUpdateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["identity_OutcomeText"];
                };
            };
        };
    };
    acceptEsign: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
                "user-agent": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["agreements_NewEsignAcceptance"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["agreements_EsignAcceptanceRow"];
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
                    "application/json": components["schemas"]["agreements_IdAnswer"];
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
                    "application/json": components["schemas"]["agreements_EsignAcceptanceRow"][];
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
                    "application/json": components["schemas"]["agreements_EsignMasterRow"];
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
                    "application/json": components["schemas"]["agreements_EsignMasterRow"];
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
                "application/json": components["schemas"]["notifications_AcknowledgeBody"];
                "multipart/form-data": components["schemas"]["notifications_AcknowledgeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notifications_AcknowledgedAnswer"];
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
                    "application/json": components["schemas"]["notifications_NotificationAnswer"][];
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
                    "application/json": components["schemas"]["identity_UserProfile"];
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
                    "application/json": components["schemas"]["identity_UserProfile"];
                };
            };
        };
    };
}
