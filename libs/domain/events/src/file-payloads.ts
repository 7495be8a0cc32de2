/** Events of uploaded files: that they came, whose they are, and what the lender said of them. */
export interface FileEventPayloads {
  'file.uploaded': {
    readonly fileUploadId: string;
    readonly parentType: string;
    readonly parentId: string;
    readonly fileType: string;
    readonly userId: string;
    /** Whom the file is about: the person of an S-1. Older events do not say it. */
    readonly personId?: string | null;
    /** The property of its application that it is about: that of a presale contract. Older events do not say it. */
    readonly propertyId?: string | null;
    /** What that property is called, where its application has several. Older events do not say it. */
    readonly propertyTitle?: string;
    /** From 1, one more at every replacement. Older events do not say it. */
    readonly version?: number;
  };
  /** Somebody said of which property of its application a file is, or took that back. */
  'file.property_named': {
    readonly fileUploadId: string;
    readonly parentType: string;
    readonly parentId: string;
    readonly fileType: string;
    readonly userFileName: string;
    readonly status: string;
    /** Null where nobody knows it any more. */
    readonly propertyId: string | null;
    /** What it is called among the others. */
    readonly propertyTitle: string | null;
    readonly namedBy: string;
    readonly byLender: boolean;
  };
  'file.reviewed': {
    readonly fileUploadId: string;
    readonly parentType: string;
    readonly parentId: string;
    readonly fileType: string;
    readonly userFileName: string;
    readonly userId: string;
    /** Whom the file is about: the person of an S-1. Older events do not say it. */
    readonly personId?: string | null;
    /** The property of its application that it is about: that of a presale contract. Older events do not say it. */
    readonly propertyId?: string | null;
    /** What that property is called, where its application has several. Older events do not say it. */
    readonly propertyTitle?: string;
    readonly status: string;
    readonly comments: string;
    readonly decidedBy: string;
  };
}
