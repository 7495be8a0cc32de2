import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sentenceOf } from '@groundwork/domain-messages';
import { createApi } from './create-api.js';
import { onProofNeeded } from './proof.js';

interface Paths {
  '/api/x': {
    get: { responses: { 200: { content: { 'application/json': { n: number } } } } };
    post: {
      requestBody: { content: { 'application/json': { n: number } } };
      responses: { 200: { content: { 'application/json': { n: number } } } };
    };
  };
}

const real = globalThis.fetch;
const api = createApi<Paths>('http://localhost:4200');
const refusal = (code: string, status = 403) => Response.json({ status, code }, { status });
let sent: { key: string | null; body: string }[];
let answers: Response[];
let stop: () => void;

beforeEach(() => {
  [sent, answers, stop] = [[], [], () => undefined];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
    return answers.shift() ?? Response.json({ n: 2 });
  };
});
afterEach(() => {
  stop();
  globalThis.fetch = real;
});

/** A user who answers each question so. */
function aUser(...proofs: boolean[]) {
  let questions = 0;
  stop = onProofNeeded(async () => proofs[questions++] ?? false);
  return () => questions;
}
const post = () => api.POST('/api/x', { body: { n: 1 } });

describe('a call that needs a proof of who its user is', () => {
  it('is sent once more when it was given: the same, under the same key', async () => {
    const questions = aUser(true);
    answers = [refusal('proof.needed')];
    expect((await post()).data).toEqual({ n: 2 });
    expect(sent).toEqual([sent[0], sent[0]]);
    expect([sent[0]?.key, sent[0]?.body, questions()]).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      '{"n":1}',
      1,
    ]);
  });

  it.each(['does not want to', 'cannot be asked'])('is refused where the user %s', async (what) => {
    if (what === 'does not want to') aUser(false);
    answers = [refusal('proof.needed')];
    const message = sentenceOf('proof.needed');
    await expect(post()).rejects.toMatchObject({ status: 403, code: 'proof.needed', message });
    expect(sent).toHaveLength(1);
  });

  it('is not asked about again where the proof does not help', async () => {
    const questions = aUser(true, true);
    answers = [refusal('proof.needed'), refusal('proof.needed')];
    await expect(post()).rejects.toMatchObject({ code: 'proof.needed' });
    expect([sent.length, questions()]).toEqual([2, 1]);
  });

  it('asks nobody about any other refusal', async () => {
    const questions = aUser(true, true);
    answers = [refusal('access.denied'), refusal('validation.failed', 422)];
    await expect(post()).rejects.toMatchObject({ code: 'access.denied' });
    await expect(post()).rejects.toMatchObject({ code: 'validation.failed' });
    expect([sent.length, questions()]).toEqual([2, 0]);
  });

  it('asks whoever came last, and the one before when that is gone', async () => {
    const first = aUser(true, true);
    const stopFirst = stop;
    const second = aUser(true);
    const stopSecond = stop;
    answers = [refusal('proof.needed')];
    await post();
    stopSecond();
    answers = [refusal('proof.needed')];
    await post();
    stopFirst();
    expect([first(), second()]).toEqual([1, 1]);
  });
});
