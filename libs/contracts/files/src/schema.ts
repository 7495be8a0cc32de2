// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export interface paths {
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{parentType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/inspector-photographs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadInspectorPhotograph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/invited-brokers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitedBrokerFiles"];
        put?: never;
        post: operations["uploadInvitedBrokerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["nameFileProperty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/resumable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/resumable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUpload"];
        put: operations["addPart"];
        post: operations["finishUpload"];
        delete: operations["giveUpUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reviewFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/s1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listS1Files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/files/{id}/bytes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFileBytes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/files/closing-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listClosingPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/files/credit-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listCreditFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/files/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["lookUpFiles"];
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
        BeginUploadDto: {
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
        ClosingPaperDto: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            fileType: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            fileUploadId: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
        };
        ClosingPapersOfDto: {
            applicationIds: string[];
        };
        CreditFileDto: {
            /** @enum {string} */
            fileType: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            fileUploadId: string;
            /** @enum {string} */
            parentType: "application" | "company" | "user" | "broker";
            /**
             * Format: uuid
             * @description The property whose paper it is.
             */
            propertyId: string | null;
            /** @description SHA-256 of the bytes, hexadecimal. */
            sha256: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            uploadedAt: string;
            userFileName: string;
            version: number;
        };
        CreditFileOfDto: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            companyId: string;
        };
        FileBytesDto: {
            /** @description Base64. */
            content: string;
            contentType: string;
            /** Format: uuid */
            fileUploadId: string;
        };
        FileLinkDto: {
            /** @description Relative to the base path of the area. For this session, and for a few minutes. */
            uri: string;
        };
        FileLookupDto: {
            ids: string[];
        };
        FileRoundDto: {
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
        FileUploadDto: {
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
        FileUploadFormDto: {
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
        InspectorPhotographFormDto: {
            /** Format: binary */
            file: string;
            /** @description The token of the link; before the file. */
            token: string;
            /** @enum {string} */
            type: "inspectionPhoto";
        };
        InvitedBrokerFileFormDto: {
            /** Format: binary */
            file: string;
            /** @enum {string} */
            type: "w9" | "brokerLogo";
        };
        KnownFileDto: {
            /** Format: uuid */
            companyId: string | null;
            /** @enum {string} */
            fileType: "budget" | "resume" | "tax_return" | "financial_statement" | "bank_statement" | "w9" | "authorization" | "building_permit" | "insurance" | "subordinated_debt" | "deed" | "title" | "purchasecontract" | "survey" | "constructiondrawings" | "specsheet" | "presalecontract" | "thirdpartyinspection" | "photos" | "companyLogo" | "brokerLogo" | "orgdocuments" | "s1" | "drawRequestDocument" | "brokerAgreement" | "inspectionPhoto" | "appraisal" | "esri";
            /** Format: uuid */
            fileUploadId: string;
            /**
             * Format: uuid
             * @description the application, company, user or broker that it hangs on
             */
            parentId: string;
            /** @enum {string} */
            parentType: "application" | "company" | "user" | "broker";
            userFileName: string;
        };
        NameFilePropertyDto: {
            /**
             * Format: uuid
             * @description What was read. Where it is another one by now nothing is changed: 409 with the file as it is.
             */
            fromPropertyId: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null: nobody knows it any more.
             */
            propertyId: string | null;
        };
        ResumableUploadDto: {
            /** Format: uuid */
            id: string;
            /** @description Bytes that have arrived: the next part begins here. */
            offset: number;
            /** @description Most bytes that a part has. */
            partBytes: number;
            /** @description Bytes. */
            size: number;
        };
        ReviewFileDto: {
            comments?: string | null;
            /**
             * @description The status that the reviewer saw. Where it is another one by now nothing is decided: 409 with the file as it is.
             * @enum {string}
             */
            fromStatus?: "pending" | "approved" | "rejected";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        StoredPhotographDto: {
            /** Format: uuid */
            fileUploadId: string;
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
    listFiles: {
        parameters: {
            query: {
                parentId: string;
                parentType: string;
                type?: string;
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
                    "application/json": components["schemas"]["FileUploadDto"][];
                };
            };
        };
    };
    getFile: {
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
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    getFileContent: {
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
    getFileHistory: {
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
                    "application/json": components["schemas"]["FileRoundDto"][];
                };
            };
        };
    };
    getFileLink: {
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
                    "application/json": components["schemas"]["FileLinkDto"];
                };
            };
        };
    };
    listFileVersions: {
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
                    "application/json": components["schemas"]["FileUploadDto"][];
                };
            };
        };
    };
    uploadFile: {
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
                "multipart/form-data": components["schemas"]["FileUploadFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    uploadInspectorPhotograph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InspectorPhotographFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPhotographDto"];
                };
            };
        };
    };
    listInvitedBrokerFiles: {
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
                    "application/json": components["schemas"]["FileUploadDto"][];
                };
            };
        };
    };
    uploadInvitedBrokerFile: {
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
                "multipart/form-data": components["schemas"]["InvitedBrokerFileFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    nameFileProperty: {
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
                "application/json": components["schemas"]["NameFilePropertyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    beginUpload: {
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
                "application/json": components["schemas"]["BeginUploadDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumableUploadDto"];
                };
            };
        };
    };
    getUpload: {
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
                    "application/json": components["schemas"]["ResumableUploadDto"];
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
                    "application/json": components["schemas"]["ResumableUploadDto"];
                };
            };
        };
    };
    finishUpload: {
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
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    giveUpUpload: {
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
    reviewFile: {
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
                "application/json": components["schemas"]["ReviewFileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadDto"];
                };
            };
        };
    };
    listS1Files: {
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
                    "application/json": components["schemas"]["FileUploadDto"][];
                };
            };
        };
    };
    readFileBytes: {
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
                    "application/json": components["schemas"]["FileBytesDto"];
                };
            };
        };
    };
    listClosingPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingPapersOfDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPaperDto"][];
                };
            };
        };
    };
    listCreditFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditFileOfDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditFileDto"][];
                };
            };
        };
    };
    lookUpFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileLookupDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownFileDto"][];
                };
            };
        };
    };
}
