import { createHash, randomBytes } from 'node:crypto';
import { DAY } from '@groundwork/domain-time';

/** How long an invitation opens the registration page, milliseconds. */
export const INVITATION_LIFE = 14 * DAY;

export const newInvitationCode = (): string => randomBytes(32).toString('base64url');
export const codeHashOf = (code: string): string => createHash('sha256').update(code, 'utf8').digest('hex');
