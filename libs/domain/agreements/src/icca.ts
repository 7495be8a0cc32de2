import { shared } from '@groundwork/domain-messages';
import { all, atLeast, document, percentage, requiredAny, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import { expectedSignature } from './signature.js';
import { datePlaceholders, renderTemplate, unknownComplaint, unknownPlaceholders } from './template.js';
import type { Placeholder, TemplateData } from './template.js';

/** Rates of a new ICCA master (section 3), in percent. */
export const MASTER_INITIAL_RATE = 1;
export const MASTER_ADDITIONAL_RATE = 0.5;
/** Shortest name of a new version. */
export const VERSION_NAME_MINIMUM = 3;

/** The name of a version of the master. */
export const iccaVersion: Rule = all(atLeast(VERSION_NAME_MINIMUM, shared.versionNameTooShort), requiredAny);

/** The text of the master: nothing in it waits in vain to be filled. */
const iccaText: Rule = all(document, (html) => unknownComplaint(unknownPlaceholders(String(html))));

/** What is wrong with a new version of the master, by field. */
export function iccaErrors(form: unknown): FieldErrors {
  return validate(
    {
      version: iccaVersion,
      content: iccaText,
      initialLoanRate: percentage,
      additionalLoanRate: percentage,
    },
    form,
  );
}

/** What each placeholder of an agreement stands for, in the editor's legend (section 3). */
export const agreementPlaceholders: Readonly<Record<Placeholder, string>> = {
  bfiLogo: 'Logo of the lender',
  today: 'Day on which it is read, MM/DD/YYYY',
  day: 'Day of the month',
  month: 'Month by name',
  year: 'Year',
  version: 'Name of the version',
  clientName: 'Company of the client',
  clientRep: 'Representative of the client',
  initialLoanRate: 'Rate of the first loan, percent',
  additionalLoanRate: 'Rate of each further loan, percent',
  additionalFee: 'Additional fee, percent',
  adminFirstName: 'First name of the administrator who accepts',
  adminLastName: 'Last name of the administrator',
  adminEmailAddress: 'Email of the administrator',
  adminSignature: 'Signature of the administrator',
  adminTitle: 'Title of the administrator',
  acceptedDate: 'Day of the acceptance',
  title: 'Title of the broker',
  firstName: 'First name of the broker',
  lastName: 'Last name of the broker',
  businessName: 'Business of the broker',
  businessState: 'State in which the business is registered',
  streetAddress: 'Street address of the broker',
  state: 'State of the broker',
  city: 'City of the broker',
  zipCode: 'Zip code of the broker',
  phoneNumberA: 'First phone of the broker',
  phoneNumberB: 'Second phone of the broker',
  emailAddressA: 'First email of the broker',
  emailAddressB: 'Second email of the broker',
  brokerSignature: 'Signature of the broker',
};

/** What the preview of a version is filled with; its rates are those of the specification (section 9). */
const exampleData: TemplateData = {
  clientName: 'Sample Homes LLC',
  clientRep: 'Alex Sample',
  initialLoanRate: 21,
  additionalLoanRate: 15,
  additionalFee: 7,
  adminFirstName: 'Jordan',
  adminLastName: 'Example',
  adminEmailAddress: 'jordan@lender.example',
  adminTitle: 'Loan Manager',
  title: 'Principal',
  firstName: 'Robin',
  lastName: 'Specimen',
  businessName: 'Specimen Brokerage LLC',
  businessState: 'Texas',
  streetAddress: '100 Example Street',
  state: 'Texas',
  city: 'Houston',
  zipCode: '77002',
  phoneNumberA: '7135550100',
  phoneNumberB: '7135550101',
  emailAddressA: 'robin@broker.example',
  emailAddressB: 'office@broker.example',
};

/** A version as an example's broker would read it on a day (YYYY-MM-DD); nobody has signed it. */
export function fillAgreementPreview(
  html: string,
  { version, today }: { readonly version: string; readonly today: string },
): string {
  return renderTemplate(html, { ...exampleData, ...datePlaceholders(today), version });
}

/** Whether the name typed to delete a version is the administrator's own, in capitals exactly (section 5). */
export function confirmsDeletion(
  typed: string,
  person: { readonly firstName?: string | null; readonly lastName?: string | null },
): boolean {
  const expected = expectedSignature(person);
  return expected !== '' && typed.trim() === expected;
}
