import { useEffect, useState } from 'react';
import { formatFileSize, isPreviewable, MAX_PREVIEW_SIZE, shownAs } from '@groundwork/domain-files';
import type { PreviewableType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { viewer as sentences } from '@groundwork/domain-messages-shell';
import { networkProblem, problemFrom, sentenceFor } from '@groundwork/web-http';
import { sessionOver } from '../session/index.js';

export type FileBytes =
  | { phase: 'loading' }
  /** `type` is what the bytes say, whatever the name or a header says. */
  | { phase: 'ready'; bytes: Uint8Array<ArrayBuffer>; type: PreviewableType }
  /** `again`: the same try may succeed later. */
  | { phase: 'failed'; sentence: string; again: boolean };

const refused = (sentence: string): FileBytes => ({ phase: 'failed', sentence, again: false });

/** The bytes of a file that may be shown, fetched with the page's own session; nothing of them is run or kept. */
export function useFileBytes(address: string): { file: FileBytes; retry: () => void } {
  const [file, setFile] = useState<FileBytes>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    setFile({ phase: 'loading' });
    fetchBytes(address, ending.signal).then(
      (found) => ending.signal.aborted || setFile(found),
      (error: unknown) =>
        ending.signal.aborted || setFile({ phase: 'failed', sentence: sentenceFor(error), again: true }),
    );
    return () => ending.abort();
  }, [address, attempt]);
  return { file, retry: () => setAttempt((before) => before + 1) };
}

async function fetchBytes(address: string, signal: AbortSignal): Promise<FileBytes> {
  const correlationId = crypto.randomUUID();
  const answer = await fetch(address, {
    credentials: 'same-origin',
    headers: { 'X-Correlation-Id': correlationId },
    signal,
  }).catch(() => {
    throw networkProblem(correlationId);
  });
  if (!answer.ok) {
    if (answer.status === 401) sessionOver();
    throw problemFrom(answer.status, await answer.text().catch(() => ''), correlationId);
  }
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (size > MAX_PREVIEW_SIZE) {
    await answer.body?.cancel();
    return refused(
      fill(sentences.previewTooLarge, { size: formatFileSize(size), limit: formatFileSize(MAX_PREVIEW_SIZE) }),
    );
  }
  const bytes = await answer.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw networkProblem(correlationId);
    },
  );
  const type = shownAs(bytes.subarray(0, 2048));
  if (type) return { phase: 'ready', bytes, type };
  const told = answer.headers.get('content-type')?.split(';')[0] ?? '';
  return refused(isPreviewable(told) ? sentences.previewUnsafe : sentences.previewNotShown);
}
