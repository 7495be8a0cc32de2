import { signedNameComplaint, typedName } from '@groundwork/domain-agreements';
import { record, required, text } from '@groundwork/domain-records';
import { atMost, optional } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import { drawingComplaint, MAX_DRAWING } from './drawing.js';

const hash: Rule = (value) => (/^[0-9a-f]{64}$/.test(String(value)) ? undefined : 'Not a SHA-256');

/** A signature by a link: of the text that was read, under the named signer's name. The token stands in the body. */
export const signedByLinkRecord = record('SignedByLink', {
  token: required(text('', { rule: atMost(100) })),
  contentHash: required(text('', { description: 'SHA-256 of the text that was read.', rule: hash })),
  signature: required(text('', { description: 'The name as the signer typed it.', rule: typedName })),
  drawing: text('', {
    description: 'A PNG as a data URL, where the signer drew.',
    rule: optional(atMost(MAX_DRAWING)),
  }),
});

/** What is wrong with a signature of the named signer, by field. */
export function signatureComplaints(
  { signature, drawing }: { readonly signature: string; readonly drawing?: string | null | undefined },
  signerName: string,
): FieldErrors {
  const name = signedNameComplaint(signature, { firstName: signerName });
  const picture = typeof drawing === 'string' ? drawingComplaint(drawing) : undefined;
  return { ...(name === undefined ? {} : { signature: name }), ...(picture === undefined ? {} : { drawing: picture }) };
}
