import { numberedName } from '@groundwork/domain-applications';
import type { EventEnvelope, EventPayloads, LoanFacts } from '@groundwork/domain-events';
import { changeRequest } from '../../shared/change-notice.js';
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
  waiverRefusal,
  waiversOfLoan,
} from '../../shared/loan-news.js';
import type { LetterOrder, LettersOf } from './letter-order.js';

type Payment = Parameters<typeof paymentNotice>;
type Inspection = EventPayloads['inspection.scheduled'];

const toBorrower = (borrowerId: string, notice: string, path: string): LetterOrder => ({
  to: { recipientId: borrowerId },
  name: 'loanNews',
  values: { notice },
  path,
});

const ofPayment =
  (type: Payment[0]) =>
  ({ payload }: EventEnvelope<Payment[0]>): LetterOrder =>
    toBorrower(payload.borrowerId, paymentNotice(type, payload), `/loans/${payload.applicationId}`);

const ofLoan = ({ borrowerId, applicationId }: LoanFacts, notice: string): LetterOrder =>
  toBorrower(borrowerId, notice, `/loans/${applicationId}`);

const ofInspection = ({ borrowerId, applicationId }: Inspection, notice: string): LetterOrder =>
  toBorrower(borrowerId, notice, `/loans/${applicationId}/inspections`);

/** To who comes: an administrator by the portal, anybody else by the address alone, without a link into the portal. */
function toInspector(facts: Inspection, notice: string): readonly LetterOrder[] {
  const { inspectorId, inspectorEmail, inspectorName, inspectionId, doneBy } = facts;
  const letter = { name: 'inspectionAssigned' as const, values: { notice, places: facts.places.join('; ') } };
  if (inspectorId !== null)
    return inspectorId === doneBy
      ? []
      : [{ ...letter, to: { recipientId: inspectorId }, path: `/inspections/${inspectionId}` }];
  if (inspectorEmail === null) return [];
  const values = { ...letter.values, firstName: inspectorName ?? '', lastName: '' };
  return [{ ...letter, to: { address: inspectorEmail }, values }];
}

/**
 * Who borrows hears of money and of who comes to the site; who inspects, of where and when; of what waits for the lender's
 * administrators the bell and the letter of the day tell, and one at once only where the money of somebody waits for one of them.
 */
export const loanLetters: LettersOf = {
  'budget.change_requested': ({ payload: { borrowerId, requestedAs, applicationId, ...facts } }) =>
    requestedAs === 'administrator' && borrowerId
      ? toBorrower(borrowerId, changeRequest(facts), `/loans/${applicationId}/changes`)
      : undefined,
  'funding.scheduled': ofPayment('funding.scheduled'),
  'funding.cancelled': ofPayment('funding.cancelled'),
  'funding.paid': ofPayment('funding.paid'),
  'funding.reversed': ofPayment('funding.reversed'),
  'interest.stated': ({ payload }) => ofLoan(payload, interestNotice(payload)),
  'loan.unit_released': ({ payload }) => ofLoan(payload, unitNotice(payload)),
  'loan.paid_off': ({ payload }) => ofLoan(payload, payoffNotice(payload)),
  'loan.closed': ({ payload }) => ofLoan(payload, closedNotice(payload)),
  'loan.reopened': ({ payload }) => ofLoan(payload, reopenedNotice(payload)),
  'draw.approval_proposed': ({ payload }) => ({
    to: { administratorsBut: payload.proposedBy },
    name: 'approvalProposed',
    values: { notice: proposalNotice('approvalProposed', payload) },
    path: `/draws?draw=${payload.drawRequestId}`,
  }),
  'draw.noted': ({ payload }) => ({
    to: { recipientId: payload.borrowerId },
    name: 'drawNoted',
    values: { notice: noteNotice(payload), note: payload.note },
    path: `/loans/${payload.applicationId}`,
  }),
  'waiver.refused': ({ payload }) => toBorrower(payload.borrowerId, waiverRefusal(payload), waiversOfLoan(payload)),
  'waiver.decided': ({ payload }) => toBorrower(payload.borrowerId, waiverDecision(payload), waiversOfLoan(payload)),
  'inspection.scheduled': ({ payload }) => [
    ofInspection(payload, inspectionNotice('inspectionScheduled', payload)),
    ...toInspector(payload, inspectionNotice('inspectionAssigned', payload)),
  ],
  'inspection.decided': ({ payload }) => {
    const { status, reportedBy, doneBy, doneAs, reason, inspectionId } = payload;
    if (status === 'returned')
      return reportedBy === null || reportedBy === doneBy
        ? undefined
        : {
            to: { recipientId: reportedBy },
            name: 'inspectionReturned',
            values: { name: numberedName(payload), reason },
            path: `/inspections/${inspectionId}`,
          };
    const notice = inspectionDecision(payload);
    return [
      ...(doneAs === 'borrower' ? [] : [ofInspection(payload, notice)]),
      ...(status === 'cancelled' ? toInspector(payload, notice) : []),
    ];
  },
};
