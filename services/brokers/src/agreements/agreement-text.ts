import { createHash } from 'node:crypto';
import { fillAllBut, renderTemplate } from '@groundwork/domain-agreements';
import { agreementData, placeholdersOfLender } from '@groundwork/domain-brokers';
import type { AgreementOfText, BrokerOfText } from '@groundwork/domain-brokers';
import { displayDay } from '@groundwork/domain-time';
import type { Signer } from '@groundwork/server-service';

/** A text and its SHA-256, which a signature is given to. */
export interface SignableText {
  readonly html: string;
  readonly contentHash: string;
}

/** An edition of the ICCA, as agreements are filled from it. Rates in percent. */
export interface IccaText {
  readonly version: string;
  readonly content: string;
  readonly initialLoanRate?: number;
  readonly additionalLoanRate?: number;
}

interface Filled {
  readonly agreement: AgreementOfText;
  readonly broker: BrokerOfText;
  readonly icca: IccaText;
  /** When the agreement is made. */
  readonly at: Date;
}

export const textHash = (html: string): string => createHash('sha256').update(html, 'utf8').digest('hex');

const signable = (html: string): SignableText => ({ html, contentHash: textHash(html) });

/** What stays open until the broker signs: the signature itself, and the lender's side. */
const unsigned = ['brokerSignature', ...placeholdersOfLender] as const;

/**
 * The agreement with everything but what is still to be given: the broker's signature where there is none yet, and the lender's
 * side, which is filled once, when it is accepted.
 */
export function filledTemplate({ agreement, broker, icca, at }: Filled): string {
  const date = displayDay(at.toISOString());
  const data = agreementData({ agreement, broker, date, version: icca.version });
  return fillAllBut(agreement.brokerSignature ? placeholdersOfLender : unsigned, icca.content, data);
}

/** The same once the broker has signed. `brokerSignature` is a PNG data URL. */
export const signedTemplate = (template: string, brokerSignature: string): string =>
  fillAllBut(placeholdersOfLender, template, { brokerSignature });

/** The text as long as the lender has not signed: its side reads N/A, and the broker's signature where it is not given. */
export const textBeforeAcceptance = (template: string, adminTitle: string): SignableText =>
  signable(renderTemplate(template, { adminTitle }));

interface LendersSide {
  readonly signer: Signer;
  readonly adminTitle: string;
  /** PNG data URL; null where it is still to be given. */
  readonly adminSignature: string | null;
  readonly at: Date;
}

/** The text with the lender's side: what an administrator reads before signing, and what is kept then. */
export function textWithLender(
  template: string,
  { signer, adminTitle, adminSignature, at }: LendersSide,
): SignableText {
  const agreement = { adminTitle, adminSignature, acceptedDate: at.toISOString() };
  const data = agreementData({ agreement, broker: {}, admin: signer, date: displayDay(at.toISOString()), version: '' });
  return signable(renderTemplate(template, data));
}
