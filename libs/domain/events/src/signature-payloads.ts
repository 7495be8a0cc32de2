/** A signature as it is kept, with the text that stood above it by its SHA-256. */
export interface SignatureFacts {
  /** 'broker' or 'lender'. */
  readonly party: string;
  readonly userId: string;
  readonly signerName: string;
  readonly typedName: string;
  /** ISO instant. */
  readonly signedAt: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What was proved beside the session or the link, in words; left out where nothing was asked. */
  readonly proof?: string;
  readonly contentHash: string;
}

/** Events of what is asked before a signature. */
export interface SignatureEventPayloads {
  /** Somebody is about to sign, and proves the own address by this code. `userId` null: by a link, without an account. */
  'signature.code_sent': {
    /** ISO instant. */
    readonly expiresAt: string;
    readonly code: string;
    readonly userId: string | null;
    readonly email: string;
    readonly name: string;
    /** What is signed, as domain-accounts names it. */
    readonly kind: string;
  };
}
