import {
  agreementDefaults,
  agreementErrors,
  agreementTermsRecord,
  normaliseAgreement,
} from '@groundwork/domain-brokers';
import type { AgreementForm, StoredAgreementTerms } from '@groundwork/domain-brokers';
import { storedValues, wholeRecord } from '@groundwork/domain-records';
import { refuseInvalid } from '@groundwork/server-http';

/** Terms as they are stored; refuses by field what is against the rules. Yes/no terms are yes unless told otherwise. */
export function storedTerms(body: AgreementForm): StoredAgreementTerms {
  const { clientFee, standardFee } = agreementDefaults;
  const answered = {
    ...body,
    clientFee: body.clientFee ?? clientFee,
    standardFee: body.standardFee ?? standardFee,
  };
  refuseInvalid(agreementErrors(answered));
  const terms = storedValues(agreementTermsRecord, normaliseAgreement(answered));
  return wholeRecord(agreementTermsRecord, terms, agreementDefaults);
}
