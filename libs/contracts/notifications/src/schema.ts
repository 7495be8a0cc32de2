// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listActivityCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDigestSetting"];
        put: operations["saveDigestSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/lender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLenderFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLender"];
        put: operations["saveLender"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lender/logo/{logoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLenderLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lender/theme.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLenderTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLetterTexts"];
        put: operations["saveLetterText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-texts/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLetterTextVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-texts/preview": {
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
    "/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
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
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotificationsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/acknowledge": {
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
    "/notifications/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotificationsOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTaskChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/remove": {
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
    "/tasks/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["saveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeline/company/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTimelineOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsent-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnsentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsent-messages/aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["putMessageAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsent-messages/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendMessageAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
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
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pageWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/pings": {
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
    "/webhooks/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhookSince"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secrets": {
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
        AboutTaskDto: {
            /**
             * Format: uuid
             * @description the company that it belongs to; none of a broker
             */
            companyId?: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
            /** @description as it is called */
            name: string;
        };
        AcknowledgedNotificationsDto: {
            acknowledged: string[];
        };
        AcknowledgeNotificationsDto: {
            /** @description Ids, as a list or as text: one id, or JSON. */
            notifications: string[] | string;
        };
        ActivityAboutDto: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
        };
        ActivityCategoryDto: {
            /** @enum {string} */
            id: "applications" | "draws" | "brokers" | "agreements" | "documents" | "deals";
            name: string;
        };
        ActivityDto: {
            about: components["schemas"]["ActivityAboutDto"] | null;
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
        CreateWebhookDto: {
            name: string;
            types: components["schemas"]["PublicEvent"][];
            url: string;
        };
        DeliveryPageDto: {
            deliveries: components["schemas"]["WebhookDeliveryDto"][];
            next: string | null;
        };
        DigestSettingDto: {
            hour: number;
            isOn: boolean;
        };
        LenderDto: {
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
        LenderFactsDto: {
            /** @description its color on light, as #0d5c63 */
            accent: string;
            /** @description its logo, a PNG, base64 */
            logo: string | null;
            logoAlt: string;
            name: string;
        };
        LetterPlaceholderDto: {
            name: string;
            /** @description what stands there in the preview */
            sample: string;
        };
        LetterPreviewDto: {
            html: string;
            subject: string;
            text: string;
        };
        LetterSettingDto: {
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
            placeholders: components["schemas"]["LetterPlaceholderDto"][];
            version: number;
            words: components["schemas"]["LetterTextDto"];
        };
        LetterTextDto: {
            action?: string | null;
            body: string;
            preheader?: string | null;
            subject: string;
        };
        LetterVersionDto: {
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
            words: components["schemas"]["LetterTextDto"];
        };
        MailboxMessageDto: {
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
        NewWebhookDto: {
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
            offBecause: components["schemas"]["WebhookOffReason"] | null;
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
            types: components["schemas"]["PublicEvent"][];
            url: string;
            waiting: number;
        };
        NotificationDto: {
            acknowledged: boolean;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Where it leads, a path in the reader's area. */
            link: string | null;
            message: string;
        };
        PreviewLetterDto: {
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            words: components["schemas"]["LetterTextDto"];
        };
        /** @enum {string} */
        PublicEvent: "application.created" | "application.awaiting" | "application.submitted" | "application.in_closing" | "application.approved" | "application.rejected" | "application.reopened" | "company.created" | "company.updated" | "draw.requested" | "draw.decided" | "draw.sent_back" | "draw.withdrawn" | "budget.change_requested" | "budget.change_decided" | "funding.scheduled" | "funding.cancelled" | "funding.paid" | "funding.reversed" | "inspection.requested" | "inspection.scheduled" | "inspection.reported" | "inspection.decided" | "waiver.decided" | "interest.stated" | "loan.unit_released" | "loan.paid_off" | "loan.closed" | "loan.reopened" | "broker.activated" | "broker.deactivated" | "agreement.accepted" | "agreement.rejected" | "file.uploaded" | "file.reviewed";
        RemoveTaskDto: {
            /** Format: uuid */
            id: string;
        };
        ReplayedDto: {
            replayed: number;
        };
        ReplaySinceDto: {
            /** @description What arrived is sent again, too. */
            arrivedToo: boolean;
            /** Format: date-time */
            since: string;
        };
        RotateSecretDto: {
            /** @enum {integer} */
            overlapHours: 0 | 1 | 24 | 72 | 168;
            /** @description `secretVersion` of what was read. */
            secretVersion: number;
        };
        SaveDigestSettingDto: {
            isOn: boolean;
        };
        SaveLenderDto: {
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
        SaveLetterTextDto: {
            /** @enum {string} */
            name: "brokerInvitation" | "brokerRegistered" | "brokerActivated" | "brokerDeactivated" | "brokerRejected" | "applicationApproved" | "applicationInClosing" | "applicationRejected" | "adverseNotice" | "drawDecided" | "budgetChangeDecided" | "drawSentBack" | "agreementOffered" | "agreementSubmitted" | "agreementUpdated" | "agreementAccepted" | "agreementSigned" | "agreementRejected" | "fileRejected" | "registrationConfirmation" | "alreadyRegistered" | "passwordReset" | "agreementEnding" | "agreementEnded" | "agreementEndingDesk" | "loanNews" | "inspectionAssigned" | "drawNoted" | "inspectionReturned" | "approvalProposed" | "termSheetAccepted" | "esignAccepted" | "inspectionToReport" | "deskDigest" | "waiverToSign" | "waiverReminder" | "s1ToSign" | "s1Signed" | "signingCode" | "passwordChanged" | "secondFactorOn" | "secondFactorReplaced" | "secondFactorOff" | "secondFactorReset" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "adminInvitation" | "companyInvitation" | "companyInvitationOfMember" | "companyJoined" | "roleChanged" | "notice";
            /** @description the version that the save is based on; 0 for the portal’s own */
            version: number;
            words: components["schemas"]["LetterTextDto"] | null;
        };
        SaveTaskDto: {
            about?: components["schemas"]["AboutTaskDto"] | null;
            comment?: string | null;
            completed?: boolean | null;
            /** Format: date */
            dueOn?: string | null;
            /**
             * Format: uuid
             * @description left out for a new task
             */
            id?: string | null;
            taskName: string;
            /** Format: uuid */
            userId?: string | null;
            /** @description the version that the change was made on; another one now is a conflict */
            version?: number | null;
        };
        SeenMessageDto: {
            attempts: number;
            /** Format: uuid */
            id: string;
        };
        SendNoticeDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
            message: string;
            /** @description Of the application. */
            name: string;
            /**
             * Format: uuid
             * @description The user who gets a letter.
             */
            userId: string;
            /** @description Who get a letter in the place of that user. */
            userIds?: string[];
        };
        SentNoticeDto: {
            /** @description Whether a letter goes out beside the bell. */
            mailed: boolean;
        };
        TaskAboutDto: {
            /** Format: uuid */
            companyId: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "application" | "draw" | "broker";
            name: string;
        };
        TaskChangeDto: {
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
        TaskDto: {
            about: components["schemas"]["TaskAboutDto"] | null;
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
        TimelineDto: {
            /** @description Newest first. */
            entries: components["schemas"]["TimelineEntryDto"][];
            /** @description There are earlier ones. */
            more: boolean;
        };
        TimelineEntryDto: {
            applicationId: string | null;
            /** Format: date-time */
            happenedAt: string;
            id: string;
            message: string;
            /** @description What it happened to; empty where its name is not known. */
            subject: string;
        };
        UnreadCountDto: {
            /** @description At most 100: the bell shows no higher number. */
            unread: number;
        };
        UnsentDoneDto: {
            /** @description 0: somebody did something with it meanwhile. */
            done: number;
        };
        UnsentMessageDto: {
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
        UnsentPageDto: {
            /** @description The newest first. */
            messages: components["schemas"]["UnsentMessageDto"][];
            /**
             * Format: uuid
             * @description cursor of the page that follows
             */
            next: string | null;
        };
        UpdateWebhookDto: {
            /** @description Whether events are told. Turned on, it is given five days anew. */
            active: boolean;
            name: string;
            types: components["schemas"]["PublicEvent"][];
            url: string;
        };
        WebhookAttemptDto: {
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
        WebhookDeliveryDetailsDto: {
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
            status: components["schemas"]["WebhookDeliveryStatus"];
            tries: components["schemas"]["WebhookAttemptDto"][];
            type: string;
        };
        WebhookDeliveryDto: {
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
            status: components["schemas"]["WebhookDeliveryStatus"];
            type: string;
        };
        /** @enum {string} */
        WebhookDeliveryStatus: "queued" | "sending" | "delivered" | "failed";
        WebhookDto: {
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
            offBecause: components["schemas"]["WebhookOffReason"] | null;
            /** Format: date-time */
            oldSecretUntil: string | null;
            /** Format: date-time */
            quietUntil: string | null;
            /** Format: date-time */
            secretAt: string;
            /** @description Moves with each secret; a rotation names the one that it replaces. */
            secretVersion: number;
            types: components["schemas"]["PublicEvent"][];
            url: string;
            waiting: number;
        };
        /** @enum {string} */
        WebhookOffReason: "turned_off" | "failing" | "gone";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActivities: {
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
                    "application/json": components["schemas"]["ActivityDto"][];
                };
            };
        };
    };
    listActivityCategories: {
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
                    "application/json": components["schemas"]["ActivityCategoryDto"][];
                };
            };
        };
    };
    getDigestSetting: {
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
                    "application/json": components["schemas"]["DigestSettingDto"];
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
                "application/json": components["schemas"]["SaveDigestSettingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestSettingDto"];
                };
            };
        };
    };
    getLenderFacts: {
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
                    "application/json": components["schemas"]["LenderFactsDto"];
                };
            };
        };
    };
    listLender: {
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
                    "application/json": components["schemas"]["LenderDto"][];
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
                "application/json": components["schemas"]["SaveLenderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LenderDto"];
                };
            };
        };
    };
    getLenderLogo: {
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
    getLenderTheme: {
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
    listLetterTexts: {
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
                    "application/json": components["schemas"]["LetterSettingDto"][];
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
                "application/json": components["schemas"]["SaveLetterTextDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterVersionDto"];
                };
            };
        };
    };
    listLetterTextVersions: {
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
                    "application/json": components["schemas"]["LetterVersionDto"][];
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
                "application/json": components["schemas"]["PreviewLetterDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPreviewDto"];
                };
            };
        };
    };
    listMailbox: {
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
                    "application/json": components["schemas"]["MailboxMessageDto"][];
                };
            };
        };
    };
    sendNotice: {
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
                "application/json": components["schemas"]["SendNoticeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentNoticeDto"];
                };
            };
        };
    };
    listNotificationsOfUser: {
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
                    "application/json": components["schemas"]["NotificationDto"][];
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
                "application/json": components["schemas"]["AcknowledgeNotificationsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgedNotificationsDto"];
                };
            };
        };
    };
    listNotificationsOfCompany: {
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
                    "application/json": components["schemas"]["NotificationDto"][];
                };
            };
        };
    };
    streamNotifications: {
        parameters: {
            query?: {
                companyId?: string;
            };
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
    countUnreadNotifications: {
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
                    "application/json": components["schemas"]["UnreadCountDto"];
                };
            };
        };
    };
    listTasks: {
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
                    "application/json": components["schemas"]["TaskDto"][];
                };
            };
        };
    };
    listTaskChanges: {
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
                    "application/json": components["schemas"]["TaskChangeDto"][];
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
                "application/json": components["schemas"]["RemoveTaskDto"];
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
    saveTask: {
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
                "application/json": components["schemas"]["SaveTaskDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDto"];
                };
            };
        };
    };
    readTimelineOfCompany: {
        parameters: {
            query?: {
                /** @description The last entry of the page before; without it, the newest entries. */
                before?: string;
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
                    "application/json": components["schemas"]["TimelineDto"];
                };
            };
        };
    };
    listUnsentMessages: {
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
                    "application/json": components["schemas"]["UnsentPageDto"];
                };
            };
        };
    };
    putMessageAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenMessageDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsentDoneDto"];
                };
            };
        };
    };
    sendMessageAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenMessageDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsentDoneDto"];
                };
            };
        };
    };
    listWebhooks: {
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
                    "application/json": components["schemas"]["WebhookDto"][];
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
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookDto"];
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
                "application/json": components["schemas"]["UpdateWebhookDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDto"];
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
    pageWebhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                status?: components["schemas"]["WebhookDeliveryStatus"];
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
                    "application/json": components["schemas"]["DeliveryPageDto"];
                };
            };
        };
    };
    getWebhookDelivery: {
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
                    "application/json": components["schemas"]["WebhookDeliveryDetailsDto"];
                };
            };
        };
    };
    replayWebhookDelivery: {
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
                    "application/json": components["schemas"]["WebhookDeliveryDto"];
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
                    "application/json": components["schemas"]["WebhookDeliveryDto"];
                };
            };
        };
    };
    replayWebhookSince: {
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
                "application/json": components["schemas"]["ReplaySinceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedDto"];
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
                "application/json": components["schemas"]["RotateSecretDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookDto"];
                };
            };
        };
    };
}
