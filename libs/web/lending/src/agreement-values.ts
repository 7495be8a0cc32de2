import {
  agreementErrors,
  agreementTermsRecord,
  defaultAgreement,
  isOtherFee,
  normaliseAgreement,
  otherFeeFields,
} from '@groundwork/domain-brokers';
import type { AgreementTerms, LoanRates, StoredAgreementTerms } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { formValues, storedValues } from '@groundwork/domain-records';

type DefaultAgreement = ReturnType<typeof defaultAgreement>;

/** A new agreement as its form holds it: the kind of the client's fee is a choice of its own. */
export type AgreementValues = DefaultAgreement & { feeKind: 'percent' | 'other' };

/** The form of a new agreement on a master. `today` is the day at UTC-4, YYYY-MM-DD. */
export const newAgreementValues = (
  today: string,
  master: LoanRates & { readonly version: string },
): AgreementValues => ({
  ...defaultAgreement(today, master),
  feeKind: 'percent',
  version: master.version,
});

/** The form of an agreement that there is, whose terms are changed. */
export const agreementValues = (agreement: StoredAgreementTerms & { readonly version: string }): AgreementValues => ({
  ...defaultAgreement(agreement.startDate, agreement),
  ...formValues(agreementTermsRecord, agreement),
  feeKind: isOtherFee(agreement) ? 'other' : 'percent',
  version: agreement.version,
});

type OtherFeeField = (typeof otherFeeFields)[number];

/** The same for every field of a fee that is no percentage. */
const everyOther = (text: string) =>
  Object.fromEntries(otherFeeFields.map((name) => [name, text])) as Record<OtherFeeField, string>;

/** Only the chosen kind of fee counts; what was typed for the other one is left behind. */
function chosenTerms({ feeKind, ...terms }: AgreementValues) {
  if (!terms.clientFee) return { ...terms, clientFeePercent: null, ...everyOther('') };
  return feeKind === 'other' ? { ...terms, clientFeePercent: null } : { ...terms, ...everyOther('') };
}

/** What is wrong with the form, by field (section 5). */
export function agreementFormErrors(values: AgreementValues): Readonly<Record<string, string>> {
  const terms = chosenTerms(values);
  const errors = agreementErrors(terms);
  const blankOther = terms.clientFee && values.feeKind === 'other' && !isOtherFee(terms);
  if (!blankOther) return errors;
  // The rule knows an 'Other' fee by what is entered; here it was chosen and nothing is entered yet.
  const { clientFeePercent: _, ...others } = errors;
  return { ...others, ...everyOther(shared.clientFeeOtherRequired) };
}

/** The body of the call: numbers for numeric fields, blanks as section 5 says. */
export function agreementBody(values: AgreementValues) {
  const terms = normaliseAgreement(chosenTerms(values));
  const stored = storedValues(agreementTermsRecord, terms);
  const fee = otherFeeFields.map((name) => [name, stored[name] ?? null]);
  return { ...terms, ...(Object.fromEntries(fee) as Pick<AgreementTerms, OtherFeeField>) };
}
