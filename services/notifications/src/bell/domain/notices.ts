import { numberedName } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { agreementEndNotices as ends, notices } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { agreementEnd } from '../../shared/agreement-end.js';
import { changeNotice, changeRequest } from '../../shared/change-notice.js';
import { drawNotice } from '../../shared/draw-notice.js';
import { companyPlaces, placeOfFile } from '../../shared/place-of-file.js';
import { reviewedFile } from '../../shared/reviewed-file.js';
import { toAdministrators, toBroker, toCompany } from './audience.js';
import type { Audience } from './audience.js';
import { loanNotices } from './loan-notices.js';
import { notice, noticeToOthers } from './notice.js';
import type { Notice, NoticesOf } from './notice.js';

/** Who is told what, event by event. An event that is not here rings no bell. */
export const noticesOf: NoticesOf = {
  'application.awaiting': (facts) => [
    notice(toAdministrators, fill(notices.applicationAwaiting, { name: numberedName(facts) })),
  ],
  'application.submitted': (facts) => [
    notice(toAdministrators, fill(notices.applicationSubmitted, { name: numberedName(facts) }), '/approval'),
    notice(toCompany(facts.companyId), fill(notices.applicationUnderReview, { name: numberedName(facts) })),
  ],
  'application.in_closing': (facts) => [
    notice(toCompany(facts.companyId), fill(notices.applicationInClosing, { name: numberedName(facts) }), '/closing'),
  ],
  'application.approved': (facts) => [
    notice(toCompany(facts.companyId), fill(notices.applicationApproved, { name: numberedName(facts) }), '/loans'),
  ],
  'application.rejected': ({ reason, ...facts }) => [
    notice(
      toCompany(facts.companyId),
      fill(notices.applicationRejected, { name: numberedName(facts), reason }),
      `/applications/${facts.applicationId}`,
    ),
  ],
  // Its signed PDF is the lender's, too.
  'termsheet.accepted': ({ applicationId, title }) =>
    title
      ? [
          notice(
            toAdministrators,
            fill(notices.termSheetAccepted, { title }),
            `/admin/reviewapplication/${applicationId}`,
          ),
        ]
      : [],
  'adverse.sent': (facts) => [
    notice(
      toCompany(facts.companyId),
      fill(notices.adverseNotice, { name: numberedName(facts) }),
      `/applications/${facts.applicationId}`,
    ),
  ],
  'draw.requested': ({ requestedAmount }) => [
    notice(toAdministrators, fill(notices.drawRequested, { amount: formatCents(requestedAmount) }), '/draws'),
  ],
  'draw.decided': (payload) => [notice(toCompany(payload.companyId), drawNotice(payload), '/loans')],
  'draw.sent_back': ({ companyId, requestedAmount, reason }) => [
    notice(
      toCompany(companyId),
      fill(notices.drawSentBack, { amount: formatCents(requestedAmount), reason }),
      '/loans',
    ),
  ],
  'draw.withdrawn': ({ requestedAmount }) => [
    notice(toAdministrators, fill(notices.drawWithdrawn, { amount: formatCents(requestedAmount) }), '/draws'),
  ],
  'budget.change_requested': ({ applicationId, companyId, requestedAs, ...facts }) => {
    const sentence = changeRequest(facts);
    const lender = `/draws/${applicationId}/changes`;
    // Either side's change is approved by an administrator.
    return requestedAs === 'borrower'
      ? [notice(toAdministrators, sentence, lender)]
      : [
          notice(toCompany(companyId), sentence, `/loans/${applicationId}/changes`),
          noticeToOthers(toAdministrators, facts.requestedBy, sentence, lender),
        ];
  },
  'budget.change_decided': ({ applicationId, companyId, ...facts }) => [
    notice(toCompany(companyId), changeNotice(facts), `/loans/${applicationId}/changes`),
  ],
  ...loanNotices,
  'broker.invited': ({ businessName }) => [
    notice(toAdministrators, fill(notices.brokerInvited, { businessName }), '/brokers'),
  ],
  'broker.registered': ({ businessName }) => [
    notice(toAdministrators, fill(notices.brokerRegistered, { businessName }), '/brokers'),
  ],
  'broker.activated': ({ brokerId }) => [notice(toBroker(brokerId), notices.brokerActivated, '/manageBroker')],
  'broker.deactivated': ({ brokerId }) => [notice(toBroker(brokerId), notices.brokerDeactivated)],
  'broker.rejected': ({ brokerId, comment }) => [notice(toBroker(brokerId), fill(notices.brokerRejected, { comment }))],
  'agreement.offered': ({ brokerId, clientName, agreementId }) => [
    notice(toBroker(brokerId), fill(notices.agreementOffered, { clientName }), `/?referral=${agreementId}`),
  ],
  'agreement.submitted': ({ clientName }) => [
    notice(toAdministrators, fill(notices.agreementSubmitted, { clientName }), '/brokers'),
  ],
  // Only an administrator changes the terms of an agreement.
  'agreement.updated': ({ brokerId, clientName, agreementId }) => [
    notice(toBroker(brokerId), fill(notices.agreementUpdated, { clientName }), `/?referral=${agreementId}`),
  ],
  'agreement.accepted': ({ brokerId, clientName }) => [
    notice(toBroker(brokerId), fill(notices.agreementAccepted, { clientName }), '/'),
  ],
  'agreement.rejected': ({ brokerId, clientName, comment }) => [
    notice(toBroker(brokerId), fill(notices.agreementRejected, { clientName, comment }), '/'),
  ],
  'agreement.ending': (end) => endNotices(end, ends.agreementEnding, ends.agreementEndingDesk),
  'agreement.ended': (end) => endNotices(end, ends.agreementEnded, ends.agreementEndedDesk),
  's1.signed': ({ companyId, signerName: name }) => [
    notice(toCompany(companyId), fill(notices.s1Signed, { name }), companyPlaces.s1),
  ],
  'file.reviewed': fileNotices,
};

/** Of an agreement that ends or has ended both sides hear. */
function endNotices(end: EventPayloads['agreement.ending'], broker: string, desk: string): readonly Notice[] {
  const { values, ofBroker, ofDesk } = agreementEnd(end);
  return [
    notice(toBroker(end.brokerId), fill(broker, values), ofBroker),
    notice(toAdministrators, fill(desk, values), ofDesk),
  ];
}

/** A file of a company or a broker concerns them; any other, whoever uploaded it. The way leads to where a better one is uploaded. */
function fileNotices(payload: EventPayloads['file.reviewed']): readonly Notice[] {
  const { parentType, parentId, userId, status, comments } = payload;
  const fileName = reviewedFile(payload);
  const to: Audience =
    parentType === 'company'
      ? toCompany(parentId)
      : parentType === 'broker'
        ? toBroker(parentId)
        : { audienceKind: 'user', audienceId: userId };
  const message =
    status === 'approved'
      ? fill(notices.fileApproved, { fileName })
      : fill(notices.fileRejected, { fileName, comments });
  return [notice(to, message, placeOfFile(payload))];
}

/** The notices of an envelope; none for an event that rings no bell. */
export function noticesFor<T extends EventType>(event: EventEnvelope<T>): readonly Notice[] {
  return noticesOf[event.type]?.(event.payload) ?? [];
}
