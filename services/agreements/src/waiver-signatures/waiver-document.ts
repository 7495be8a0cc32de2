import type { Letterhead } from '@groundwork/domain-accounts';
import { waiverKindLabels } from '@groundwork/domain-agreements';
import type { WaiverKind } from '@groundwork/domain-agreements';
import {
  blocksOf,
  drawn,
  evidenceInstant,
  finish,
  newPaper,
  provedBy,
  section,
  sentence,
  signedByLink,
  title,
  unknown,
  writeTerms,
} from '@groundwork/server-paper';
import { chain } from '../evidence/index.js';
import type { RecordRow, WaiverSigned } from '../evidence/index.js';

/** A signed waiver as its paper is made. */
export interface PrintedWaiver {
  readonly content: string;
  readonly facts: WaiverSigned;
  readonly record: RecordRow;
  /** PNG bytes; undefined where nothing was drawn. */
  readonly drawing: Buffer | undefined;
  readonly letterhead: Letterhead | undefined;
}

/** The waiver word by word as its signer read it, the signature below it, and how it is proven. */
export async function waiverDocument({ content, facts, record, drawing, letterhead }: PrintedWaiver): Promise<Buffer> {
  const foot = `Waiver ${facts.acceptanceId}, signed at ${facts.at}`;
  const name = waiverKindLabels[facts.type as WaiverKind];
  const document = newPaper(`${name}: ${facts.claimant}`, foot, new Date(facts.at), letterhead);
  writeTerms(document, blocksOf(content));
  if (document.y > document.page.maxY() - 150) document.addPage();
  section(document, 'Signature', [
    ['Signed by', facts.signature, 'bold'],
    ['For', facts.claimant],
    ['Signed at', evidenceInstant(new Date(facts.at))],
  ]);
  if (drawing) drawn(document, drawing, facts.signature);
  document.addPage();
  title(document, 'Evidence of this signature');
  section(document, 'Signer', [
    ['Named signer', facts.signerName],
    ['Name as it was typed', facts.signature, 'bold'],
    ['Link sent to', facts.email],
    ['Network address', facts.ip ?? unknown],
    ['Browser', facts.userAgent ?? unknown],
    ['Proved by', provedBy({ proof: facts.proof, sentTo: facts.email })],
    ['Waiver', facts.acceptanceId, 'mono'],
  ]);
  section(document, 'Text', [
    ['Version', String(facts.version)],
    ['SHA-256 of the text as it was shown', facts.contentHash, 'mono'],
    ['SHA-256 of the lender’s text', facts.masterHash, 'mono'],
    ['SHA-256 of the drawing', facts.drawingHash ?? 'nothing was drawn', 'mono'],
  ]);
  sentence(document, signedByLink);
  sentence(
    document,
    'This paper was made once. The portal says at /verify whether a file is this one: any change of it, of a single byte, makes it another.',
  );
  chain(document, [['Signature', record]]);
  return finish(document, foot);
}
