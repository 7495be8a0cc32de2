import type { Letterhead } from '@groundwork/domain-accounts';
import type { EventPayloads } from '@groundwork/domain-events';
import { fill, s1Form } from '@groundwork/domain-messages';
import { signedPaper } from '@groundwork/server-paper';
import { S1_EDITION, sha256 } from './s1-text.js';
import type { S1SignatureEntity } from './s1-signature.entity.js';

type Signature = Omit<S1SignatureEntity, 'drawingHash' | 'pdf' | 'pdfHash'> & { readonly drawing: string | null };

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** What is kept of a signature by a link, with the PDF that is made of it once, and what is told of it. */
export async function signedS1(
  { drawing, ...signature }: Signature,
  letterhead: Letterhead | undefined,
): Promise<{
  readonly row: S1SignatureEntity;
  readonly told: Omit<EventPayloads['s1.signed'], 'organizationName' | 'sentBy'>;
}> {
  const { id, signerName, typedName, email, content, contentHash, signedAt, ip, userAgent, proof } = signature;
  const title = fill(s1Form.documentTitle, { name: signerName });
  const pdf = await signedPaper({
    title,
    documentId: id,
    content,
    contentHash,
    about: [['Edition', S1_EDITION]],
    signatures: [
      {
        ...{ party: 'Owner', signerName, typedName, sentTo: email, signedAt, ip, userAgent, proof, contentHash },
        ...(drawing === null ? {} : { drawing: bytesOf(drawing) }),
      },
    ],
    at: signedAt,
    letterhead,
  });
  const pdfHash = sha256(pdf);
  const row = {
    ...signature,
    drawingHash: drawing === null ? null : sha256(drawing),
    pdf: pdf.toString('base64'),
    pdfHash,
  };
  const { companyId, personId, drawingHash } = row;
  const told = {
    ...{ fileUploadId: id, companyId, personId, title, version: S1_EDITION, contentHash, paperHash: pdfHash },
    ...{ signerName, typedName, email, drawingHash, signedAt: signedAt.toISOString(), ip, userAgent },
    ...(proof === null ? {} : { proof }),
    pdf: row.pdf,
  };
  return { row, told };
}
