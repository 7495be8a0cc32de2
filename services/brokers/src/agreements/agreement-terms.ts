import { agreementErrors, normaliseAgreement } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { AgreementTermsDto } from './agreement.dto.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

type Terms = Pick<
  BrokerAgreementEntity,
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

const trimmed = (value: string | number | null | undefined): string | null =>
  isBlank(value) ? null : String(value).trim();

/** Terms as they are stored; refuses by field what is against the rules. Yes/no terms are yes unless told otherwise. */
export function storedTerms(body: Partial<AgreementTermsDto>): Terms {
  const answered = { ...body, clientFee: body.clientFee ?? true, standardFee: body.standardFee ?? true };
  refuseInvalid(agreementErrors(answered));
  const terms = normaliseAgreement(answered);
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
    clientFeeOther: trimmed(terms.clientFeeOther),
    clientFeeOtherDescription: trimmed(terms.clientFeeOtherDescription),
  };
}
