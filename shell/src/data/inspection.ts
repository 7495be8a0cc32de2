import type { components } from '@groundwork/contract-bff-shell';
import { reportToSend } from '@groundwork/domain-draws';
import type { InspectionReport } from '@groundwork/domain-draws';
import { unwrap, upload } from '@groundwork/web-http';
import { api } from './api.js';

/** The inspection that a link leads to. The token goes in the body, where no log writes it down. */
export const openInspection = (token: string) => unwrap(api.POST('/api/shell/inspection/open', { body: { token } }));

export type OpenedInspection = Awaited<ReturnType<typeof openInspection>>;

type StoredPhotograph = components['schemas']['files_StoredPhotographDto'];

/** A report that was kept, under a key that is kept with it: sent again it is the same one. */
export const reportByLink = (token: string, body: InspectionReport, key: string) =>
  unwrap(
    api.POST('/api/shell/inspection/report', {
      body: { ...reportToSend(body), token },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** A photograph that was kept, under its own key: sent again it is the same file. */
export async function photographByLink(token: string, file: File, key: string): Promise<string> {
  const { fileUploadId } = await upload<StoredPhotograph>({
    url: '/api/shell/inspection/photo',
    file,
    fields: { token, type: 'inspectionPhoto' },
    key,
  });
  return fileUploadId;
}
