import type { DraftServer } from '@groundwork/web-forms';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

const draft = '/api/borrower/application/draft/{id}/{section}';

/** What is typed into an application and not saved yet, kept by the service for the user alone. */
export const draftsOf = (id: string): DraftServer => ({
  read: (section) => unwrap(api.GET(draft, { params: { path: { id, section } } })),
  keep: (section, body) => unwrap(api.PUT(draft, { params: { path: { id, section } }, body })),
  forget: (section) => unwrap(api.DELETE(draft, { params: { path: { id, section } } })),
});
