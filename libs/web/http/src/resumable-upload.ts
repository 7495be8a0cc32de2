import { ApiProblem, networkProblem, problemFrom } from './api-problem.js';
import { announceSessionEnded } from './session-ended.js';
import type { UploadOptions } from './upload.js';

/** Where an upload in parts stands, as the server says it. */
interface Standing {
  readonly id: string;
  readonly offset: number;
  readonly size: number;
  readonly partBytes: number;
}

/** A file above this goes in parts, bytes: below it a broken line costs less than the calls around the parts. */
export const inPartsAbove = 4 * 1024 * 1024;

/** How long a line that broke is left alone before each further try, milliseconds. A part that arrives starts anew. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Uploads that broke off, by the file that was chosen: trying again goes on where the last one stood. */
const begun = new WeakMap<File, { readonly place: string; readonly id: string }>();

/** Whether the address takes uploads in parts: '/api/<area>/fileUpload/<parent type>'. */
export function takesParts({ url, file }: Pick<UploadOptions, 'url' | 'file'>): boolean {
  return file.size > inPartsAbove && /\/fileUpload\/\w+$/.test(url);
}

const passing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 502 || error.status === 409);

/** A refusal of the file itself. After a session that ended, or too many calls, the same upload may go on. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && ![401, 409, 429].includes(error.status);

/**
 * Sends a file in parts, and goes on from the last whole part after every break of the line, by itself for half a minute
 * and whenever the same file is sent again. Resolves and rejects as `upload` does.
 */
export async function uploadInParts<Answer>(options: UploadOptions): Promise<Answer> {
  const { url, file, fields = {}, onProgress, signal } = options;
  const cut = url.lastIndexOf('/');
  const base = `${url.slice(0, cut)}/resumable`;
  const place = JSON.stringify([url, fields]);
  const known = begun.get(file);
  const key = crypto.randomUUID();
  let id = known?.place === place ? known.id : undefined;
  const report = (bytes: number) => onProgress?.(Math.min(1, bytes / file.size));
  try {
    return await retrying(signal, async (arrived) => {
      let at = await (id === undefined
        ? call<Standing>({
            method: 'POST',
            url: base,
            key,
            json: { ...fields, parentType: url.slice(cut + 1), name: file.name, size: file.size },
            signal,
          })
        : call<Standing>({ method: 'GET', url: `${base}/${id}`, signal }));
      id = at.id;
      begun.set(file, { place, id });
      while (at.offset < at.size) {
        const { offset, partBytes } = at;
        report(offset);
        at = await call<Standing>({
          method: 'PUT',
          url: `${base}/${id}?offset=${offset}`,
          part: file.slice(offset, offset + partBytes),
          onSent: (bytes) => report(offset + bytes),
          signal,
        });
        arrived();
      }
      report(file.size);
      const answer = await call<Answer>({ method: 'POST', url: `${base}/${id}`, signal });
      begun.delete(file);
      return answer;
    });
  } catch (error) {
    if (id !== undefined && (signal?.aborted || isFinal(error))) {
      begun.delete(file);
      // Nobody waits for it: what is left alone is swept by the server anyway.
      if (signal?.aborted) call({ method: 'DELETE', url: `${base}/${id}` }).catch(() => undefined);
    }
    throw error;
  }
}

/** Tries again after what passes: no answer, a server that is away, a part that the server has already. */
async function retrying<T>(signal: AbortSignal | undefined, work: (arrived: () => void) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(() => (attempt = 0));
    } catch (error) {
      const pause = pauses[attempt];
      if (signal?.aborted || !passing(error) || pause === undefined) throw error;
      await waiting(pause, signal);
    }
  }
}

/** Ends early when the browser says that the line is back, or the upload is cancelled. */
function waiting(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = (then: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('online', back);
      signal?.removeEventListener('abort', cancelled);
      then();
    };
    const back = over(resolve);
    const cancelled = over(() => reject(cancelledError()));
    const timer = setTimeout(back, ms);
    addEventListener('online', back);
    signal?.addEventListener('abort', cancelled);
  });
}

const cancelledError = () => new DOMException('The upload was cancelled', 'AbortError');

interface PartCall {
  method: string;
  url: string;
  key?: string;
  json?: object;
  part?: Blob;
  onSent?: (bytes: number) => void;
  signal?: AbortSignal;
}

function call<T>({ method, url, key, json, part, onSent, signal }: PartCall): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelledError());
    const correlationId = crypto.randomUUID();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.setRequestHeader('X-CSRF', '1');
    request.setRequestHeader('X-Correlation-Id', correlationId);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    if (part) request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (json) request.setRequestHeader('Content-Type', 'application/json');
    if (onSent) request.upload.onprogress = (event) => onSent(event.loaded);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        return resolve((request.responseText ? JSON.parse(request.responseText) : undefined) as T);
      const problem = problemFrom(request.status, request.responseText, correlationId);
      if (problem.status === 401) announceSessionEnded();
      reject(problem);
    };
    request.onerror = () => reject(networkProblem(correlationId));
    request.onabort = () => reject(cancelledError());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(part ?? (json ? JSON.stringify(json) : null));
  });
}
