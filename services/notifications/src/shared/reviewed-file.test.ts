import type { EventEnvelope } from '@groundwork/domain-events';
import { activityFor } from '../activities/domain/activity-records.js';
import { noticesFor } from '../bell/domain/notices.js';
import { lettersFor } from '../letters/letters.handler.js';
import { textFor } from '../texts/domain/text-orders.js';
import { timelineRecordFor } from '../timeline/domain/timeline-records.js';

/** What everybody who is told of a rejection reads as the file's name. */
async function told(propertyTitle?: string): Promise<string[]> {
  const payload = {
    ...{ fileUploadId: 'file', parentType: 'application', parentId: 'app', fileType: 'presalecontract' },
    ...{ userFileName: 'Contract.pdf', userId: 'borrower', status: 'rejected', comments: 'Unsigned', decidedBy: 'a' },
    ...(propertyTitle ? { propertyId: 'property', propertyTitle } : {}),
  };
  const event = {
    id: 'e',
    type: 'file.reviewed',
    aggregateId: 'file',
    payload,
  } as unknown as EventEnvelope<'file.reviewed'>;
  const text = JSON.stringify([
    noticesFor(event),
    lettersFor(event),
    textFor(event),
    timelineRecordFor(event),
    await activityFor(event, () => Promise.resolve('')),
  ]);
  return [...text.matchAll(/Contract\.pdf(?: \([^)]*\))?/g)].map(([name]) => name);
}

it('names the property of a rejected file wherever it is told of, and no property where there is one alone', async () => {
  expect(await told('7 Elm, Houston 77008')).toEqual(Array(5).fill('Contract.pdf (7 Elm, Houston 77008)'));
  expect(await told()).toEqual(Array(5).fill('Contract.pdf'));
});
