import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sentenceOf } from '@groundwork/domain-messages';
import { createApi } from './create-api.js';
import { onSigningProofNeeded } from './signing.js';

interface Paths {
  '/api/x': {
    post: {
      requestBody: { content: { 'application/json': { n: number } } };
      responses: { 200: { content: { 'application/json': { n: number } } } };
    };
  };
}

const real = globalThis.fetch;
const api = createApi<Paths>('http://localhost:4200');
const current = { challenge: 'c1', by: 'letter', address: 'a***@harbor.example', sent: false };
const refusal = () => Response.json({ status: 403, code: 'signature.proof_needed', current }, { status: 403 });
let sent: { key: string | null; proof: string | null; body: string }[];
let answers: Response[];
let stop: () => void;
let demands: unknown[];

beforeEach(() => {
  [sent, answers, demands, stop] = [[], [], [], () => undefined];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { headers } = request;
    sent.push({
      key: headers.get('Idempotency-Key'),
      proof: headers.get('X-Signing-Proof'),
      body: await request.text(),
    });
    return answers.shift() ?? Response.json({ n: 2 });
  };
});
afterEach(() => {
  stop();
  globalThis.fetch = real;
});

function aSigner(proof: string | undefined) {
  stop = onSigningProofNeeded(async (demand) => {
    demands.push(demand);
    return proof;
  });
}
const post = () => api.POST('/api/x', { body: { n: 1 } });

describe('a call that signs where the lender asks for a code', () => {
  it('is sent once more with the proof: the same, under the same key', async () => {
    aSigner('proof-1');
    answers = [refusal()];
    expect((await post()).data).toEqual({ n: 2 });
    expect(demands).toEqual([current]);
    expect(sent.map(({ proof }) => proof)).toEqual([null, 'proof-1']);
    expect([sent[1]?.key, sent[1]?.body]).toEqual([sent[0]?.key, '{"n":1}']);
  });

  it.each(['does not want to', 'cannot be asked'])('is refused where the signer %s', async (what) => {
    if (what === 'does not want to') aSigner(undefined);
    answers = [refusal()];
    await expect(post()).rejects.toMatchObject({
      code: 'signature.proof_needed',
      message: sentenceOf('signature.proof_needed'),
    });
    expect(sent).toHaveLength(1);
  });

  it('is not asked about again where the proof does not help', async () => {
    aSigner('proof-1');
    answers = [refusal(), refusal()];
    await expect(post()).rejects.toMatchObject({ code: 'signature.proof_needed' });
    expect([sent.length, demands.length]).toEqual([2, 1]);
  });
});
