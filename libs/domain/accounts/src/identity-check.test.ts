import { shared } from '@groundwork/domain-messages';
import { IDENTITY_IMAGE_LIMIT, identityImageError, identityImageType, isIdentityPass } from './index.js';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

describe('an image of a licence', () => {
  it('is told by its bytes', () => {
    expect([
      identityImageType(jpeg),
      identityImageType(png),
      identityImageType(Uint8Array.from(Buffer.from('%PDF-1.7'))),
    ]).toEqual(['image/jpeg', 'image/png', undefined]);
  });
  it('is refused where it is empty, too large, or no JPEG or PNG', () => {
    expect(identityImageError(new Uint8Array())).toBe(shared.fileEmpty);
    const large = new Uint8Array(IDENTITY_IMAGE_LIMIT + 1);
    large.set(jpeg);
    expect(identityImageError(large)).toBe('This file is larger than 5 MB');
    expect(identityImageError(large.subarray(0, IDENTITY_IMAGE_LIMIT))).toBeUndefined();
    expect(identityImageError(Uint8Array.from(Buffer.from('GIF89a')))).toBe(shared.licenseImageType);
  });
});

describe('the reason code', () => {
  it.each([
    ['pass', true],
    ['DOCUMENT_PASSED', true],
    ['fail', false],
    ['', false],
    [null, false],
  ])('%s', (code, passed) => {
    expect(isIdentityPass(code)).toBe(passed);
  });
});
