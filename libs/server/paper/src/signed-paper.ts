import type { Letterhead } from '@groundwork/domain-accounts';
import { displayInstant } from '@groundwork/domain-time';
import { headAgain } from './letterhead.js';
import { finish, newPaper } from './paper.js';
import { section, sentence, title } from './paper-sections.js';
import type { Line } from './paper-sections.js';
import { blocksOf } from './rich-text.js';
import { writeTerms } from './terms-writer.js';

/** What nobody wrote down at the time. */
export const unknown = 'not recorded';

/** An instant for evidence: in UTC to the millisecond, and as people read it. */
export const evidenceInstant = (at: Date): string => `${at.toISOString()} (${displayInstant(at)} at UTC-4)`;

/** What a signer proved. Where nothing was asked, as of all records of before, it was the session alone, or the link. */
export const provedBy = ({
  proof,
  sentTo,
}: {
  proof?: string | null | undefined;
  sentTo?: string | undefined;
}): string => proof ?? (sentTo === undefined ? 'signed-in session' : linkAlone);

/** What who signs by a link, or registers by one, has proved by that. */
export const linkAlone = 'the link of the letter';

/** A signature as it was given: whose it is, and what the server saw. */
export interface PaperSignature {
  /** For whom it was given: 'Broker', 'Lender', 'Contractor'. */
  readonly party: string;
  /** First and last name of the account, or of who was invited to sign, at that moment. */
  readonly signerName: string;
  /** The name as it was typed. */
  readonly typedName: string;
  /** The account; undefined where it was signed by a link. */
  readonly signerId?: string;
  /** The address that the link was sent to. */
  readonly sentTo?: string;
  /** PNG bytes of a drawn signature. */
  readonly drawing?: Buffer;
  readonly signedAt: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What was proved, in words; null or left out: the session alone, or the link. */
  readonly proof?: string | null | undefined;
  /** SHA-256 of the text that stood above it. */
  readonly contentHash: string;
}

/** A document that was signed, with everything that its certificate page tells; the same facts make the same bytes. */
export interface SignedPaper {
  readonly title: string;
  /** The id by which it is on record, at the foot of each page. */
  readonly documentId: string;
  /** The text as it was kept, sanitised HTML. */
  readonly content: string;
  /** SHA-256 of that text. */
  readonly contentHash: string;
  readonly about: readonly Line[];
  /** In the order in which they were given. */
  readonly signatures: readonly PaperSignature[];
  /** When the last signature was given. */
  readonly at: Date;
  readonly letterhead: Letterhead | undefined;
}

/** The text word by word as it was signed, and a certificate page: by whom, when, from where, and under which text by its hash. */
export async function signedPaper(paper: SignedPaper): Promise<Buffer> {
  const { documentId, signatures, about } = paper;
  const foot = `${paper.title}, ${documentId}`;
  const document = newPaper(paper.title, foot, paper.at, paper.letterhead);
  writeTerms(document, blocksOf(paper.content));
  document.addPage();
  headAgain(document);
  title(document, 'Certificate of signatures');
  sentence(
    document,
    'This page belongs to the document before it. It was made once, from the record of the signatures, when the last of them was given. The portal says at /verify whether a file is this one: any change of it, of a single byte, makes it another.',
  );
  section(document, 'Document', [
    ['Title', paper.title, 'bold'],
    ...about,
    ['Document', documentId, 'mono'],
    ['SHA-256 of the text', paper.contentHash, 'mono'],
  ]);
  for (const signature of signatures) {
    section(document, `${signature.party}`, signatureLines(signature));
    if (signature.drawing) drawn(document, signature.drawing, signature.typedName);
  }
  if (signatures.some(({ sentTo }) => sentTo !== undefined)) sentence(document, signedByLink);
  return finish(document, foot);
}

/** What a signature proves that was given by a link. */
export const signedByLink =
  'The signer has no account: whoever held the link that was sent to this address signed under the name above.';

/** A drawn signature, as large as one on paper. */
export function drawn(document: PDFKit.PDFDocument, png: Buffer, name: string): void {
  const top = document.y + 6;
  document.addStructure(
    document.struct('Figure', { alt: `Signature of ${name}` }, () => {
      document.image(png, document.x, top, { fit: [220, 70] });
    }),
  );
  document.y = top + 78;
}

const signatureLines = (row: PaperSignature): Line[] => [
  ['Signed by', row.signerName, 'bold'],
  ['Typed', row.typedName],
  ['Signed at', evidenceInstant(row.signedAt)],
  ...(row.signerId === undefined ? [] : ([['Account', row.signerId, 'mono']] as Line[])),
  ...(row.sentTo === undefined ? [] : ([['Link sent to', row.sentTo]] as Line[])),
  ['Network address', row.ip ?? unknown],
  ['Browser', row.userAgent ?? unknown],
  ['Proved by', provedBy(row)],
  ['Text above it', row.contentHash, 'mono'],
];
