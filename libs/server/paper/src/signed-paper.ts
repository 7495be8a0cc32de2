import { displayInstant } from '@groundwork/domain-time';
import { finish, newPaper } from './paper.js';
import { section, sentence, title } from './paper-sections.js';
import type { Line } from './paper-sections.js';
import { blocksOf } from './rich-text.js';
import { writeTerms } from './terms-writer.js';

/** What nobody wrote down at the time. */
export const unknown = 'not recorded';

/** An instant for evidence: in UTC to the millisecond, and as people read it. */
export const evidenceInstant = (at: Date): string => `${at.toISOString()} (${displayInstant(at)} at UTC-4)`;

/** A signature as it was given: whose it is, and what the server saw. */
export interface PaperSignature {
  /** For whom it was given: 'Broker', 'Lender', 'Contractor'. */
  readonly party: string;
  /** First and last name of the account, or of who was invited to sign, at that moment. */
  readonly signerName: string;
  /** The name as it was typed. */
  readonly typedName: string;
  /** The account, or the link that it was signed by. */
  readonly signerId: string;
  readonly signedAt: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
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
}

/** The text word by word as it was signed, and a certificate page: by whom, when, from where, and under which text by its hash. */
export async function signedPaper(paper: SignedPaper): Promise<Buffer> {
  const { documentId, signatures, about } = paper;
  const foot = `${paper.title}, ${documentId}`;
  const document = newPaper(paper.title, foot, paper.at);
  writeTerms(document, blocksOf(paper.content));
  document.addPage();
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
  for (const signature of signatures) section(document, `${signature.party}`, signatureLines(signature));
  return finish(document, foot);
}

const signatureLines = (row: PaperSignature): Line[] => [
  ['Signed by', row.signerName, 'bold'],
  ['Typed', row.typedName],
  ['Signed at', evidenceInstant(row.signedAt)],
  ['Account', row.signerId, 'mono'],
  ['Network address', row.ip ?? unknown],
  ['Browser', row.userAgent ?? unknown],
  ['Text above it', row.contentHash, 'mono'],
];
