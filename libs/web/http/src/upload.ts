import type { ApiProblem } from './api-problem.js';
import { networkProblem, problemFrom } from './api-problem.js';
import { Intents } from './intents.js';
import { takesParts, uploadInParts } from './resumable-upload.js';
import { announceSessionEnded } from './session-ended.js';

export interface UploadOptions {
  /** Path on this origin, for example '/api/borrower/fileUpload/application'. */
  url: string;
  file: File;
  /** Further fields of the form, sent before the file so that the server knows them when the stream begins. */
  fields?: Record<string, string>;
  /** Share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Where the file was kept with a key of its own; else one is made for it. */
  key?: string;
}

/** Of the file that was chosen: sent again before it is known how the first attempt ended, it has the same key and is stored once. */
const intentsOf = new WeakMap<File, Intents>();

/**
 * Sends one file as multipart/form-data (field 'file') and says how far it is; resolves with the JSON answer. A large file
 * goes in parts, so that a line that breaks costs a part and not the file.
 * XMLHttpRequest, because fetch does not tell how much of a body is sent.
 * Rejects with an `ApiProblem`; when the signal aborts, with a DOMException 'AbortError'.
 */
export function upload<Answer = unknown>(options: UploadOptions): Promise<Answer> {
  if (options.key === undefined && takesParts(options)) return uploadInParts<Answer>(options);
  const { url, file, fields = {}, onProgress, signal, key } = options;
  return new Promise((resolve, reject) => {
    const aborted = () => new DOMException('The upload was cancelled', 'AbortError');
    if (signal?.aborted) return reject(aborted());
    const intents = intentsOf.get(file) ?? new Intents();
    intentsOf.set(file, intents);
    const place = JSON.stringify([url, fields]);
    const correlationId = crypto.randomUUID();
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    request.open('POST', url);
    request.setRequestHeader('X-CSRF', '1');
    request.setRequestHeader('Idempotency-Key', key ?? intents.keyOf(place));
    request.setRequestHeader('X-Correlation-Id', correlationId);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.total === 0 ? 1 : event.loaded / event.total);
    };
    request.onload = () => {
      const isStored = request.status >= 200 && request.status < 300;
      const problem: ApiProblem | undefined = isStored
        ? undefined
        : problemFrom(request.status, request.responseText, correlationId);
      intents.settled(place, problem);
      if (!problem) return resolve(parse(request.responseText) as Answer);
      if (problem.status === 401) announceSessionEnded();
      reject(problem);
    };
    request.onerror = () => reject(networkProblem(correlationId));
    request.onabort = () => reject(aborted());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
