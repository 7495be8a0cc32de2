import {
  agreementDefaults,
  agreementErrors,
  agreementTermsRecord,
  normaliseAgreement,
  proposedTerms,
} from '@groundwork/domain-brokers';
import type { AgreementForm, LoanRates, ProposedTerms, StoredAgreementTerms } from '@groundwork/domain-brokers';
import { storedValues, wholeRecord } from '@groundwork/domain-records';
import { refuseInvalid } from '@groundwork/server-http';

/**
 * Terms as they are stored; refuses by field what is against the rules. Yes/no terms are yes unless told otherwise, and rates
 * those of the master.
 */
export function storedTerms(body: AgreementForm, rates: LoanRates): StoredAgreementTerms {
  const { clientFee, standardFee } = agreementDefaults;
  const answered = {
    ...body,
    clientFee: body.clientFee ?? clientFee,
    standardFee: body.standardFee ?? standardFee,
  };
  refuseInvalid(agreementErrors(answered));
  const terms = storedValues(agreementTermsRecord, normaliseAgreement(answered, rates));
  return wholeRecord(agreementTermsRecord, terms, agreementDefaults);
}

const noProposal: ProposedTerms = {
  proposedInitialLoanRate: null,
  proposedAdditionalLoanRate: null,
  proposedStandardFee: null,
};

/** A new agreement's terms: an administrator's as they are entered, a broker's with rates and share of the lender. */
export function newTerms(
  body: AgreementForm,
  rates: LoanRates,
  byAdministrator: boolean,
): { readonly terms: StoredAgreementTerms; readonly proposed: ProposedTerms } {
  const terms = storedTerms(body, rates);
  if (byAdministrator) return { terms, proposed: noProposal };
  const lenders = { ...rates, standardFee: agreementDefaults.standardFee };
  return { terms: { ...terms, ...lenders }, proposed: proposedTerms(terms, lenders) };
}
