import type { EventPayloads, LoanFacts } from '@groundwork/domain-events';
import {
  closedNotice,
  inspectionDecision,
  inspectionNotice,
  interestNotice,
  noteNotice,
  paymentNotice,
  payoffNotice,
  proposalNotice,
  reopenedNotice,
  unitNotice,
  waiverDecision,
  waiverNotice,
  waiverRefusal,
  waiversOfLoan,
} from '../../shared/loan-news.js';
import { toAdministrators, toCompany, toUser } from './audience.js';
import { notice, noticeToOthers } from './notice.js';
import type { Notice, NoticesOf } from './notice.js';

type Payment = Parameters<typeof paymentNotice>;
type Inspection = EventPayloads['inspection.scheduled'];

const ofPayment =
  (type: Payment[0]) =>
  (facts: Payment[1]): readonly Notice[] => [
    notice(toCompany(facts.companyId), paymentNotice(type, facts), `/loans/${facts.applicationId}`),
  ];

const drawOf = ({ drawRequestId }: { readonly drawRequestId: string }): string => `/draws?draw=${drawRequestId}`;

const ofBorrower = ({ companyId, applicationId }: Inspection, message: string): Notice =>
  notice(toCompany(companyId), message, `/loans/${applicationId}/inspections`);

/** To the company, with the way to its loan. */
const ofLoan = ({ companyId, applicationId }: LoanFacts, message: string): readonly Notice[] => [
  notice(toCompany(companyId), message, `/loans/${applicationId}`),
];

/** To one user, unless it was the own doing. */
const toOne = (userId: string | null, doneBy: string, message: string, link: string): readonly Notice[] =>
  userId === null || userId === doneBy ? [] : [notice(toUser(userId), message, link)];

/** What happens to an active loan beside its draws and the changes of its budget. */
export const loanNotices: NoticesOf = {
  'funding.scheduled': ofPayment('funding.scheduled'),
  'funding.cancelled': ofPayment('funding.cancelled'),
  'funding.paid': ofPayment('funding.paid'),
  'funding.reversed': ofPayment('funding.reversed'),
  'interest.stated': (facts) => ofLoan(facts, interestNotice(facts)),
  'loan.unit_released': (facts) => ofLoan(facts, unitNotice(facts)),
  'loan.paid_off': (facts) => ofLoan(facts, payoffNotice(facts)),
  'loan.closed': (facts) => ofLoan(facts, closedNotice(facts)),
  'loan.reopened': (facts) => ofLoan(facts, reopenedNotice(facts)),
  'draw.approval_proposed': (facts) => [
    noticeToOthers(toAdministrators, facts.proposedBy, proposalNotice('approvalProposed', facts), drawOf(facts)),
  ],
  'draw.approval_declined': ({ declinedBy, ...facts }) =>
    toOne(facts.proposedBy, declinedBy, proposalNotice('approvalDeclined', facts), drawOf(facts)),
  'draw.noted': (facts) => [notice(toCompany(facts.companyId), noteNotice(facts), `/loans/${facts.applicationId}`)],
  'waiver.handed_in': (facts) => {
    const message = waiverNotice('waiverHandedIn', facts);
    return facts.doneAs === 'borrower'
      ? [notice(toAdministrators, message, waiversOfLoan(facts))]
      : [noticeToOthers(toAdministrators, facts.doneBy, message, waiversOfLoan(facts))];
  },
  // The draw shows the lender which waivers it lacks.
  'waiver.refused': (facts) => [notice(toCompany(facts.companyId), waiverRefusal(facts), waiversOfLoan(facts))],
  'waiver.decided': (facts) => [notice(toCompany(facts.companyId), waiverDecision(facts), waiversOfLoan(facts))],
  // Of a line that is held the decision on the draw tells.
  'inspection.requested': (facts) => {
    const message = inspectionNotice('inspectionRequested', facts);
    if (facts.origin === 'hold') return [];
    return facts.origin === 'borrower'
      ? [notice(toAdministrators, message, `/inspections/${facts.inspectionId}`)]
      : [ofBorrower(facts, message)];
  },
  'inspection.scheduled': (facts) => [
    ofBorrower(facts, inspectionNotice('inspectionScheduled', facts)),
    ...toOne(
      facts.inspectorId,
      facts.doneBy,
      inspectionNotice('inspectionAssigned', facts),
      `/inspections/${facts.inspectionId}`,
    ),
  ],
  'inspection.reported': (facts) => [
    // Who sent the link waits for the report.
    facts.byLink
      ? notice(toAdministrators, inspectionNotice('inspectionReported', facts), `/inspections/${facts.inspectionId}`)
      : noticeToOthers(
          toAdministrators,
          facts.doneBy,
          inspectionNotice('inspectionReported', facts),
          `/inspections/${facts.inspectionId}`,
        ),
  ],
  'inspection.decided': (facts) => {
    const message = inspectionDecision(facts);
    const link = `/inspections/${facts.inspectionId}`;
    if (facts.status === 'returned') return toOne(facts.reportedBy, facts.doneBy, message, link);
    if (facts.status === 'accepted') return [ofBorrower(facts, message)];
    // A borrower takes back an own request alone, before anybody was sent.
    return facts.doneAs === 'borrower'
      ? [notice(toAdministrators, message, link)]
      : [ofBorrower(facts, message), ...toOne(facts.inspectorId, facts.doneBy, message, link)];
  },
};
