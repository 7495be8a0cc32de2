import { maskedDigits } from '@groundwork/domain-accounts';
import type { Channel } from '../../outbound/index.js';

/** An address by its first sign and what stands behind the @, a telephone by its last four digits. */
export function masked(channel: Channel, recipient: string): string {
  if (channel === 'text') return `${maskedDigits}${recipient.slice(-4)}`;
  const at = recipient.lastIndexOf('@');
  return at < 1 ? maskedDigits : `${[...recipient][0]}${maskedDigits}${recipient.slice(at)}`;
}
