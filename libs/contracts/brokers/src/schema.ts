// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/broker-agreement-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewAgreementText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreement-texts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgreementText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreement-texts/{id}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTextToAccept"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreement-texts/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgreementPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgreements"];
        put: operations["updateAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgreement"];
        put?: never;
        post?: never;
        delete: operations["removeAgreement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/{id}/client": {
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
    "/broker-agreements/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgreementHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/acceptances": {
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
    "/broker-agreements/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgreementsOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/existing": {
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
    "/broker-agreements/new": {
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
    "/broker-agreements/notices/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["noticeOfNewAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/notices/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["noticeOfUpdatedAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-agreements/rejections": {
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
    "/broker-agreements/signatures": {
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
    "/broker-deals/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDealsOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fee-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFeeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fee-ledger/approvals": {
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
    "/broker-fee-ledger/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFeeEntriesOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fee-ledger/broker/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportFeeStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fee-ledger/broker/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["printFeeStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fee-ledger/payments": {
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
    "/broker-fee-ledger/reversals": {
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
    "/broker-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFees"];
        put: operations["updateFee"];
        post: operations["createFee"];
        delete: operations["removeFee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broker-fees/broker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFeesOfBroker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrokers"];
        put: operations["updateBroker"];
        post: operations["createBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBroker"];
        put?: never;
        post?: never;
        delete: operations["removeBroker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrokerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvitedBroker"];
        put?: never;
        post: operations["inviteBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/{id}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reviewInvitedBroker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/activation": {
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
    "/brokers/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findBrokers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/notices/deactivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["noticeOfDeactivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/notices/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["noticeOfRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brokers/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrokerOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/brokers/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkBrokerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/brokers/{id}/registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["linkBrokerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/brokers/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrokerStanding"];
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
        AcceptAgreementDto: {
            brokerAgreement: components["schemas"]["AcceptedAgreementDto"];
            /** @description Ignored: what is kept is the text as the service renders it. */
            file?: string | null;
            /** @description SHA-256 of the text that was read before signing. */
            textHash?: string | null;
        };
        AcceptedAgreementDto: {
            /** @description PNG data URL. */
            adminSignature?: string | null;
            adminTitle?: string;
            id: string;
            /** @description The administrator's own name, as it was typed to sign. */
            signedName?: string | null;
        };
        AgreementDetailsDto: {
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
            company: components["schemas"]["ClientCompanyDto"];
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
        AgreementDto: {
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
            company: components["schemas"]["ClientCompanyDto"];
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
        AgreementHistoryEntryDto: {
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
        AgreementSignatureDto: {
            /** @enum {string} */
            party: "broker" | "lender";
            /** Format: date-time */
            signedAt: string;
            signerName: string;
        };
        AgreementTextDto: {
            /** @description SHA-256 of the HTML. */
            contentHash: string;
            /** @description Filled HTML. */
            html: string;
            /** @description It is what was signed, from the record that the hash covers. */
            isSigned: boolean;
            /** @description Under this very text, the broker first. */
            signatures: components["schemas"]["AgreementSignatureDto"][];
        };
        ApproveFeeDto: {
            id: string;
            version: number;
        };
        BrokerDto: {
            /** Format: date-time */
            acceptedTos: string | null;
            activatedBy: string | null;
            /** Format: date-time */
            activatedDate: string | null;
            /** @description Its referral agreements, newest first, without their signatures. */
            agreements: components["schemas"]["AgreementDto"][];
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
        BrokerHistoryEntryDto: {
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
        BrokerRegistrationDto: {
            businessName: string;
            /** @description Its full name. */
            businessState?: string | null;
            canSendTextMessages?: boolean | null;
            city?: string | null;
            /** @description The code of the invitation. */
            code: string;
            emailAddressA: string;
            emailAddressB?: string | null;
            firstName: string;
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
        BrokerStandingDto: {
            businessName: string;
            /** Format: uuid */
            id: string;
            /** @description As in domain-brokers. */
            status: string;
        };
        ClientCompanyDto: {
            legalEntityName?: string | null;
            mailingCity?: string | null;
            mailingState?: string | null;
            mailingStreetAddress?: string | null;
            mailingZipCode?: string | null;
        };
        ClientDealDto: {
            /** Format: uuid */
            agreementId: string;
            clientName: string;
            projectNumber: number | null;
            /** @enum {string} */
            stage: "applying" | "awaiting" | "submitted" | "closing" | "approved" | "declined";
            /** Format: date-time */
            stageAt: string;
        };
        CreateAgreementDto: {
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
            company?: components["schemas"]["ClientCompanyDto"] | null;
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
        CreateAgreementOfClientDto: {
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
            company?: components["schemas"]["ClientCompanyDto"] | null;
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
        CreateBrokerDto: {
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
        CreateFeeDto: {
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
        FeeDto: {
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
        FeeEntryDto: {
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
        FeeLedgerDto: {
            /** @description The newest first, at most 1,000. */
            entries: components["schemas"]["FeeEntryDto"][];
            sums: components["schemas"]["FeeSumsDto"];
        };
        FeeSumsDto: {
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
        FoundBrokerDto: {
            businessName: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            status: "1" | "2" | "3" | "4";
        };
        IdDto: {
            id: string;
        };
        InvitationCodeDto: {
            code: string;
        };
        InvitedBrokerDto: {
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
        LinkClientDto: {
            companyId: string;
        };
        NoticeDto: {
            id: string;
            /** Format: date-time */
            notifiedAt: string;
        };
        PayFeeDto: {
            id: string;
            /** Format: date */
            paidOn: string;
            reference: string;
            version: number;
        };
        PreviewAgreementDto: {
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
        RegisteredBrokerDto: {
            /** @description The code of the invitation, which it uses up. */
            code?: string;
            userId: string;
        };
        RejectAgreementDto: {
            id: string;
            rejectionComment: string;
        };
        ReverseFeeDto: {
            id: string;
            reason: string;
            version: number;
        };
        SignAgreementDto: {
            /** @description PNG data URL. */
            brokerSignature: string;
            id: string;
            /** @description The broker's own name, as it was typed to sign. */
            signedName: string;
            /** @description SHA-256 of the text that was read before signing. */
            textHash: string;
        };
        UpdateAgreementDto: {
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
            company?: components["schemas"]["ClientCompanyDto"] | null;
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
        UpdateBrokerDto: {
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
        UpdateFeeDto: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    previewAgreementText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementTextDto"];
                };
            };
        };
    };
    getAgreementText: {
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
                    "application/json": components["schemas"]["AgreementTextDto"];
                };
            };
        };
    };
    getTextToAccept: {
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
                    "application/json": components["schemas"]["AgreementTextDto"];
                };
            };
        };
    };
    getAgreementPaper: {
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
    listAgreements: {
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
                    "application/json": components["schemas"]["AgreementDto"][];
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
                "application/json": components["schemas"]["UpdateAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
                };
            };
        };
    };
    getAgreement: {
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
                    "application/json": components["schemas"]["AgreementDetailsDto"];
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
                    "application/json": components["schemas"]["IdDto"];
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
                "application/json": components["schemas"]["LinkClientDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
                };
            };
        };
    };
    listAgreementHistory: {
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
                    "application/json": components["schemas"]["AgreementHistoryEntryDto"][];
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
                "application/json": components["schemas"]["AcceptAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
                };
            };
        };
    };
    listAgreementsOfBroker: {
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
                    "application/json": components["schemas"]["AgreementDto"][];
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
                "application/json": components["schemas"]["CreateAgreementOfClientDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
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
                "application/json": components["schemas"]["CreateAgreementDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
                };
            };
        };
    };
    noticeOfNewAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDto"];
                };
            };
        };
    };
    noticeOfUpdatedAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDto"];
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
                "application/json": components["schemas"]["RejectAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
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
                "application/json": components["schemas"]["SignAgreementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetailsDto"];
                };
            };
        };
    };
    listDealsOfBroker: {
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
                    "application/json": components["schemas"]["ClientDealDto"][];
                };
            };
        };
    };
    listFeeEntries: {
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
                    "application/json": components["schemas"]["FeeLedgerDto"];
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
                "application/json": components["schemas"]["ApproveFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeEntryDto"];
                };
            };
        };
    };
    listFeeEntriesOfBroker: {
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
                    "application/json": components["schemas"]["FeeLedgerDto"];
                };
            };
        };
    };
    exportFeeStatement: {
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
    printFeeStatement: {
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
                "application/json": components["schemas"]["PayFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeEntryDto"];
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
                "application/json": components["schemas"]["ReverseFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeEntryDto"];
                };
            };
        };
    };
    listFees: {
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
                    "application/json": components["schemas"]["FeeDto"][];
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
                "application/json": components["schemas"]["UpdateFeeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDto"];
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
                "application/json": components["schemas"]["CreateFeeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDto"];
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
                "application/json": components["schemas"]["IdDto"];
            };
        };
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
    listFeesOfBroker: {
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
                    "application/json": components["schemas"]["FeeDto"][];
                };
            };
        };
    };
    listBrokers: {
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
                    "application/json": components["schemas"]["BrokerDto"][];
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
                "application/json": components["schemas"]["UpdateBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerDto"];
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
                "application/json": components["schemas"]["CreateBrokerDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerDto"];
                };
            };
        };
    };
    getBroker: {
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
                    "application/json": components["schemas"]["BrokerDto"];
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
                    "application/json": components["schemas"]["IdDto"];
                };
            };
        };
    };
    listBrokerHistory: {
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
                    "application/json": components["schemas"]["BrokerHistoryEntryDto"][];
                };
            };
        };
    };
    getInvitedBroker: {
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
                    "application/json": components["schemas"]["InvitedBrokerDto"];
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
                    "application/json": components["schemas"]["BrokerDto"];
                };
            };
        };
    };
    reviewInvitedBroker: {
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
                "application/json": components["schemas"]["BrokerRegistrationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedBrokerDto"];
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
                "application/json": components["schemas"]["IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerDto"];
                };
            };
        };
    };
    findBrokers: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most six. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBrokerDto"][];
                };
            };
        };
    };
    noticeOfDeactivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDto"];
                };
            };
        };
    };
    noticeOfRejection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDto"];
                };
            };
        };
    };
    getBrokerOfUser: {
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
                    "application/json": components["schemas"]["BrokerDto"];
                };
            };
        };
    };
    checkBrokerInvitation: {
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
                "application/json": components["schemas"]["InvitationCodeDto"];
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
    linkBrokerAccount: {
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
                "application/json": components["schemas"]["RegisteredBrokerDto"];
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
    getBrokerStanding: {
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
                    "application/json": components["schemas"]["BrokerStandingDto"];
                };
            };
        };
    };
}
