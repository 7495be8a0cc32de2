import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** Of whom everything is exported. */
export interface DossierOf {
  readonly kind: 'company' | 'user' | 'broker';
  readonly id: string;
  readonly name: string;
}

/** Everything that the portal keeps of somebody, as a zip that comes while it is made. */
export function fetchDossier({ kind, id }: DossierOf, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const call = { params: { path: { id } }, parseAs: 'stream', signal } as const;
  if (kind === 'company') return unwrap(api.POST('/api/admin/dossiers/company/{id}', call));
  if (kind === 'user') return unwrap(api.POST('/api/admin/dossiers/user/{id}', call));
  return unwrap(api.POST('/api/admin/dossiers/broker/{id}', call));
}
