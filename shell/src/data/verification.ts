import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** What the records say of a file, by its SHA-256 in hex; any other file is unknown (404). */
export const verifyPaper = (paperHash: string) => unwrap(api.POST('/api/shell/verify', { body: { paperHash } }));

export type VerifiedPaper = Awaited<ReturnType<typeof verifyPaper>>;
