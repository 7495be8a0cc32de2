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

it('an administrator who says of which property a file is has done something; a borrower has not', async () => {
  const done = (byLender: boolean, propertyTitle: string | null) =>
    activityFor(
      {
        type: 'file.property_named',
        payload: {
          ...{ fileUploadId: 'file', parentType: 'application', parentId: 'app', fileType: 'presalecontract' },
          ...{ userFileName: 'Contract.pdf', status: 'pending', propertyId: propertyTitle && 'property' },
          ...{ propertyTitle, namedBy: 'ann', byLender },
        },
      } as EventEnvelope<'file.property_named'>,
      () => Promise.resolve(''),
    );
  const activity = { userId: 'ann', activityCategoryId: 'documents', name: 'Contract.pdf', aboutId: 'app' };
  expect(await done(true, '7 Elm')).toMatchObject({ ...activity, status: 'Property named', comments: '7 Elm' });
  expect(await done(true, null)).toMatchObject({ ...activity, status: 'Property unknown', comments: '' });
  expect(await done(false, '7 Elm')).toBeUndefined();
});
