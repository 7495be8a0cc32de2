import { choice, day, email, id, paragraph, record, required, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';

const version = required(whole('Version', { description: 'The version that was looked at; another one is refused.' }));

/** A waiver that is made out and sent to whoever signs it. */
export const sentWaiverRecord = record('SendWaiver', {
  id: required(id('Waiver')),
  version,
  claimant: required(text('Contractor or payee')),
  signerName: required(text('Name of the signer')),
  signerEmail: required(email('Email of the signer')),
  throughDate: required(day('Through date')),
  extent: required(
    choice('Payment', ['progress', 'final'], { labels: { progress: 'Progress payment', final: 'Final payment' } }),
  ),
});
export type SentWaiver = RecordOf<typeof sentWaiverRecord>;

/** What is done to a waiver, on the version that was looked at. */
export const movedWaiverRecord = record('MoveWaiver', {
  id: required(id('Waiver')),
  version,
  reason: paragraph('Reason'),
});

/** A waiver that was signed on paper: the scan of it, an uploaded file of the loan. */
export const handedInWaiverRecord = record('HandInWaiver', {
  id: required(id('Waiver')),
  version,
  fileUploadId: required(id('File')),
});
