import { fileTypes, fileTypeValues, mayUpload } from '@groundwork/domain-files';
import { placeOfFile } from './place-of-file.js';

describe('the page on which a reviewed file stands', () => {
  const place = (parentType: string, fileType: string) => placeOfFile({ parentType, parentId: 'p', fileType });

  it('is known for every type that a borrower uploads to its company', () => {
    const without = fileTypeValues.filter(
      (type) => mayUpload('borrower', type, 'company') && place('company', type) === null,
    );
    expect(without.map((type) => fileTypes[type].label)).toEqual([]);
  });

  it.each([
    ['company', 's1', '/setupCompany/4'],
    ['company', 'w9', '/closing'],
    ['application', 'insurance', '/closing/p'],
    ['application', 'purchasecontract', '/items/p'],
    ['user', 'resume', '/personal'],
    ['broker', 'w9', '/account'],
    ['company', 'esri', null],
  ])('of a %s, %s: %s', (parentType, fileType, path) => expect(place(parentType, fileType)).toBe(path));
});
