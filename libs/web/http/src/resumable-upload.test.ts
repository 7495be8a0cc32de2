import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { inPartsAbove } from './resumable-upload.js';
import { upload } from './upload.js';

const partBytes = 4 * 1024 * 1024;

/** Plays the network and the server: keeps whole parts, and breaks the line where it is told to. */
class Server {
  static offset = 0;
  static size = 0;
  static begun = 0;
  static calls: string[] = [];
  /** How many further parts break the line. */
  static breaks = 0;
  /** Where the line ends for good, bytes. */
  static endsAt = Infinity;
  static refuse = 0;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  private method = '';
  private url = '';
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader() {}
  abort() {
    this.onabort?.();
  }
  send(body: Blob | string | null) {
    setTimeout(() => this.answer(body), 0);
  }
  private answer(body: Blob | string | null) {
    Server.calls.push(`${this.method} ${this.url.replace('/api/borrower/fileUpload', '')}`);
    const standing = () => this.say(200, { id: 'u1', offset: Server.offset, size: Server.size, partBytes });
    if (this.method === 'DELETE') return this.say(204, undefined);
    if (this.method === 'GET') return standing();
    if (this.method === 'POST' && typeof body === 'string') {
      Server.begun += 1;
      Server.size = (JSON.parse(body) as { size: number }).size;
      return standing();
    }
    if (this.method === 'POST')
      return Server.refuse
        ? this.say(Server.refuse, { code: 'upload.type_refused' })
        : this.say(201, { fileUploadId: 'f1' });
    if (Server.offset >= Server.endsAt) return this.onerror?.();
    if (Server.breaks > 0) {
      Server.breaks -= 1;
      return this.onerror?.();
    }
    this.upload.onprogress?.({ loaded: (body as Blob).size / 2 });
    Server.offset += (body as Blob).size;
    standing();
  }
  private say(status: number, answer: unknown) {
    this.status = status;
    this.responseText = answer === undefined ? '' : JSON.stringify(answer);
    this.onload?.();
    this.onloadend?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.assign(Server, { offset: 0, size: 0, begun: 0, calls: [], breaks: 0, endsAt: Infinity, refuse: 0 });
  globalThis.XMLHttpRequest = Server as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const file = () => new File([new Uint8Array(partBytes * 2 + 10)], 'drawings.pdf', { type: 'application/pdf' });
const send = (chosen: File, more: Partial<Parameters<typeof upload>[0]> = {}) =>
  upload({
    url: '/api/borrower/fileUpload/application',
    file: chosen,
    fields: { applicationId: 'a1', type: 'survey' },
    ...more,
  });
const twoParts = [
  `PUT /resumable/u1?offset=${partBytes}`,
  `PUT /resumable/u1?offset=${partBytes * 2}`,
  'POST /resumable/u1',
];

it('sends a large file in parts and tells how far it is', async () => {
  const shares: number[] = [];
  await expect(send(file(), { onProgress: (share) => shares.push(share) })).resolves.toEqual({ fileUploadId: 'f1' });
  expect(Server.calls).toEqual(['POST /resumable', 'PUT /resumable/u1?offset=0', ...twoParts]);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(file().size).toBeGreaterThan(inPartsAbove);
});

it('goes on by itself where the line broke', async () => {
  Server.breaks = 1;
  await expect(send(file())).resolves.toEqual({ fileUploadId: 'f1' });
  expect(Server.calls).toEqual([
    'POST /resumable',
    'PUT /resumable/u1?offset=0',
    'GET /resumable/u1',
    'PUT /resumable/u1?offset=0',
    ...twoParts,
  ]);
});

it('goes on where it stood when the same file is sent again after a line that stayed away', async () => {
  jest.useFakeTimers();
  const chosen = file();
  Server.endsAt = partBytes;
  const first = expect(send(chosen)).rejects.toMatchObject({ status: 0 });
  await jest.advanceTimersByTimeAsync(120_000);
  await first;
  Object.assign(Server, { endsAt: Infinity, calls: [] });
  const again = send(chosen);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(again).resolves.toEqual({ fileUploadId: 'f1' });
  jest.useRealTimers();
  expect(Server.calls).toEqual(['GET /resumable/u1', ...twoParts]);
});

it('is given up when it is cancelled, and begins anew', async () => {
  const chosen = file();
  const cancelled = new AbortController();
  Server.refuse = 503;
  const first = send(chosen, { signal: cancelled.signal });
  const failed = expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  cancelled.abort();
  await failed;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Server.calls.at(-1)).toBe('DELETE /resumable/u1');
  Object.assign(Server, { refuse: 0, offset: 0 });
  await send(chosen);
  expect(Server.begun).toBe(2);
});

it('is refused at once where trying again does not help', async () => {
  Server.refuse = 415;
  await expect(send(file())).rejects.toMatchObject({ status: 415, code: 'upload.type_refused' });
  expect(Server.calls.filter((call) => call === 'POST /resumable/u1')).toHaveLength(1);
});
