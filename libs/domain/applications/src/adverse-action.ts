import { choice, phone, record, required, statusMachine, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import { addDays } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { Maybe } from './types.js';

/** Principal reasons in the words of form C-1 of Regulation B (12 CFR 1002, appendix C), in its order. */
export const adverseReasons = {
  incomplete: 'Credit application incomplete',
  fewReferences: 'Insufficient number of credit references provided',
  unacceptableReferences: 'Unacceptable type of credit references provided',
  unverifiedReferences: 'Unable to verify credit references',
  irregularEmployment: 'Temporary or irregular employment',
  unverifiedEmployment: 'Unable to verify employment',
  lengthOfEmployment: 'Length of employment',
  insufficientIncome: 'Income insufficient for amount of credit requested',
  excessiveObligations: 'Excessive obligations in relation to income',
  unverifiedIncome: 'Unable to verify income',
  lengthOfResidence: 'Length of residence',
  temporaryResidence: 'Temporary residence',
  unverifiedResidence: 'Unable to verify residence',
  noCreditFile: 'No credit file',
  limitedExperience: 'Limited credit experience',
  poorPerformance: 'Poor credit performance with us',
  delinquent: 'Delinquent past or present credit obligations with others',
  collection: 'Collection action or judgment',
  garnishment: 'Garnishment or attachment',
  foreclosure: 'Foreclosure or repossession',
  bankruptcy: 'Bankruptcy',
  inquiries: 'Number of recent inquiries on credit bureau report',
  collateral: 'Value or type of collateral not sufficient',
  other: 'Other, specify',
} as const;
export type AdverseReason = keyof typeof adverseReasons;
export const adverseReasonKeys = Object.keys(adverseReasons) as readonly AdverseReason[];

/** More than four reasons are not likely to help an applicant (12 CFR 1002.9, official interpretation 9(b)(2)-1). */
export const MOST_REASONS = 4;

/** Days for the notice, from the completed application or from the action on one that is incomplete (12 CFR 1002.9(a)(1)). */
export const NOTICE_DAYS = 30;

/** Agencies that a notice names, with their addresses (12 CFR 1002, appendix A), by the kind of creditor. */
export const federalAgencies = {
  ftc: {
    label: 'Federal Trade Commission: finance companies and all other creditors',
    address: 'Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580',
  },
  cfpb: {
    label: 'Bureau of Consumer Financial Protection: banks and credit unions above $10 billion',
    address: 'Bureau of Consumer Financial Protection, 1700 G Street NW, Washington, DC 20552',
  },
  occ: {
    label: 'Office of the Comptroller of the Currency: national banks and federal savings associations',
    address: 'Office of the Comptroller of the Currency, Customer Assistance Group, P.O. Box 53570, Houston, TX 77052',
  },
  federalReserve: {
    label: 'Federal Reserve: state member banks',
    address: 'Federal Reserve Consumer Help Center, P.O. Box 1200, Minneapolis, MN 55480',
  },
  fdic: {
    label: 'FDIC: insured banks that are no members of the Federal Reserve System',
    address:
      'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation, 1100 Walnut Street, Box #11, Kansas City, MO 64106',
  },
  ncua: {
    label: 'National Credit Union Administration: federal credit unions',
    address:
      'National Credit Union Administration, Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314',
  },
} as const;
export type FederalAgency = keyof typeof federalAgencies;
export const federalAgencyKeys = Object.keys(federalAgencies) as readonly FederalAgency[];

/** What the lender writes into a notice besides its reasons. */
export const adverseNoticeRecord = record('AdverseNotice', {
  otherReason: text('Other reason'),
  creditorAddress: required(text('Address of the creditor')),
  creditorPhone: required(phone('Telephone of the creditor')),
  agency: required(
    choice('Federal agency', federalAgencyKeys, {
      labels: Object.fromEntries(federalAgencyKeys.map((key) => [key, federalAgencies[key].label])),
    }),
  ),
});
/** A notice as it is written: reasons, and whose notice it is. */
export type WrittenNotice = RecordOf<typeof adverseNoticeRecord> & { readonly reasons: readonly AdverseReason[] };

/** A notice is due from the rejection until it is sent, or until the application is back with the lender. */
export const adverseNoticeStatuses = ['due', 'sent', 'closed'] as const;
export type AdverseNoticeStatus = (typeof adverseNoticeStatuses)[number];
export const adverseNoticeMachine = statusMachine<AdverseNoticeStatus, 'send' | 'close'>({
  start: 'due',
  final: ['sent', 'closed'],
  commands: ['send', 'close'],
  transitions: { due: { send: 'sent', close: 'closed' }, sent: {}, closed: {} },
});

/** What keeps a notice from being sent, by field: no reason, too many, one that is named twice, another one without its words. */
export function adverseReasonErrors({
  reasons,
  otherReason,
}: {
  readonly reasons: readonly AdverseReason[];
  readonly otherReason?: Maybe<string>;
}): FieldErrors {
  if (reasons.length === 0) return { reasons: shared.adverseReasonNeeded };
  if (reasons.length > MOST_REASONS || new Set(reasons).size < reasons.length)
    return { reasons: fill(shared.adverseReasonsAtMost, { most: String(MOST_REASONS) }) };
  return reasons.includes('other') && isBlank(otherReason) ? { otherReason: shared.adverseOtherNeeded } : {};
}

/**
 * The last day of a notice: thirty days from the completed application, as far as there was one, else from the action on it.
 * `completedOn`: null where something was missing, or where the lender had approved it before, which was an answer.
 */
export const adverseNoticeDue = ({
  decidedOn,
  completedOn,
}: {
  readonly decidedOn: CalendarDate;
  readonly completedOn: CalendarDate | null;
}): CalendarDate => addDays(completedOn ?? decidedOn, NOTICE_DAYS);
