import type { components } from '@groundwork/contract-bff-shell';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

export type FoundItem = components['schemas']['FoundItem'];
export type Found = components['schemas']['Found'];

/** What fits the words among all that the user may see. */
export const fetchFound = (q: string): Promise<Found> =>
  unwrap(api.GET('/api/shell/find', { params: { query: { q } } }));
