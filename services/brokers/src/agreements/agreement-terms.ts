import { agreementErrors, normaliseAgreement } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { AgreementTermsForm } from './agreement.dto.js';
import type { BrokerAgreement } from './persistence/broker-agreement.entity.js';

type Terms = Pick<
  BrokerAgreement,
  | 'clientName'
  | 'clientRepresentativeName'
  | 'startDate'
  | 'expirationDate'
  | 'additionalFee'
  | 'standardFee'
  | 'initialLoanRate'
  | 'additionalLoanRate'
  | 'clientFee'
  | 'clientFeePercent'
  | 'clientFeeOther'
  | 'clientFeeOtherDescription'
>;

const kept = (value: unknown): string | null => (isBlank(value) ? null : String(value).trim());

/** A form's terms as they are kept; refuses by field what is against the rules. Yes/no terms are yes unless told otherwise. */
export function keptTerms(form: Partial<AgreementTermsForm>): Terms {
  const given = { ...form, clientFee: form.clientFee ?? true, standardFee: form.standardFee ?? true };
  refuseInvalid(agreementErrors(given));
  const terms = normaliseAgreement(given);
  return {
    clientName: String(terms.clientName).trim(),
    clientRepresentativeName: String(terms.clientRepresentativeName).trim(),
    startDate: String(terms.startDate),
    expirationDate: String(terms.expirationDate),
    additionalFee: terms.additionalFee,
    standardFee: terms.standardFee,
    initialLoanRate: terms.initialLoanRate,
    additionalLoanRate: terms.additionalLoanRate,
    clientFee: terms.clientFee,
    clientFeePercent: terms.clientFeePercent,
    clientFeeOther: kept(terms.clientFeeOther),
    clientFeeOtherDescription: kept(terms.clientFeeOtherDescription),
  };
}
