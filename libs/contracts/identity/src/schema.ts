// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/administrators/invitations": {
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
    "/administrators/removals": {
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
    "/administrators/second-factor-resets": {
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
    "/administrators/second-factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSecondFactorOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administrators/sign-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administrators/super-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setSuperStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApiTokens"];
        put?: never;
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens/{id}": {
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
    "/api-tokens/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-checks": {
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
    "/internal/demonstration/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDemonstrationAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/sessions/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEndedSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/signings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUserRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
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
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passwords/forgotten": {
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
    "/passwords/reset": {
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
    "/passwords/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPasswordRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
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
    "/registrations/administrator": {
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
    "/registrations/broker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/company": {
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
    "/registrations/confirmation": {
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
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCurrentSession"];
        put?: never;
        post?: never;
        delete: operations["endCurrentSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["useCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signing-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSigningSettings"];
        put: operations["saveSigningSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signings/letters": {
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
    "/signings/proofs": {
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
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete: operations["endOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/devices/{id}": {
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
    "/users/current/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOwnProfile"];
        put: operations["updateOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete: operations["turnOffSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enrolSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findPeople"];
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
        ApiTokenDto: {
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
            scopes: components["schemas"]["Scope"][];
            /** Format: date-time */
            usedAt: string | null;
            usedFrom: string | null;
        };
        AuditEntryDto: {
            account: components["schemas"]["AuditPersonDto"] | null;
            address: string | null;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["AuditPersonDto"] | null;
            details: {
                [key: string]: string | number;
            };
            id: string;
            kind: components["schemas"]["AuditKind"];
            userAgent: string | null;
        };
        /** @enum {string} */
        AuditKind: "sign_in.succeeded" | "sign_in.failed" | "sign_in.throttled" | "session.signed_out" | "session.idle" | "session.expired" | "session.reused" | "session.ended" | "session.proved" | "password.changed" | "password.reset_requested" | "password.reset" | "password.refused" | "second_factor.on" | "second_factor.off" | "second_factor.replaced" | "second_factor.reset" | "second_factor.failed" | "second_factor.recovered" | "second_factor.codes_renewed" | "role.changed" | "account.invited" | "account.registered" | "account.confirmed" | "account.opened" | "account.closed" | "identity.checked" | "identity.verified" | "token.created" | "token.revoked" | "deal.company_entered" | "deal.application_entered" | "deal.point_person" | "deal.broker" | "deal.credit_set" | "deal.credit_stopped" | "lender.shown" | "lender.letter" | "lender.signing" | "signature.proved" | "signature.code_refused" | "webhook.created" | "webhook.changed" | "webhook.secret_rotated" | "webhook.turned_on" | "webhook.turned_off" | "webhook.paused" | "webhook.replayed" | "webhook.removed" | "operation.event_read" | "operation.events_replayed" | "operation.event_discarded" | "data.exported" | "operation.remote_canary" | "operation.remote_for_all" | "operation.remote_withdrawn" | "operation.remote_unchanged" | "operation.letter_sent_again" | "operation.letter_aside" | "operation.begun" | "operation.not_done" | "operation.unclear";
        AuditPageDto: {
            entries: components["schemas"]["AuditEntryDto"][];
            next: string | null;
        };
        AuditPersonDto: {
            email: string;
            id: string;
            name: string;
        };
        BrokerRegistrationDto: {
            esignAcceptanceId: string | null;
            /** @description The broker. */
            id: string;
            userId: string;
        };
        CheckIdentityDto: {
            /** @description As the front. */
            back: string;
            /** @description JPEG or PNG in base64, of at most 5 MB; a data: prefix is let pass. */
            front: string;
        };
        ConfirmationDto: {
            confirmed: boolean;
            /** @description Null where the portal has no e-sign terms. */
            esignAcceptanceId: string | null;
            /** @enum {string} */
            result: "confirmed";
        };
        ConfirmEnrolmentDto: {
            challenge: string;
            code: string;
        };
        ConfirmPasswordDto: {
            password: string;
        };
        ConfirmRegistrationDto: {
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
        CreateApiTokenDto: {
            /** @enum {integer} */
            days: 7 | 30 | 90 | 180 | 365;
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        CreateDemonstrationAccountDto: {
            email: string;
            firstName: string;
            id?: string;
            lastName: string;
            password: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
        };
        DeviceDto: {
            /** Format: date-time */
            activeAt: string;
            address: string | null;
            current: boolean;
            id: string;
            /** Format: date-time */
            signedInAt: string;
            userAgent: string | null;
        };
        EndedSessionDto: {
            cursor: string;
            sessionId: string;
            until: number;
        };
        EnrolmentDto: {
            address: string;
            challenge: string;
            secret: string;
        };
        FinishSignInDto: {
            challenge: string;
            code?: string;
            device?: string;
            recoveryCode?: string;
        };
        ForgottenPasswordDto: {
            email: string;
        };
        FoundPersonDto: {
            /** Format: uuid */
            companyId: string | null;
            companyName: string | null;
            email: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            /** Format: uuid */
            userId: string;
        };
        GuardedChangeDto: {
            code?: string;
            password: string;
            recoveryCode?: string;
        };
        IdentityCheckDto: {
            Status: components["schemas"]["IdentityCheckStatusDto"];
        };
        IdentityCheckStatusDto: {
            ConversationId: string;
            RequestId: string;
            TransactionReasonCode: components["schemas"]["TransactionReasonCodeDto"];
        };
        IdleLimitsDto: {
            timeoutMs: number;
            warningMs: number;
        };
        InviteAdministratorDto: {
            email: string;
        };
        InviteUserDto: {
            companyId: string;
            email: string;
            /** @description Without names the invited person gives them. */
            firstName?: string;
            lastName?: string;
        };
        JoinCompanyDto: {
            id: string;
            token: string;
        };
        LinkDto: {
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
        NewApiTokenDto: {
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
            scopes: components["schemas"]["Scope"][];
            /** @description Shown this once; nobody can read it again. */
            token: string;
            /** Format: date-time */
            usedAt: string | null;
            usedFrom: string | null;
        };
        NewSecretDto: {
            address: string;
            secret: string;
        };
        OpenApiTokenDto: {
            token: string;
        };
        OpenedApiTokenDto: {
            expiresAt: number;
            token: string;
        };
        OpenSigningDto: {
            /** @description SHA-256 of what is signed */
            document: string;
            email?: string;
            /** @enum {string} */
            kind: "esign" | "termSheet" | "supervision" | "agreement" | "draw" | "waiver" | "s1";
            name?: string;
            /** @description the account’s id, or `link:` and the link’s */
            signer: string;
            /** Format: uuid */
            userId?: string;
        };
        OutcomeDto: {
            result: string;
        };
        PasswordRulesDto: {
            /** @description The shortest password. */
            minimum: number;
        };
        ProfileDto: {
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
        ProveSigningDto: {
            challenge: string;
            code?: string;
            recoveryCode?: string;
        };
        ReadLinkDto: {
            id: string;
            /** @enum {string} */
            kind: "confirmation" | "reset" | "admin" | "company";
            token: string;
        };
        RecordExportDto: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "user" | "broker";
            name: string;
        };
        RecordOperationDto: {
            at: string;
            /** @enum {string} */
            deed?: "operation.event_read" | "operation.events_replayed" | "operation.event_discarded" | "operation.remote_canary" | "operation.remote_for_all" | "operation.remote_withdrawn" | "operation.letter_sent_again" | "operation.letter_aside";
            /** @enum {string} */
            kind: "operation.event_read" | "operation.events_replayed" | "operation.event_discarded" | "operation.remote_canary" | "operation.remote_for_all" | "operation.remote_withdrawn" | "operation.letter_sent_again" | "operation.letter_aside" | "operation.begun" | "operation.not_done" | "operation.unclear" | "operation.remote_unchanged";
            of: string;
        };
        RecoveryCodesDto: {
            recoveryCodes: string[];
        };
        RegisterAdministratorDto: {
            /** @description The address that was invited. */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            /** @description The code of the link. */
            token: string;
        };
        RegisterBrokerDto: {
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
        RegisterUserDto: {
            /** @description Adds the user to a company; an administrator alone may. */
            companyId?: string;
            email: string;
            firstName: string;
            lastName: string;
        };
        RemovePrivilegesDto: {
            id: string;
        };
        RenewProofDto: {
            code?: string;
            device?: string;
            password: string;
            recoveryCode?: string;
        };
        RenewSessionDto: {
            background?: boolean;
            refreshToken: string;
            token: string;
        };
        ResetPasswordDto: {
            id: string;
            password: string;
            /** @description The code of the link. */
            resetToken: string;
        };
        ResetSecondFactorDto: {
            id: string;
            /**
             * @description How it was made sure who it is; kept in the audit record. A reset without it is refused.
             * @enum {string}
             */
            identifiedBy?: "inPerson" | "videoCall" | "calledBack";
            /** @description Kept in the audit record. */
            reason: string;
        };
        SaveSigningSettingDto: {
            /** @enum {string} */
            demand: "session" | "code";
            /** @enum {string|null} */
            secondFactor?: "nobody" | "administrators" | "everybody" | null;
            /** @description the version that the save is based on; 0 for the first */
            version: number;
        };
        /** @enum {string} */
        Scope: "applications:read" | "applications:write" | "companies:read" | "companies:write" | "people:read" | "people:write" | "brokers:read" | "brokers:write" | "draws:read" | "draws:write" | "loans:read" | "loans:write" | "documents:read" | "documents:write" | "settings:read" | "settings:write" | "activity:read" | "activity:write" | "audit:read" | "audit:write";
        SecondFactorDto: {
            on: boolean;
            recoveryCodesLeft: number;
            required: boolean;
            /** Format: date-time */
            since: string | null;
        };
        SecondFactorDueDto: {
            challenge: string;
            enrol?: components["schemas"]["NewSecretDto"];
        };
        SentSigningCodeDto: {
            /** @description masked */
            address: string;
            /** @description seconds until another letter may be asked for */
            pause: number;
        };
        SessionCompanyDto: {
            companyId: string;
            organizationName: string;
        };
        SessionDto: {
            admin: boolean;
            brokerId: string | null;
            companies: components["schemas"]["SessionCompanyDto"][];
            companyId: string | null;
            device?: string;
            expires: number;
            idle: components["schemas"]["IdleLimitsDto"];
            isBroker: boolean;
            isSuper: boolean;
            refreshToken: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            success: boolean;
            token: string;
            user: components["schemas"]["SignedInUserDto"];
            userId: string;
        };
        SetSuperStatusDto: {
            id: string;
            /** @description Whether it is to be a super administrator. */
            isOwner: boolean;
        };
        SignedInDto: {
            admin: boolean;
            brokerId: string | null;
            companies: components["schemas"]["SessionCompanyDto"][];
            companyId: string | null;
            device?: string;
            expires: number;
            idle: components["schemas"]["IdleLimitsDto"];
            isBroker: boolean;
            isSuper: boolean;
            recoveryCodes?: string[];
            refreshToken: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            success: boolean;
            token: string;
            user: components["schemas"]["SignedInUserDto"];
            userId: string;
        };
        SignedInUserDto: {
            email: string;
            firstName: string;
            id: string;
            isAdmin: boolean;
            isBroker: boolean;
            isOwner: boolean;
            lastName: string;
        };
        SignedOutDto: {
            /** @description How many sessions ended. */
            ended: number;
        };
        SignerDto: {
            email: string;
            firstName: string;
            lastName: string;
            userId: string;
        };
        SignInChallengeDto: {
            secondFactor: components["schemas"]["SecondFactorDueDto"];
            /** @enum {boolean} */
            success: false;
        };
        SignInDto: {
            device?: string;
            email: string;
            password: string;
        };
        SigningChallengeDto: {
            challenge: string;
        };
        SigningDemandDto: {
            /** @description where a letter goes, masked */
            address: string | null;
            /** @enum {string|null} */
            by: "letter" | "authenticator" | null;
            challenge: string | null;
            /** @description a letter went out already, and its code is good */
            sent: boolean;
        };
        SigningProofDto: {
            proof: string;
        };
        SigningSettingDto: {
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
        SignOutUserDto: {
            id: string;
        };
        TokenPairDto: {
            refreshToken: string;
            token: string;
        };
        TransactionReasonCodeDto: {
            /** @description A code that contains pass is success. */
            Code: string;
            Description: string;
        };
        UpdatePasswordDto: {
            id?: string;
            newPassword: string;
            password: string;
        };
        UpdateProfileDto: {
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
        UseCompanyDto: {
            /** @description '' for none: another company is about to be set up. */
            companyId: string;
        };
        UserDto: {
            email: string;
            firstName: string;
            id: string;
            isOwner: boolean;
            isSuper: boolean;
            lastName: string;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            userId: string;
            userProfile: components["schemas"]["UserNameDto"];
        };
        UserNameDto: {
            firstName: string;
            lastName: string;
            userId: string;
        };
        UserRoleDto: {
            /** @description Whether it can sign in. */
            active: boolean;
            /** @enum {string} */
            role: "borrower" | "broker" | "admin" | "super";
            userId: string;
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
                "application/json": components["schemas"]["InviteAdministratorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
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
                "application/json": components["schemas"]["RemovePrivilegesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
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
                "application/json": components["schemas"]["ResetSecondFactorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDto"];
                };
            };
        };
    };
    getSecondFactorOf: {
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
                    "application/json": components["schemas"]["SecondFactorDto"];
                };
            };
        };
    };
    signOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOutDto"];
                };
            };
        };
    };
    setSuperStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSuperStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
        };
    };
    listApiTokens: {
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
                    "application/json": components["schemas"]["ApiTokenDto"][];
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
                "application/json": components["schemas"]["CreateApiTokenDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiTokenDto"];
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
                    "application/json": components["schemas"]["ApiTokenDto"];
                };
            };
        };
    };
    openApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenApiTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedApiTokenDto"];
                };
            };
        };
    };
    readAudit: {
        parameters: {
            query?: {
                account?: string;
                address?: string;
                cursor?: string;
                from?: string;
                kind?: components["schemas"]["AuditKind"];
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
                    "application/json": components["schemas"]["AuditPageDto"];
                };
            };
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordExportDto"];
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
    recordOperation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordOperationDto"];
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
    listCompanyUsers: {
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
                    "application/json": components["schemas"]["UserDto"][];
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
                "application/json": components["schemas"]["CheckIdentityDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCheckDto"];
                };
            };
        };
    };
    createDemonstrationAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDemonstrationAccountDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
        };
    };
    listEndedSessions: {
        parameters: {
            query?: {
                after?: string;
                waitMs?: number;
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
                    "application/json": components["schemas"]["EndedSessionDto"][];
                };
            };
        };
    };
    openSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSigningDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningDemandDto"];
                };
            };
        };
    };
    getUserName: {
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
                    "application/json": components["schemas"]["SignerDto"];
                };
            };
        };
    };
    getUserRole: {
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
                    "application/json": components["schemas"]["UserRoleDto"];
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
                "application/json": components["schemas"]["InviteUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
                };
            };
        };
    };
    readLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDto"];
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
                "application/json": components["schemas"]["ForgottenPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
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
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
                };
            };
        };
    };
    getPasswordRules: {
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
                    "application/json": components["schemas"]["PasswordRulesDto"];
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
                "application/json": components["schemas"]["RegisterUserDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
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
                "application/json": components["schemas"]["RegisterAdministratorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
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
                "application/json": components["schemas"]["RegisterBrokerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerRegistrationDto"];
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
                "application/json": components["schemas"]["JoinCompanyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
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
                "application/json": components["schemas"]["ConfirmRegistrationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationDto"];
                };
            };
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header: {
                "user-agent": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInChallengeDto"];
                };
            };
        };
    };
    getCurrentSession: {
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
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
        };
    };
    endCurrentSession: {
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
    recordActivity: {
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
    useCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCompanyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
        };
    };
    renewProof: {
        parameters: {
            query?: never;
            header: {
                "user-agent": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewProofDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenPairDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewSessionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header: {
                "user-agent": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInDto"];
                };
            };
        };
    };
    listSigningSettings: {
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
                    "application/json": components["schemas"]["SigningSettingDto"][];
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
                "application/json": components["schemas"]["SaveSigningSettingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSettingDto"];
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
                "application/json": components["schemas"]["SigningChallengeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentSigningCodeDto"];
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
                "application/json": components["schemas"]["ProveSigningDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningProofDto"];
                };
            };
        };
    };
    listUsers: {
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
                    "application/json": components["schemas"]["UserDto"][];
                };
            };
        };
    };
    getProfile: {
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
                    "application/json": components["schemas"]["ProfileDto"];
                };
            };
        };
    };
    listDevices: {
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
                    "application/json": components["schemas"]["DeviceDto"][];
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
    updateOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeDto"];
                };
            };
        };
    };
    getOwnProfile: {
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
                    "application/json": components["schemas"]["ProfileDto"];
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
                "application/json": components["schemas"]["UpdateProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDto"];
                };
            };
        };
    };
    getSecondFactor: {
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
                    "application/json": components["schemas"]["SecondFactorDto"];
                };
            };
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardedChangeDto"];
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
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEnrolmentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
        };
    };
    enrolSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardedChangeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentDto"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
        };
    };
    findPeople: {
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
                    "application/json": components["schemas"]["FoundPersonDto"][];
                };
            };
        };
    };
}
