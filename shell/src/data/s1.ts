import type { S1Answers } from '@groundwork/domain-companies';
import { saveBlob, unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** The S-1 that a link leads to. The token goes in the body, where no log writes it down. */
export const openS1 = (token: string) => unwrap(api.POST('/api/shell/s1/open', { body: { token } }));

export type OpenedS1 = Awaited<ReturnType<typeof openS1>>;

/** The S-1 with these answers, as it will be kept. */
export const readS1 = (token: string, answers: S1Answers) =>
  unwrap(api.POST('/api/shell/s1/read', { body: { ...answers, token } }));

export type ReadableS1 = Awaited<ReturnType<typeof readS1>>;

interface S1Signature extends S1Answers {
  readonly token: string;
  /** Of the text that was read. */
  readonly contentHash: string;
  readonly signature: string;
  /** A PNG as a data URL. */
  readonly drawing: string;
}

export const signS1 = (body: S1Signature) => unwrap(api.POST('/api/shell/s1/sign', { body }));

/** Has the browser keep the signed S-1. */
export async function downloadS1(token: string): Promise<void> {
  const paper = await unwrap(api.POST('/api/shell/s1/pdf', { body: { token }, parseAs: 'blob' }));
  saveBlob(paper as Blob, 's-1-signed.pdf');
}
