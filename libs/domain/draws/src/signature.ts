import { shared } from '@groundwork/domain-messages';
import type { Complaint } from '@groundwork/domain-validation';
import { MAX_SIGNATURE } from './limits.js';

const PNG = 'data:image/png;base64,';
/** Begin of every PNG file in base64. */
const PNG_MAGIC = 'iVBORw0KGgo';

/** A drawn signature: PNG data. None says 'Please provide a signature first!'. */
export function signatureComplaint(signature: unknown): Complaint {
  if (typeof signature !== 'string' || signature === '') return shared.signatureFirst;
  if (signature.length > MAX_SIGNATURE) return shared.signatureFirst;
  const drawn = signature.startsWith(PNG + PNG_MAGIC) && /^[A-Za-z0-9+/]+={0,2}$/.test(signature.slice(PNG.length));
  return drawn ? undefined : shared.signatureFirst;
}
