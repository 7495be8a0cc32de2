import { randomUUID } from 'node:crypto';
import { signingProofHeader } from '@groundwork/server-auth';
import type { ProblemDocument } from '@groundwork/server-http';
import { openSignings } from './neighbour.js';
import type { Neighbour } from './neighbour.js';
import type { Answer, ServiceHarness } from './service-harness.js';

interface Question {
  readonly signer: string;
  readonly document: string;
  readonly kind: string;
  readonly userId?: string;
  readonly email?: string;
}

type Sign = (headers: Readonly<Record<string, string>>) => Promise<Answer<unknown>>;

/** What a lender who asks for codes has signers do, and what became of it. */
export interface SignedWithCode {
  /** What identity was asked. */
  readonly question: Question;
  /** Without a proof, then with one of another document, of another signer, one that is over, and a text that is none. */
  readonly refusals: readonly ProblemDocument[];
  readonly signed: Answer<unknown>;
  /** The same call without a proof, as of who never had its answer: under the key of the first, and under another. */
  readonly repeated: Answer<unknown>;
  readonly anew: ProblemDocument;
}

const demand = { challenge: 'a-challenge', by: 'letter', address: 'a***@harbor.example', sent: false };

/** What a proof by letter says in a record; of a link it begins otherwise. */
export const codeByLetter = 'signed-in session and one-time code by letter to a***@harbor.example';
export const codeAfterLink = 'the link of the letter and one-time code by letter to a***@harbor.example';

/**
 * Signs where the lender asks for a code: first in every way that is not enough, then with the proof of this document. Then once more
 * without one.
 */
export async function signsWithCode(harness: ServiceHarness, identity: Neighbour, sign: Sign): Promise<SignedWithCode> {
  identity.answers.set(openSignings, demand);
  try {
    const first = (await sign({})).body as ProblemDocument;
    const question = identity.received.findLast(({ path }) => path === openSignings)?.body as Question;
    const right = {
      signer: question.signer,
      document: question.document,
      by: 'letter',
      address: demand.address,
    } as const;
    const wrong = [
      harness.signingProof({ ...right, document: '0'.repeat(64) }),
      harness.signingProof({ ...right, signer: randomUUID() }),
      harness.signingProof(right, -1000),
      'no proof',
    ];
    const refusals = [first];
    for (const proof of wrong) refusals.push((await sign({ [signingProofHeader]: proof })).body as ProblemDocument);
    const [key, another] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }];
    const signed = await sign({ ...key, [signingProofHeader]: harness.signingProof(right) });
    const [repeated, anew] = [await sign(key), (await sign(another)).body as ProblemDocument];
    return { question, refusals, signed, repeated, anew };
  } finally {
    identity.answers.delete(openSignings);
  }
}

const refusal = { code: 'signature.proof_needed', current: demand };

/**
 * What {@link signsWithCode} has to give, its answer being this: each refusal says where a code is to be had, whoever repeats the call
 * under its key gets the answer that was kept, and whoever makes another one needs another code.
 */
export const signedOnce = ({ status, body }: Answer<unknown>): Record<string, unknown> => ({
  refusals: Array.from({ length: 5 }, () => refusal),
  repeated: { status, body, headers: { 'idempotent-replay': 'true' } },
  anew: refusal,
});
