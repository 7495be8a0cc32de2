import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { upload } from './upload.js';

/** The browser's request object as far as `upload` uses it; the test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  form: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
const begin = (options: Partial<Parameters<typeof upload>[0]> = {}) =>
  upload({ url: '/api/borrower/fileUpload/application', file, fields: { applicationId: 'a1' }, ...options });

describe('upload', () => {
  it('sends the fields before the file, with the headers of a changing call', async () => {
    const done = begin();
    expect([...(FakeRequest.last.form?.keys() ?? [])]).toEqual(['applicationId', 'file']);
    expect(FakeRequest.last.headers).toMatchObject({ 'X-CSRF': '1', 'Idempotency-Key': expect.any(String) });
    FakeRequest.last.answer(201, { id: 'f1' });
    await expect(done).resolves.toEqual({ id: 'f1' });
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    const done = begin({ onProgress: (share) => seen.push(share) });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 30, total: 0 });
    FakeRequest.last.answer(200, {});
    await done;
    expect(seen).toEqual([0.25]);
  });

  it('rejects with the problem of the server, and with one of its own without an answer', async () => {
    const refused = begin();
    FakeRequest.last.answer(413, { code: 'upload.too_large' });
    await expect(refused).rejects.toMatchObject({ status: 413, code: 'upload.too_large' });
    const offline = begin();
    FakeRequest.last.onerror?.();
    await expect(offline).rejects.toMatchObject({ code: 'network.unreachable' });
  });

  it('is the same upload when it is sent again before it is known how the first attempt ended', async () => {
    const chosen = new File(['%PDF-1.7'], 'w9.pdf', { type: 'application/pdf' });
    const keyOf = () => FakeRequest.last.headers['Idempotency-Key'];
    const lost = begin({ file: chosen });
    const key = keyOf();
    FakeRequest.last.onerror?.();
    await expect(lost).rejects.toMatchObject({ code: 'network.unreachable' });
    const failed = begin({ file: chosen });
    expect(keyOf()).toBe(key);
    FakeRequest.last.answer(502, {});
    await expect(failed).rejects.toMatchObject({ status: 502 });
    const elsewhere = begin({ file: chosen, fields: { applicationId: 'a2' } });
    expect(keyOf()).not.toBe(key);
    FakeRequest.last.answer(201, {});
    await elsewhere;
    const stored = begin({ file: chosen });
    expect(keyOf()).toBe(key);
    FakeRequest.last.answer(201, { id: 'f1' });
    await stored;
    const anew = begin({ file: chosen });
    expect(keyOf()).not.toBe(key);
    FakeRequest.last.answer(201, { id: 'f2' });
    await anew;
  });

  it('stops when it is aborted', async () => {
    const leaving = new AbortController();
    const stopped = begin({ signal: leaving.signal });
    leaving.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    await expect(begin({ signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
