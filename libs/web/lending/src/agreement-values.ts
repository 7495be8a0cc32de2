import { agreementErrors, defaultAgreement, isOtherFee, normaliseAgreement } from '@groundwork/domain-brokers';
import { broker } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';

/** A new agreement as its form holds it: the kind of the client's fee is a choice of its own. */
export interface AgreementValues {
  clientName: string;
  clientRepresentativeName: string;
  startDate: string;
  expirationDate: string;
  additionalFee?: number;
  standardFee: boolean;
  initialLoanRate: number;
  additionalLoanRate: number;
  clientFee: boolean;
  feeKind: 'percent' | 'other';
  clientFeePercent?: number;
  clientFeeOther: string;
  clientFeeOtherDescription: string;
  version: string;
}

/** The form of a new agreement. `today` is the day at UTC-4, YYYY-MM-DD. */
export function newAgreementValues(today: string, version: string): AgreementValues {
  const { startDate, expirationDate, initialLoanRate, additionalLoanRate } = defaultAgreement(today);
  return {
    clientName: '',
    clientRepresentativeName: '',
    startDate: String(startDate),
    expirationDate: String(expirationDate),
    additionalFee: undefined,
    standardFee: true,
    initialLoanRate: Number(initialLoanRate),
    additionalLoanRate: Number(additionalLoanRate),
    clientFee: true,
    feeKind: 'percent',
    clientFeePercent: undefined,
    clientFeeOther: '',
    clientFeeOtherDescription: '',
    version,
  };
}

/** Only the chosen kind of fee counts; what was typed for the other one is left behind. */
function chosenTerms({ feeKind, ...terms }: AgreementValues) {
  if (!terms.clientFee)
    return { ...terms, clientFeePercent: undefined, clientFeeOther: '', clientFeeOtherDescription: '' };
  return feeKind === 'other'
    ? { ...terms, clientFeePercent: undefined }
    : { ...terms, clientFeeOther: '', clientFeeOtherDescription: '' };
}

/** What is wrong with the form, by field (section 5). */
export function agreementFormErrors(values: AgreementValues): Readonly<Record<string, string>> {
  const terms = chosenTerms(values);
  const errors = agreementErrors(terms);
  const blankOther = terms.clientFee && values.feeKind === 'other' && !isOtherFee(terms);
  if (!blankOther) return errors;
  // The rule knows an 'Other' fee by what is entered; here it was chosen and nothing is entered yet.
  const { clientFeePercent: _, ...others } = errors;
  return {
    ...others,
    clientFeeOther: broker.clientFeeOtherRequired,
    clientFeeOtherDescription: broker.clientFeeOtherRequired,
  };
}

/** The body of the call: numbers for numeric fields, blanks as section 5 says. */
export function agreementBody(values: AgreementValues) {
  const { clientFeeOther, clientFeeOtherDescription, ...terms } = normaliseAgreement(chosenTerms(values));
  const kept = (text: string) => (isBlank(text) ? null : text.trim());
  return { ...terms, clientFeeOther: kept(clientFeeOther), clientFeeOtherDescription: kept(clientFeeOtherDescription) };
}
