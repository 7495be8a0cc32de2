import type { InspectionReport } from '@groundwork/domain-draws';
import { ApiProblem } from '@groundwork/web-http';
import { bodyOf } from './kept-report.js';
import type { KeptReport } from './kept-report.js';
import type { KeptStore } from './kept-store.js';

export interface Calls {
  /** Gives the id of the file. */
  photo: (applicationId: string, file: File, key: string) => Promise<string>;
  report: (body: InspectionReport, key: string) => Promise<unknown>;
}

/** How a sending ended: 'later' where it may be tried again as it is; else why it was refused. */
export type Outcome =
  { readonly end: 'sent' } | { readonly end: 'later' } | { readonly end: 'refused'; readonly error: ApiProblem };

const mayPass = (error: ApiProblem): boolean =>
  error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);

/**
 * Sends what is kept, photographs first: each is a file before the next one begins, and is not sent again. Photographs and report
 * have keys of their own that are kept with them, so that whatever breaks in between, each arrives once. What is sent is kept no more.
 */
export async function sendReport(
  store: KeptStore,
  report: KeptReport,
  calls: Calls,
  onProgress: (n: number, total: number) => void,
): Promise<Outcome> {
  const { key, work } = report;
  try {
    const waiting = await store.photos(key);
    const total = waiting.length + 1;
    for (const [at, photo] of waiting.entries()) {
      onProgress(at + 1, total);
      if (photo.fileUploadId !== null) continue;
      const file = new File([photo.content], photo.name, { type: photo.content.type });
      await store.putPhoto({ ...photo, fileUploadId: await calls.photo(work.applicationId, file, photo.id) });
    }
    onProgress(total, total);
    await calls.report(bodyOf(report, await store.photos(key)), report.sendKey);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return mayPass(error) ? { end: 'later' } : { end: 'refused', error };
  }
  await store.remove(key);
  return { end: 'sent' };
}
