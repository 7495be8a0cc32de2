// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/account-verifications": {
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
    "/account-verifications/{requestCode}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-verifications/refreshed": {
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
    "/background-checks": {
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
    "/companies/{id}/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDealChanges"];
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
    "/companies/structure": {
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
    "/company-admins/company/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanyAdminHistory"];
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
    "/contractors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateContractor"];
        post: operations["createContractor"];
        delete: operations["removeContractors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contractors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeContractor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contractors/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity-owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateOwner"];
        post: operations["createOwner"];
        delete: operations["removeOwners"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity-owners/{id}": {
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
    "/entity-owners/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOwnership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity-owners/company/{companyId}/s1/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printS1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity-owners/s1-link/revoke": {
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
    "/entity-owners/s1-link/send": {
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
    "/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExperiences"];
        put: operations["updateExperience"];
        post: operations["createExperience"];
        delete: operations["removeExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences/lists": {
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
    "/internal/companies/{companyId}/credit-parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/companies/{companyId}/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompanyParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompanyFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateLicense"];
        post: operations["createLicense"];
        delete: operations["removeLicenses"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updatePerson"];
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/detach": {
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
    "/people/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/company/{companyId}/invitable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s1-link/open": {
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
    "/s1-link/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["printSignedS1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s1-link/read": {
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
    "/s1-link/sign": {
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
        AssignBrokerDto: {
            /**
             * Format: uuid
             * @description Null takes the broker away.
             */
            brokerId: string | null;
            /** Format: uuid */
            companyId: string;
        };
        BackgroundCheckDto: {
            id: string;
            personId: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description The provider's id. */
            requestId: string;
            /** @enum {string} */
            status: "received" | "clear" | "review";
        };
        BeneficialOwnerDto: {
            atLeast20: boolean;
            atLeast25: boolean;
            firstName: string;
            holdings: components["schemas"]["EffectiveHoldingDto"][];
            isControlPerson: boolean;
            lastName: string;
            /** @description Over all paths, an exact decimal. */
            percent: string;
            personId: string;
        };
        ChooseCompanyAdminDto: {
            /** Format: uuid */
            companyId: string;
            /** Format: uuid */
            userId: string;
        };
        CompanyAdminDto: {
            companyId: string;
            id: string;
            /** @description Whether this is the point person. */
            isPoint: boolean;
            user: components["schemas"]["CompanyUserDto"] | null;
            userId: string;
        };
        CompanyAdminHistoryDto: {
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
        CompanyDetailsDto: {
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
        CompanyDto: {
            additionalPeopleConfirmed?: boolean | null;
            brokerId?: string | null;
            buildersLicenseNumber?: string | null;
            /** @description Accounts of the company itself; those of its owners stand with them. */
            businessAccounts: components["schemas"]["FinancialAccountDto"][];
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
            references: components["schemas"]["ReferenceDto"][];
            revokeReason?: string | null;
            /** @description The step of S1 uploads is hidden: no owner is a person by name. */
            s1Hidden: boolean;
            /** @description A digit a step of set-up, 1 where it is complete. */
            sectionComplete: string;
            /** @description Every step with its status; none of an entity that only owns a part of another company. */
            setupSteps: components["schemas"]["SetupStatusDto"][];
            stateOfIncorperation?: string | null;
            /** Format: date-time */
            updatedAt: string;
            userCompanies: components["schemas"]["CompanyMemberDto"][];
            usesThirdParty?: boolean | null;
            version: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        CompanyFactsDto: {
            companyId: string;
            legalEntityName: string | null;
            lineOfCredit: boolean;
            locked: boolean;
            organizationName: string;
            /**
             * Format: uuid
             * @description the administrator who looks after it first
             */
            pointPersonId: string | null;
            userIds: string[];
        };
        CompanyMemberDto: {
            /** @description The outside check of the driver's licence was passed. */
            identityVerified: boolean;
            userId: string;
        };
        CompanyOfUserDto: {
            companyId: string;
            organizationName: string;
        };
        CompanyPartiesDto: {
            contractorIds: string[];
            /** @description Owners and employees. */
            personIds: string[];
        };
        CompanySummaryDto: {
            companyId: string;
            legalEntityName: string | null;
            lineOfCredit: boolean;
            mailingCity: string | null;
            mailingState: string | null;
            organizationName: string;
        };
        CompanyUserDto: {
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        CompanyUserWithCompaniesDto: {
            companies: components["schemas"]["CompanyOfUserDto"][];
            email: string;
            firstName: string;
            id: string;
            lastName: string;
        };
        ContractorDto: {
            builderLicenses: components["schemas"]["LicenseDto"][];
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
        ContractorIdDto: {
            /** Format: uuid */
            thirdPartyContractorId: string;
        };
        CreateCompanyDto: {
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
        CreateContractorDto: {
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
        CreateExperienceDto: {
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
        CreateLicenseDto: {
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
        CreateOwnerDto: {
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
            ownerCompany?: components["schemas"]["CompanyDetailsDto"] | null;
            /** Format: uuid */
            ownerCompanyId?: string | null;
            percentOwnership?: number | null;
            /** @description Of a person: its fields, of a new one or changed ones of one that is known. */
            person?: components["schemas"]["OwnerPersonDto"] | null;
            /** Format: uuid */
            personId?: string | null;
            role?: string | null;
            under20Acknowledgement?: boolean | null;
            willingToBeGuarantor?: boolean | null;
        };
        CreatePersonDto: {
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
        CreateRelatedCompanyDto: {
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
        CreditOwnerDto: {
            /** @description Financial accounts that are known of it. */
            accounts: number;
            /** Format: uuid */
            id: string;
            name: string;
            percentOwnership: number;
        };
        CreditPartiesDto: {
            /** Format: uuid */
            companyId: string;
            contractors: components["schemas"]["NamedPartyDto"][];
            name: string;
            /** @description Owners of the company itself. */
            owners: components["schemas"]["CreditOwnerDto"][];
            /** @description Everybody who owns it or works for it. */
            people: components["schemas"]["NamedPartyDto"][];
        };
        DealChangeDto: {
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
        EffectiveHoldingDto: {
            /** @description The company in which the holding is. */
            companyId: string;
            entityOwnerId: string;
            /** @description Its part of the company asked for, an exact decimal. */
            percent: string;
        };
        EntityNeedDto: {
            companyId: string;
            name: string;
            percent: number;
        };
        ExperienceDto: {
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
        FinancialAccountDto: {
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
        InvitablePersonDto: {
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
        LicenseDto: {
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
        LinkTokenDto: {
            token: string;
        };
        NamedPartyDto: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        OpenedS1Dto: {
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
        OwedS1Dto: {
            /** @description Nobody in the tree is a person by name: the step is hidden. */
            hidden: boolean;
            /** @description Who still owes an S-1. */
            needed: components["schemas"]["PersonDto"][];
            /** @description Who was asked to sign it by a link. */
            requests: components["schemas"]["S1RequestDto"][];
        };
        OwnedEntityDto: {
            companyId: string;
            /** @description Exactly 100. */
            complete: boolean;
            entityOwners: components["schemas"]["OwnerDto"][];
            legalEntityName: string | null;
            organizationName: string;
            /** @description Sum of the percentages, exact. */
            percentOwned: number;
            version: number;
        };
        OwnerCompanyDto: {
            companyId: string;
            legalEntityName: string | null;
            organizationName: string;
        };
        OwnerDto: {
            accounts: components["schemas"]["FinancialAccountDto"][];
            displayName: string;
            /** @enum {string} */
            entityOwnerType: "person" | "multiplePeopleUnder20" | "company";
            fullOrPartTime: string | null;
            id: string;
            investInOwnNameAcknowledgement: boolean;
            multiplePeopleUnder20: boolean;
            officer: boolean | null;
            ownedCompanyId: string;
            ownerCompany: components["schemas"]["OwnerCompanyDto"] | null;
            ownerCompanyId: string | null;
            percentOwnership: number;
            person: components["schemas"]["PersonDto"] | null;
            personId: string | null;
            role: string | null;
            /** @description The file with the S-1 of the person. */
            s1id: string | null;
            under20Acknowledgement: boolean;
            version: number;
            willingToBeGuarantor: boolean | null;
        };
        OwnerPersonDto: {
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
        OwnershipDto: {
            /** @description Every natural person by name, largest share first. */
            beneficialOwners: components["schemas"]["BeneficialOwnerDto"][];
            companyId: string;
            companyStructureVerified: boolean;
            controlPersonId: string | null;
            entities: components["schemas"]["OwnedEntityDto"][];
            /** @description Groups of people under 20 percent, who are not named. */
            groups: components["schemas"]["EffectiveHoldingDto"][];
            /** @description Entities that are under 100 percent. */
            needed100: components["schemas"]["EntityNeedDto"][];
            /** @description Owned of what is needed in all entities, to three significant digits. */
            percentComplete: number;
            s1: components["schemas"]["OwedS1Dto"];
            /** @description What nobody has been named for yet, an exact decimal. */
            unassigned: string;
        };
        PeopleDto: {
            /** @description Employees who own nothing. */
            otherPeople: components["schemas"]["PersonDto"][];
            owners: components["schemas"]["PersonDto"][];
            thirdPartyContractors: components["schemas"]["ContractorDto"][];
        };
        PersonDto: {
            builderLicenses: components["schemas"]["LicenseDto"][];
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
        ReadableS1Dto: {
            content: string;
            contentHash: string;
            signerName: string;
        };
        ReadS1Dto: {
            address: string;
            /** Format: date */
            birth: string;
            judgements: string;
            occupation: string;
            otherCompanies: string;
            socialSecurity: string;
            token: string;
        };
        ReferenceDto: {
            companyName?: string | null;
            contactName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
            /** @enum {string} */
            type: "banking" | "tradeSubcontractor" | "supplyCompany" | "secondaryBanking";
            yearsWorkingWith?: number | null;
        };
        RefreshAccountsDto: {
            requestCode: string;
        };
        RefreshedAccountsDto: {
            accounts: components["schemas"]["FinancialAccountDto"][];
            /** @description The borrowing company. */
            companyId: string;
            /** @description Null for the accounts of the company itself. */
            entityOwnerId: string | null;
            /** @description The person is through in the widget. */
            finished: boolean;
            requestCode: string;
        };
        RemoveContractorsDto: {
            ThirdPartyContractors: components["schemas"]["ContractorIdDto"][];
        };
        RemovedDto: {
            /** @description Ids of what is gone. */
            removed: string[];
        };
        RemoveExperiencesDto: {
            ConstructionExperiences?: components["schemas"]["RowIdDto"][];
            ResidentialExperiences?: components["schemas"]["RowIdDto"][];
        };
        RemoveLicensesDto: {
            BuilderLicenses: components["schemas"]["RowIdDto"][];
        };
        RemoveOwnersDto: {
            EntityOwners: components["schemas"]["RowIdDto"][];
        };
        RequestBackgroundDto: {
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
        RequestVerificationDto: {
            /** Format: uuid */
            companyId?: string | null;
            /** Format: uuid */
            entityOwnerId?: string | null;
        };
        RowIdDto: {
            /** Format: uuid */
            id: string;
        };
        S1LinkDto: {
            /**
             * Format: uuid
             * @description The borrowing company.
             */
            companyId: string;
            /** Format: uuid */
            personId: string;
        };
        S1RequestDto: {
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
        SaveSetupStepDto: {
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
        SetPointPersonDto: {
            /** Format: uuid */
            companyId: string;
            /** @description The point person that the choice was made on, null for none; another one now is a conflict. */
            replaces?: string | null;
            /** Format: uuid */
            userId: string;
        };
        SetupStatusDto: {
            /** @description The number of the step in the wizard. */
            index: number;
            /** @enum {string} */
            key: "generalInformation" | "borrowerEntity" | "owners" | "otherOwners" | "s1" | "contractors" | "structure" | "licenses" | "additionalPeople" | "references" | "experience";
            /** @enum {string} */
            status: "notstarted" | "started" | "complete";
        };
        SetupStepDto: {
            companyId: string;
            id: string;
            index: number;
            name: string;
            /** @enum {string} */
            status: "notstarted" | "started" | "complete";
            type: string;
        };
        SignS1Dto: {
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
        UpdateCompanyDto: {
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
            references?: components["schemas"]["ReferenceDto"][];
            revokeReason?: string | null;
            stateOfIncorperation?: string | null;
            usesThirdParty?: boolean | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version?: number;
            website?: string | null;
            yearsOfIncorperation?: number | null;
        };
        UpdateContractorDto: {
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
        UpdateExperienceDto: {
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
        UpdateLicenseDto: {
            /** Format: uuid */
            id: string;
            licenseNotRequired?: boolean | null;
            number?: string | null;
            state?: string | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
        };
        UpdateOwnerDto: {
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
            person?: components["schemas"]["OwnerPersonDto"] | null;
            role?: string | null;
            under20Acknowledgement?: boolean | null;
            /** @description The version that the change was made on; another one now is a conflict. */
            version: number;
            willingToBeGuarantor?: boolean | null;
        };
        UpdatePersonDto: {
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
        VerificationDto: {
            /** Format: date-time */
            expiresAt: string;
            requestCode: string;
            /** @description The widget, for a frame of the page. It posts {Status, requestCode}: 3 when it is done. */
            widgetUrl: string;
        };
        VerifyStructureDto: {
            /** Format: uuid */
            companyId: string;
            value: boolean;
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
                "application/json": components["schemas"]["RequestVerificationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationDto"];
                };
            };
        };
    };
    refreshAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedAccountsDto"];
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
                "application/json": components["schemas"]["RefreshAccountsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedAccountsDto"];
                };
            };
        };
    };
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
                "application/json": components["schemas"]["RequestBackgroundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundCheckDto"];
                };
            };
        };
    };
    listCompanies: {
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
                    "application/json": components["schemas"]["CompanySummaryDto"][];
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
                "application/json": components["schemas"]["UpdateCompanyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"];
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
                "application/json": components["schemas"]["CreateCompanyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"];
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
                    "application/json": components["schemas"]["CompanyDto"];
                };
            };
        };
    };
    listDealChanges: {
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
                    "application/json": components["schemas"]["DealChangeDto"][];
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
                    "application/json": components["schemas"]["CompanyUserDto"][];
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
                "application/json": components["schemas"]["AssignBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"];
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
                    "application/json": components["schemas"]["CompanyDto"];
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
                "application/json": components["schemas"]["CreateRelatedCompanyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"];
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
                "application/json": components["schemas"]["VerifyStructureDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"];
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
                    "application/json": components["schemas"]["CompanyUserWithCompaniesDto"];
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
                    "application/json": components["schemas"]["CompanyAdminDto"][];
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
                "application/json": components["schemas"]["ChooseCompanyAdminDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminDto"][];
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
                    "application/json": components["schemas"]["CompanyAdminDto"][];
                };
            };
        };
    };
    listCompanyAdminHistory: {
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
                    "application/json": components["schemas"]["CompanyAdminHistoryDto"][];
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
                "application/json": components["schemas"]["SetPointPersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminDto"][];
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
                "application/json": components["schemas"]["ChooseCompanyAdminDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdminDto"][];
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
                "application/json": components["schemas"]["UpdateContractorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorDto"];
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
                "application/json": components["schemas"]["CreateContractorDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractorDto"];
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
                "application/json": components["schemas"]["RemoveContractorsDto"];
            };
        };
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
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
        };
    };
    listContractors: {
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
                    "application/json": components["schemas"]["ContractorDto"][];
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
                "application/json": components["schemas"]["UpdateOwnerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerDto"];
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
                "application/json": components["schemas"]["CreateOwnerDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerDto"];
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
                "application/json": components["schemas"]["RemoveOwnersDto"];
            };
        };
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
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
        };
    };
    getOwnership: {
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
                    "application/json": components["schemas"]["OwnershipDto"];
                };
            };
        };
    };
    printS1: {
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
                "application/json": components["schemas"]["S1LinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S1RequestDto"];
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
                "application/json": components["schemas"]["S1LinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S1RequestDto"];
                };
            };
        };
    };
    listExperiences: {
        parameters: {
            query: {
                /** @description The company in use where none is named. */
                companyId?: string;
                kind: "construction" | "residential";
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
                    "application/json": components["schemas"]["ExperienceDto"][];
                };
            };
        };
    };
    updateExperience: {
        parameters: {
            query: {
                kind: "construction" | "residential";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExperienceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceDto"];
                };
            };
        };
    };
    createExperience: {
        parameters: {
            query: {
                kind: "construction" | "residential";
            };
            header?: {
                /** @description The same key and body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExperienceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceDto"];
                };
            };
        };
    };
    removeExperience: {
        parameters: {
            query: {
                kind: "construction" | "residential";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowIdDto"];
            };
        };
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
    removeExperiences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveExperiencesDto"];
            };
        };
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
    getCreditParties: {
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
                    "application/json": components["schemas"]["CreditPartiesDto"];
                };
            };
        };
    };
    getCompanyParties: {
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
                    "application/json": components["schemas"]["CompanyPartiesDto"];
                };
            };
        };
    };
    getCompanyFacts: {
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
                    "application/json": components["schemas"]["CompanyFactsDto"];
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
                "application/json": components["schemas"]["UpdateLicenseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseDto"];
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
                "application/json": components["schemas"]["CreateLicenseDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseDto"];
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
                "application/json": components["schemas"]["RemoveLicensesDto"];
            };
        };
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
    listLicenses: {
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
                    "application/json": components["schemas"]["LicenseDto"][];
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
                "application/json": components["schemas"]["UpdatePersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
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
                "application/json": components["schemas"]["CreatePersonDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
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
                    "application/json": components["schemas"]["PersonDto"];
                };
            };
        };
    };
    listPeople: {
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
                    "application/json": components["schemas"]["PeopleDto"];
                };
            };
        };
    };
    listInvitable: {
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
                    "application/json": components["schemas"]["InvitablePersonDto"][];
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
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedS1Dto"];
                };
            };
        };
    };
    printSignedS1: {
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
    readS1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadS1Dto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadableS1Dto"];
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
                "application/json": components["schemas"]["SignS1Dto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedS1Dto"];
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
                "application/json": components["schemas"]["SaveSetupStepDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStepDto"];
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
                "application/json": components["schemas"]["SaveSetupStepDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStepDto"];
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
                    "application/json": components["schemas"]["SetupStepDto"][];
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
                    "application/json": components["schemas"]["SetupStepDto"];
                };
            };
        };
    };
}
