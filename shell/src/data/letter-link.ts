import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

export type LinkKind = 'confirmation' | 'reset' | 'admin' | 'company';

/** Looks at a link of a letter, without using it up. */
export const readLink = (kind: LinkKind, id: string, token: string) =>
  unwrap(api.POST('/api/shell/account/link', { body: { kind, id, token } }));

/** Whose link it is, as far as whoever holds it may know. */
export type LinkFacts = Awaited<ReturnType<typeof readLink>>;
