import { shared } from '@groundwork/domain-messages';
import { DAY, isWithin } from '@groundwork/domain-time';
import { isBlank, isEmail } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { isEditable } from './application-status.js';
import type { ApplicationStatus } from './application-status.js';
import { traitsOf } from './loan-types.js';
import type { LoanType } from './loan-types.js';
import type { ApplicationFacts, Maybe } from './types.js';

/** An agreement to the term sheet is valid for less than one day (specification 9), in milliseconds. */
export const TERM_SHEET_VALIDITY = DAY;

/** Whether the agreement time (ISO) stands and is under a day old. */
export function isTermSheetFresh(agreementTime: Maybe<string>, now: Date): boolean {
  return !isBlank(agreementTime) && isWithin(agreementTime as string, TERM_SHEET_VALIDITY, now);
}

/** Whether the costs are acknowledged on the term sheet: for a renovation, and for a line of credit. */
export function asksCostAck({
  loanType,
  lineOfCredit,
}: {
  loanType?: Maybe<LoanType>;
  lineOfCredit?: Maybe<boolean>;
}): boolean {
  return Boolean(lineOfCredit) || (Boolean(loanType) && traitsOf(loanType as LoanType).acknowledgesCosts);
}

/**
 * Whether the supervision of a line of credit is acknowledged: ticked, and on record. What went on its way before there were
 * records keeps its tick.
 */
export function isSupervised({ supervisoryAck, supervision, status }: ApplicationFacts): boolean {
  return (
    supervisoryAck === true && (Boolean(supervision) || (Boolean(status) && !isEditable(status as ApplicationStatus)))
  );
}

/** Broker fields: with a broker, its name and a valid email (specification 5). */
export function applicationBrokerErrors(application: ApplicationFacts): FieldErrors {
  if (application.brokerUsed !== 'yes') return {};
  const errors: FieldErrors = {};
  if (isBlank(application.brokerName)) errors['brokerName'] = shared.requiredField;
  if (!isEmail(application.brokerEmail)) errors['brokerEmail'] = shared.brokerEmailValid;
  return errors;
}
