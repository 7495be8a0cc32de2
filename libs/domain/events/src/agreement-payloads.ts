import type { SignatureFacts } from './signature-payloads.js';

interface AgreementFacts {
  readonly agreementId: string;
  readonly brokerId: string;
  readonly brokerUserId: string | null;
  readonly clientName: string;
}

interface AgreementEndFacts extends AgreementFacts {
  readonly businessName: string;
  /** The last day on which it covers what the client applies for, YYYY-MM-DD. */
  readonly expirationDate: string;
}

/** What happens to referral agreements. */
export interface AgreementEventPayloads {
  /** The lender made one for a broker, who has to sign it first. */
  'agreement.offered': AgreementFacts;
  /** Its broker has signed it: it waits for the lender's decision. */
  'agreement.submitted': AgreementFacts;
  /** An administrator changed the terms of one that waits for a decision. */
  'agreement.updated': AgreementFacts & { readonly changedBy: string };
  'agreement.accepted': AgreementFacts & { readonly decidedBy: string };
  'agreement.rejected': AgreementFacts & { readonly decidedBy: string; readonly comment: string };
  /** An accepted one ends within thirty days, and nothing that stands with the same client lasts longer. */
  'agreement.ending': AgreementEndFacts;
  /** An accepted one has ended, and nothing that stands with the same client lasts longer. */
  'agreement.ended': AgreementEndFacts;
  /** Both sides have signed: what is sealed of it. Hashes are SHA-256 in hex, of the text and of the signed PDF. */
  'agreement.signed': AgreementFacts & {
    readonly decidedBy: string;
    readonly version: string;
    readonly contentHash: string;
    readonly paperHash: string;
    readonly signatures: readonly SignatureFacts[];
  };
}
