/** Events of owners who sign the S-1 by a link. */
export interface S1EventPayloads {
  /** An owner was asked by a letter to sign. `code` opens the form until `expiresAt` (ISO instant). */
  's1.link_sent': {
    readonly personId: string;
    readonly companyId: string;
    readonly organizationName: string;
    /** What the borrower is called on the form. */
    readonly company: string;
    readonly signerName: string;
    readonly email: string;
    readonly sentBy: string;
    readonly code: string;
    readonly expiresAt: string;
  };
  /** Who signed gets a letter with the way to the signed PDF, which `code` opens until `expiresAt` (ISO instants). */
  's1.copy_sent': {
    readonly personId: string;
    readonly companyId: string;
    readonly organizationName: string;
    /** What the borrower is called on the form. */
    readonly company: string;
    readonly signerName: string;
    readonly email: string;
    readonly signedAt: string;
    readonly code: string;
    readonly expiresAt: string;
  };
  /** The owner signed; text and PDF by their SHA-256 in hex. */
  's1.signed': {
    /** The file that it becomes. */
    readonly fileUploadId: string;
    readonly personId: string;
    readonly companyId: string;
    readonly organizationName: string;
    readonly title: string;
    /** The edition of the form. */
    readonly version: string;
    readonly contentHash: string;
    readonly paperHash: string;
    /** Base64. It says how somebody lives: sealed on the way. */
    readonly pdf: string;
    /** Whose signature was asked for, and the name as it was typed. */
    readonly signerName: string;
    readonly typedName: string;
    /** Where the link was sent to, and by whom. */
    readonly email: string;
    readonly sentBy: string;
    /** SHA-256 of the drawing's data URL; null where nothing was drawn. */
    readonly drawingHash: string | null;
    /** ISO instant. */
    readonly signedAt: string;
    readonly ip: string | null;
    readonly userAgent: string | null;
    /** What was proved beside the session or the link, in words; left out where nothing was asked. */
    readonly proof?: string;
  };
}
