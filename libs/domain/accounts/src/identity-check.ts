import { fill, shared } from '@groundwork/domain-messages';

/** What the identity check takes of each side of a driver's licence (specification 4, Identity upload). Bytes. */
export const IDENTITY_IMAGE_LIMIT = 5 * 1024 * 1024;

/**
 * Largest body of the check, bytes. Twice what two images of the largest size take in base64, so that one that is too large is
 * told at its field: a body beyond this is cut off while it is still being sent.
 */
export const identityCheckBodyLimit = 2 * (2 * Math.ceil(IDENTITY_IMAGE_LIMIT / 3) * 4 + 4096);

/** Types of image that are taken, as a file control names them. */
export const identityImageTypes = ['image/jpeg', 'image/png'] as const;
export type IdentityImageType = (typeof identityImageTypes)[number];

/** An account may be checked so often within a day: each check costs, and nobody needs more. */
export const IDENTITY_CHECKS_A_DAY = 10;

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte);

/** What an image is by its first bytes, whatever it is called; undefined for anything else. */
export function identityImageType(bytes: Uint8Array): IdentityImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? 'image/png' : undefined;
}

/** What is wrong with an image of a licence, or undefined. The browser says it before anything is sent, the service decides. */
export function identityImageError(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return shared.fileEmpty;
  if (bytes.length > IDENTITY_IMAGE_LIMIT) return fill(shared.fileTooLarge, { size: '5 MB' });
  return identityImageType(bytes) ? undefined : shared.licenseImageType;
}

/** A response reason code containing pass gives success (specification 4, Identity upload). */
export const isIdentityPass = (code: string | null | undefined): boolean => /pass/i.test(code ?? '');
