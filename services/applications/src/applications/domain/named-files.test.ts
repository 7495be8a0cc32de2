import { shared } from '@groundwork/domain-messages';
import { namedFiles, unknownFiles } from './named-files.js';

const before = { id: 'application', details: {}, properties: [] };
const file = { parentType: 'application', parentId: 'application' } as const;
const known = [
  { ...file, fileUploadId: 'deed', fileType: 'deed' },
  { ...file, fileUploadId: 'debt', fileType: 'subordinated_debt' },
  { ...file, fileUploadId: 'resume', fileType: 'resume' },
] as const;

describe('files that answers name', () => {
  it('are each of its own kind', () => {
    const right = { generalWarrantyDeed: 'deed', subordinatedDebt: 'debt' };
    expect(unknownFiles(before, { ...right, properties: [{ thirdPartyResume: 'resume' }] }, known)).toEqual({});
    const exchanged = { generalWarrantyDeed: 'debt', subordinatedDebt: 'deed' };
    const properties = [{}, { thirdPartyResume: 'deed' }];
    expect(unknownFiles(before, { ...exchanged, properties }, known)).toEqual({
      generalWarrantyDeed: shared.documentOfApplication,
      subordinatedDebt: shared.documentOfApplication,
      'properties.1.thirdPartyResume': shared.documentOfApplication,
    });
  });
  it('stay where they stand, and may be taken away', () => {
    const details = { generalWarrantyDeed: 'gone' };
    expect(unknownFiles({ ...before, details }, { ...details, subordinatedDebt: null }, [])).toEqual({});
  });
  it('of a body that nobody has validated are whatever is there', () => {
    const ids = (body: object) => namedFiles(body).flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect([{}, { properties: 'none' }, { properties: [null, 7, { thirdPartyResume: 'a' }] }].map(ids)).toEqual([
      [],
      [],
      ['a'],
    ]);
  });
});
