import { numberedName } from '@groundwork/domain-applications';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import type { TextName } from '@groundwork/domain-messages-letters';
import { drawNotice } from '../../shared/draw-notice.js';
import { reviewedFile } from '../../shared/reviewed-file.js';

/** A text message that an event causes. */
export interface TextOrder {
  readonly recipientId: string;
  readonly name: TextName;
  readonly values: Readonly<Record<string, string>>;
  /** A path of the portal. */
  readonly path: string;
}

const order = (recipientId: string, name: TextName, values: TextOrder['values'], path: string): TextOrder => ({
  recipientId,
  name,
  values,
  path,
});

type TextsOf = { readonly [T in EventType]?: (payload: EventPayloads[T]) => TextOrder | undefined };

/**
 * What was decided about an application, a draw or a referral agreement, and a file that has to be uploaded again. Nothing that
 * carries a code goes by text.
 */
export const textsOf: TextsOf = {
  'application.approved': (facts) =>
    order(facts.userId, 'applicationApproved', { name: numberedName(facts) }, '/loans'),
  'application.in_closing': (facts) =>
    order(facts.userId, 'applicationInClosing', { name: numberedName(facts) }, '/closing'),
  'application.rejected': (facts) =>
    order(facts.userId, 'applicationRejected', { name: numberedName(facts) }, `/applications/${facts.applicationId}`),
  'draw.decided': (payload) => order(payload.userId, 'drawDecided', { notice: drawNotice(payload) }, '/loans'),
  'agreement.accepted': ({ brokerId, clientName }) => order(brokerId, 'agreementAccepted', { clientName }, '/'),
  'agreement.rejected': ({ brokerId, clientName }) => order(brokerId, 'agreementRejected', { clientName }, '/'),
  'file.reviewed': ({ status, parentType, parentId, userId, ...file }) =>
    status === 'rejected'
      ? order(parentType === 'broker' ? parentId : userId, 'fileRejected', { fileName: reviewedFile(file) }, '/')
      : undefined,
};

/** The text message of an envelope; undefined for an event that causes none. */
export function textFor<T extends EventType>(event: EventEnvelope<T>): TextOrder | undefined {
  return textsOf[event.type]?.(event.payload);
}
