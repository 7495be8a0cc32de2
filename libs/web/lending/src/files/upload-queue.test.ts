import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { ApiProblem, networkProblem } from '@groundwork/web-http';
import { atOnce, queueOf } from './upload-queue.js';
import type { Sending, UploadQueue } from './upload-queue.js';
import { spoken } from './upload-zone.js';
import { explainUpload } from './use-uploads.js';

interface Call {
  name: string;
  progress: (share: number) => void;
  signal: AbortSignal;
  arrive: () => void;
  fail: (error: unknown) => void;
}

const file = (name: string, size = 100) => new File(['x'.repeat(size)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));
let life: AbortController;
let calls: Call[];
let heard: string[];
let queue: UploadQueue<string>;
const sending: Sending<string> = {
  check: ({ size }) => (size === 0 ? shared.fileEmpty : undefined),
  send: ({ name }, { onProgress, signal }) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      calls.push({ name, signal, progress: onProgress, arrive: () => resolve(name), fail: reject });
    }),
  onStored: (name) => heard.push(`stored ${name}`),
  onArrived: (count) => heard.push(`arrived ${count}`),
  onFailed: (sentence) => heard.push(`failed ${sentence}`),
  explain: explainUpload,
};
beforeEach(() => {
  life = new AbortController();
  [calls, heard] = [[], []];
  queue = queueOf<string>(life.signal, 'company/1/w9');
});
const states = () => queue.snapshot().map(({ file: { name }, state }) => `${name} ${state}`);
const callOf = (name: string) => calls.filter((call) => call.name === name).at(-1) as Call;

describe('several files at once', () => {
  it('go three at a time over all places of an area, the others in turn', async () => {
    const other = queueOf<string>(life.signal, 'company/1/s1');
    queue.start(
      ['a', 'b'].map((name) => file(name)),
      sending,
    );
    other.start(
      ['c', 'd', 'e'].map((name) => file(name)),
      sending,
    );
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']));
    expect(calls).toHaveLength(atOnce);
    expect(other.snapshot().map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting']);
    other.cancel(other.snapshot()[1]?.id ?? '');
    callOf('a').arrive();
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'e']));
    expect(states()).toEqual(['b sending']);
    expect(heard).toEqual(['stored a']);
    callOf('b').arrive();
    await waitFor(() => expect(heard).toEqual(['stored a', 'stored b', 'arrived 2']));
  });

  it('are refused one by one for what can be known beforehand, and keep nobody waiting', async () => {
    queue.start([file('empty', 0), file('a')], sending);
    await waitFor(() => expect(states()).toEqual(['empty failed', 'a sending']));
    expect(queue.snapshot()[0]).toMatchObject({ error: shared.fileEmpty, mayRetry: false });
    callOf('a').arrive();
    await waitFor(() => expect(heard).toEqual(['stored a', 'arrived 1']));
  });
});

it('a failure gives its reason and its turn away; another try sends the same file', async () => {
  queue.start([file('a')], sending);
  await settled();
  callOf('a').fail(networkProblem());
  await waitFor(() => expect(states()).toEqual(['a failed']));
  const id = queue.snapshot()[0]?.id ?? '';
  expect(queue.snapshot()[0]?.mayRetry).toBe(true);
  queue.retry(id);
  await settled();
  callOf('a').progress(0.5);
  expect(queue.snapshot()[0]).toMatchObject({ state: 'sending', share: 0.5, error: undefined });
  queue.retry(id);
  expect(calls).toHaveLength(2);
  callOf('a').arrive();
  await waitFor(() => expect(queue.snapshot()).toEqual([]));
});

it('what is cancelled stops, and is not told of as a failure', async () => {
  queue.start([file('a')], sending);
  await settled();
  queue.cancel(queue.snapshot()[0]?.id ?? '');
  await settled();
  expect([callOf('a').signal.aborted, queue.snapshot(), heard]).toEqual([true, [], []]);
});

it('a screen that comes back finds what it began; the end of the area ends it', async () => {
  queue.start([file('a')], sending);
  await settled();
  expect(queueOf(life.signal, 'company/1/w9')).toBe(queue);
  expect(queueOf(new AbortController().signal, 'company/1/w9')).not.toBe(queue);
  life.abort();
  expect(callOf('a').signal.aborted).toBe(true);
});

it.each([
  [networkProblem(), true],
  [new Error('a fault of ours'), true],
  [new ApiProblem({ status: 503, code: 'upload.unchecked' }), true],
  [new ApiProblem({ status: 429, code: 'throttle.too_many' }), true],
  [new ApiProblem({ status: 415, code: 'upload.type_refused' }), false],
  [new ApiProblem({ status: 422, code: 'upload.infected' }), false],
  [new ApiProblem({ status: 413, code: 'upload.too_large' }), false],
])('case %#: another try is offered only where it may help', (error, mayRetry) =>
  expect(explainUpload(error)).toMatchObject({ mayRetry, error: expect.stringMatching(/\.$|here$/) }),
);

it('a screen reader is told at every quarter of all bytes, not at every percent', () => {
  const entry = (name: string, size: number, share: number) => ({
    id: name,
    file: file(name, size),
    state: 'sending' as const,
    share,
  });
  expect([0.01, 0.24, 0.26, 0.51, 0.99].map((share) => spoken([entry('a.pdf', 100, share)]))).toEqual(
    [0, 0, 25, 50, 75].map((percent) => `Uploading a.pdf: ${percent} %`),
  );
  expect(spoken([entry('a', 300, 0), entry('b', 100, 1), { ...entry('c', 900, 0), state: 'failed' }])).toBe(
    'Uploading 2 files: 25 %',
  );
  expect(spoken([])).toBe('');
});
