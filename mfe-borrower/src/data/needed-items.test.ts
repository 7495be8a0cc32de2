import { describe, expect, it } from '@jest/globals';
import { neededItemLabels } from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import { anApplication, aProperty } from '../testing/records.js';
import { neededNames } from './needed-items.js';

const file = (fileType: keyof typeof fileTypes, status: 'pending' | 'approved' | 'rejected' = 'pending') => ({
  fileType,
  status,
});
const complete = (['purchasecontract', 'survey', 'constructiondrawings', 'specsheet'] as const).map((type) =>
  file(type),
);
const planned = aProperty({ floorPlans: [{ id: null }] as never });
const owner = { accounts: [{}] };

describe('what an awaiting application still needs', () => {
  it('is nothing where documents, owners with accounts, and plans are there', () => {
    expect(neededNames(anApplication({ properties: [planned] }), complete, [owner])).toEqual([]);
  });

  it('is each document without a file that stands, then each item of the check', () => {
    const files = [file('purchasecontract', 'rejected'), ...complete.slice(1)];
    expect(neededNames(anApplication(), files, [owner, { accounts: [] }])).toEqual([
      fileTypes.purchasecontract.label,
      neededItemLabels.ownerAccounts,
      neededItemLabels.floorPlans,
    ]);
    expect(neededNames(anApplication({ properties: [] }), complete, [])).toEqual([
      neededItemLabels.entityOwner,
      neededItemLabels.property,
    ]);
  });

  it('is the deed and the subordinated debt where they are flagged, until a file of theirs stands', () => {
    const flagged = anApplication({
      properties: [planned],
      generalWarrantyDeedNeeded: true,
      subordinatedDebtNeeded: true,
    });
    expect(neededNames(flagged, [...complete, file('deed', 'rejected')], [owner])).toEqual([
      neededItemLabels.generalWarrantyDeed,
      neededItemLabels.subordinatedDebt,
    ]);
    expect(neededNames(flagged, [...complete, file('deed'), file('subordinated_debt', 'approved')], [owner])).toEqual(
      [],
    );
  });
});
