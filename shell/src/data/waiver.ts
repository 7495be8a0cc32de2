import { saveBlob, unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** The lien waiver that a link leads to. The token goes in the body, where no log writes it down. */
export const openWaiver = (token: string) => unwrap(api.POST('/api/shell/waiver/open', { body: { token } }));

export type OpenedWaiver = Awaited<ReturnType<typeof openWaiver>>;

interface WaiverSignature {
  readonly token: string;
  /** Of the text that was read. */
  readonly contentHash: string;
  readonly signature: string;
  /** A PNG as a data URL. */
  readonly drawing: string;
}

export const signWaiver = (body: WaiverSignature) => unwrap(api.POST('/api/shell/waiver/sign', { body }));

export const refuseWaiver = (token: string, reason: string) =>
  unwrap(api.POST('/api/shell/waiver/refuse', { body: { token, reason } }));

/** Has the browser keep the signed waiver. */
export async function downloadWaiver(token: string): Promise<void> {
  const paper = await unwrap(api.POST('/api/shell/waiver/pdf', { body: { token }, parseAs: 'blob' }));
  saveBlob(paper as Blob, 'waiver.pdf');
}
