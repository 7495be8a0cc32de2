import { datePlaceholders } from '@groundwork/domain-agreements';
import type { Placeholder, TemplateData } from '@groundwork/domain-agreements';
import { displayDate } from '@groundwork/domain-time';
import { formatPhone } from '@groundwork/domain-validation';
import { ADMIN_TITLE } from './agreement.js';
import type { AgreementTerms } from './agreement.record.js';
import type { BrokerFields } from './broker.record.js';

/** The broker as an agreement's text names it. */
export type BrokerOfText = Partial<BrokerFields>;

/** The administrator whose acceptance the text shows. */
export interface AdminOfText {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

type TermsOfText = { readonly [Name in keyof AgreementTerms]?: AgreementTerms[Name] | null };

/** Terms with what a decision adds. `acceptedDate` is an ISO instant. */
export interface AgreementOfText extends TermsOfText {
  readonly brokerSignature?: string | null;
  readonly adminTitle?: string | null;
  readonly adminSignature?: string | null;
  readonly acceptedDate?: string | null;
}

/** What a text says of the lender's side: it is filled when an administrator accepts. */
export const placeholdersOfLender = [
  'adminFirstName',
  'adminLastName',
  'adminEmailAddress',
  'adminSignature',
  'adminTitle',
  'acceptedDate',
] as const satisfies readonly Placeholder[];

const phone = (digits: string | null | undefined) => (digits ? formatPhone(digits) : null);

/**
 * What the placeholders of an ICCA's text stand for in one agreement (sign-in specification, section 3).
 * `date` is the day the agreement is made, YYYY-MM-DD at UTC-4; `version` the one of the text that is rendered.
 */
export function agreementData(parts: {
  readonly agreement: AgreementOfText;
  readonly broker: BrokerOfText;
  readonly admin?: AdminOfText;
  readonly date: string;
  readonly version: string;
}): TemplateData {
  const { agreement, broker, admin, date, version } = parts;
  return {
    ...datePlaceholders(date),
    version,
    clientName: agreement.clientName,
    clientRep: agreement.clientRepresentativeName,
    initialLoanRate: agreement.initialLoanRate,
    additionalLoanRate: agreement.additionalLoanRate,
    additionalFee: agreement.additionalFee,
    brokerSignature: agreement.brokerSignature,
    adminSignature: agreement.adminSignature,
    adminTitle: agreement.adminTitle ?? ADMIN_TITLE,
    acceptedDate: agreement.acceptedDate ? displayDate(agreement.acceptedDate) : null,
    adminFirstName: admin?.firstName,
    adminLastName: admin?.lastName,
    adminEmailAddress: admin?.email,
    title: broker.title,
    firstName: broker.firstName,
    lastName: broker.lastName,
    businessName: broker.businessName,
    businessState: broker.businessState,
    streetAddress: broker.streetAddress,
    city: broker.city,
    state: broker.state,
    zipCode: broker.zipCode,
    phoneNumberA: phone(broker.phoneNumberA),
    phoneNumberB: phone(broker.phoneNumberB),
    emailAddressA: broker.emailAddressA,
    emailAddressB: broker.emailAddressB,
  };
}
