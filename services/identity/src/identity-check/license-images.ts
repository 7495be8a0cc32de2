import { identityImageError } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';

/** The base64 of an image without what a browser writes before it. */
export const plainBase64 = (text: string): string => text.replace(/^data:[\w/+.-]*;base64,/, '');

/** What is wrong with an image, told before anything leaves the portal. */
function imageError(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  // Decoding skips what is no base64. A pattern would need more stack for a large image than there is.
  return bytes.toString('base64') === text ? identityImageError(bytes) : shared.licenseImageBase64;
}

/** What is wrong with the two sides of a licence, by side; both as base64 alone. */
export function imageErrors(front: string, back: string): FieldErrors {
  const errors: FieldErrors = {};
  const [frontError, backError] = [imageError(front), imageError(back)];
  if (frontError !== undefined) errors.front = frontError;
  if (backError !== undefined) errors.back = backError;
  else if (front === back) errors.back = shared.licenseSidesAlike;
  return errors;
}
