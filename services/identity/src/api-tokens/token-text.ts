import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 bits that nobody guesses, behind a beginning by which it is found where it does not belong. */
export const newTokenText = (): string => `gwk_${randomBytes(32).toString('base64url')}`;

/** What is kept of a token. So many random bits need no slow hash. */
export const tokenHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
