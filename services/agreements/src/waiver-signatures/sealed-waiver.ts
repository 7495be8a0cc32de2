import { createHash } from 'node:crypto';
import type { Letterhead } from '@groundwork/domain-accounts';
import { waiverKindLabels } from '@groundwork/domain-agreements';
import { sortedJson } from '@groundwork/server-http';
import type { DocumentSigned, RecordRow, WaiverSigned } from '../evidence/index.js';
import { waiverDocument } from './waiver-document.js';
import type { WaiverPaperEntity } from './waiver-paper.entity.js';
import type { WaiverSignatureEntity } from './waiver-signature.entity.js';

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** SHA-256 of a PDF, in hex. */
export const paperHash = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/** What was signed, and the head of its paper: none where it is made of what was signed long before. */
type SignedWaiver = Pick<WaiverSignatureEntity, 'content' | 'drawing'> & {
  readonly letterhead?: Letterhead | undefined;
};

/**
 * The paper of a signed waiver from the record of its signature, and the facts by which the chain knows its bytes.
 *
 * @param imported it was signed before papers were sealed
 */
export async function sealedWaiver(
  { content, drawing, letterhead }: SignedWaiver,
  signed: WaiverSigned,
  record: RecordRow,
  imported = false,
): Promise<{ readonly paper: WaiverPaperEntity; readonly sealed: DocumentSigned }> {
  const { acceptanceId, claimant, signerName, signature, contentHash, at, ip, userAgent, proof } = signed;
  const picture = drawing === null ? undefined : bytesOf(drawing);
  const pdf = await waiverDocument({ content, facts: signed, record, drawing: picture, letterhead });
  const of = { party: claimant, userId: null, signerName, typedName: signature, signedAt: at, ip, userAgent };
  const sealed: DocumentSigned = {
    kind: 'waiver.sealed',
    acceptanceId,
    title: `${waiverKindLabels[signed.type]}: ${claimant}`,
    version: String(signed.version),
    contentHash,
    paperHash: paperHash(pdf),
    signatures: sortedJson([{ ...of, ...(proof === undefined ? {} : { proof }), contentHash }]),
    at,
    ip,
    userAgent,
    ...(proof === undefined ? {} : { proof }),
    imported,
  };
  const paper = {
    waiverId: acceptanceId,
    pdf: pdf.toString('base64'),
    pdfHash: sealed.paperHash,
    madeAt: new Date(at),
  };
  return { paper, sealed };
}
