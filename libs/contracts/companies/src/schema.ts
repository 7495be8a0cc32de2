// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanies"];
        put: operations["updateCompany"];
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsersOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/broker": {
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
    "/companies/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOwnCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/related": {
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
    "/companies/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompanyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanyAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-admins/add": {
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
    "/company-admins/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-admins/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setPointPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-admins/remove": {
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
    "/setup-steps": {
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
    "/setup-steps/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSetupSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup-steps/company/{companyId}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSetupStep"];
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
        BrokerAssignment: {
            /**
             * Format: uuid
             * @description Null takes the broker away.
             */
            brokerId: string | null;
            /** Format: uuid */
            companyId: string;
        };
        CompanyAdminAnswer: {
            companyId: string;
            id: string;
            /** @description Whether this is the point person. */
            isPoint: boolean;
            user: components["schemas"]["CompanyUser"] | null;
            userId: string;
        };
        CompanyAdminBody: {
            /** Format: uuid */
            companyId: string;
            /** Format: uuid */
            userId: string;
        };
        CompanyAnswer: {
            additionalPeopleConfirmed?: boolean | null;
            brokerId?: string | null;
            buildersLicenseNumber?: string | null;
            companyId: string;
            companyStructureVerified?: boolean | null;
            /** Format: date-time */
            createdAt: string;
            creditAmount?: number | null;
            eiN_TAXID?: string | null;
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
            revokeReason?: string | null;
            /** @description A digit a step of set-up, 1 where it is complete. */
            sectionComplete: string;
            stateOfIncorperation?: string | null;
            /** Format: date-time */
            updatedAt: string;
            userCompanies: components["schemas"]["CompanyMember"][];
            usesThirdParty?: boolean | null;
            version: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        CompanyMember: {
            userId: string;
        };
        CompanyOfUser: {
            companyId: string;
            organizationName: string;
        };
        CompanySummary: {
            companyId: string;
            legalEntityName: string | null;
            lineOfCredit: boolean;
            mailingCity: string | null;
            mailingState: string | null;
            organizationName: string;
        };
        CompanyUser: {
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        CompanyUserWithCompanies: {
            companies: components["schemas"]["CompanyOfUser"][];
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        CreateCompanyBody: {
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
        CreateRelatedCompanyBody: {
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
        SetupStepAnswer: {
            companyId: string;
            id: string;
            index: number;
            name: string;
            /** @enum {string} */
            status: "notstarted" | "started" | "complete";
            type: string;
        };
        SetupStepBody: {
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
        UpdateCompanyBody: {
            additionalPeopleConfirmed?: boolean | null;
            brokerId?: string | null;
            buildersLicenseNumber?: string | null;
            /** Format: uuid */
            companyId: string;
            companyStructureVerified?: boolean | null;
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
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version?: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description The last company of the page before. */
                after?: string;
                limit?: number;
                /** @description Part of the organization name. */
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
                    "application/json": components["schemas"]["CompanySummary"][];
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
                "application/json": components["schemas"]["UpdateCompanyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
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
                "application/json": components["schemas"]["CreateCompanyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
        };
    };
    getCompany: {
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
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
        };
    };
    listUsersOfCompany: {
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
                    "application/json": components["schemas"]["CompanyUser"][];
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
                "application/json": components["schemas"]["BrokerAssignment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
        };
    };
    getOwnCompany: {
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
                    "application/json": components["schemas"]["CompanyAnswer"];
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
                "application/json": components["schemas"]["CreateRelatedCompanyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
        };
    };
    getCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserWithCompanies"];
                };
            };
        };
    };
    listCompanyAdmins: {
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
                    "application/json": components["schemas"]["CompanyAdminAnswer"][];
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
                "application/json": components["schemas"]["CompanyAdminBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminAnswer"][];
                };
            };
        };
    };
    listAdminsOfCompany: {
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
                    "application/json": components["schemas"]["CompanyAdminAnswer"][];
                };
            };
        };
    };
    setPointPerson: {
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
                "application/json": components["schemas"]["CompanyAdminBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminAnswer"][];
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
                "application/json": components["schemas"]["CompanyAdminBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminAnswer"][];
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
                "application/json": components["schemas"]["SetupStepBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStepAnswer"];
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
                "application/json": components["schemas"]["SetupStepBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStepAnswer"];
                };
            };
        };
    };
    listSetupSteps: {
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
                    "application/json": components["schemas"]["SetupStepAnswer"][];
                };
            };
        };
    };
    getSetupStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStepAnswer"];
                };
            };
        };
    };
}
