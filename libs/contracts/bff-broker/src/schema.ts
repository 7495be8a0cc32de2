// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/api/broker/account/updatePassword": {
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
    "/api/broker/brokeragreements/{id}": {
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
    "/api/broker/brokeragreements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["agreementPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["agreementText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/broker/{id}": {
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
    "/api/broker/brokeragreements/create/existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createForExistingClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/create/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createForNewClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteAgreement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/notify/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyNew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/notify/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifyUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokeragreements/update": {
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
    "/api/broker/brokerdeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["deals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokerfees/broker/{id}": {
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
    "/api/broker/brokerfees/ledger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["feeLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokerfees/statement/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["feeStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokerfees/statement/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["feeStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["broker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/brokers/byUserId/{id}": {
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
    "/api/broker/brokers/update": {
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
    "/api/broker/brokers/user/{id}": {
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
    "/api/broker/fileUpload/{a}/{b}": {
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
    "/api/broker/fileUpload/{parentType}": {
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
    "/api/broker/fileUpload/brokerAgreement": {
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
    "/api/broker/fileUpload/brokerLogos/{id}": {
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
    "/api/broker/fileUpload/content/{id}": {
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
    "/api/broker/fileUpload/history/{id}": {
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
    "/api/broker/fileUpload/resumable": {
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
    "/api/broker/fileUpload/resumable/{id}": {
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
    "/api/broker/fileUpload/retrieve/{id}": {
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
    "/api/broker/fileUpload/versions/{id}": {
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
    "/api/broker/iccaagreementmaster/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["latestIcca"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/iccaagreementmaster/version/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["iccaVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broker/notification/acknowledge": {
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
    "/api/broker/notification/all/user": {
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
    "/api/broker/userprofile": {
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
    "/api/broker/users/profileByUid/{id}": {
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
        AgreementFile: {
            agreement: components["schemas"]["FiledAgreement"];
            /** @description A PDF in base64, also as a data URL. */
            fileString: string;
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
        brokers_NoticeDto: {
            id: string;
            /** Format: date-time */
            notifiedAt: string;
        };
        brokers_PreviewAgreementDto: {
            /** @description Percent. */
            additionalFee?: number | null;
            /** @description Percent; the master's unless told otherwise. */
            additionalLoanRate?: number | null;
            adminTitle?: string | null;
            brokerId: string;
            /** @description True unless told otherwise. */
            clientFee?: boolean | null;
            /** @description The client's fee where it is no percentage. */
            clientFeeOther?: string | null;
            clientFeeOtherDescription?: string | null;
            /** @description Percent. */
            clientFeePercent?: number | null;
            clientName?: string | null;
            clientRepresentativeName?: string | null;
            /** Format: date */
            expirationDate?: string | null;
            /** @description Percent; the master's unless told otherwise. */
            initialLoanRate?: number | null;
            /** @description The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists. */
            standardFee?: boolean | null;
            /** Format: date */
            startDate?: string | null;
            /** @description ICCA version; the broker's own unless given. */
            version?: string | null;
        };
        brokers_SignAgreementDto: {
            /** @description PNG data URL. */
            brokerSignature: string;
            id: string;
            /** @description The broker's own name, as it was typed to sign. */
            signedName: string;
            /** @description SHA-256 of the text that was read before signing. */
            textHash: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    createForExistingClient: {
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
    createForNewClient: {
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
    deleteAgreement: {
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
    notifyNew: {
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
    notifyUpdate: {
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
    signAgreement: {
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
                "application/json": components["schemas"]["brokers_SignAgreementDto"];
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
    previewText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["brokers_PreviewAgreementDto"];
            };
        };
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
    deals: {
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
    feeLedger: {
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
    latestIcca: {
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
}
