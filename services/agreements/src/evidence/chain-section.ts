import { section, sentence } from '@groundwork/server-paper';
import type { Line } from '@groundwork/server-paper';
import type { RecordRow } from './verification.types.js';

const chainLines = (what: string, record: RecordRow): Line[] => [
  [what, `record No. ${record.position}`, 'bold'],
  ['Hash', record.hash, 'mono'],
  ['Hash before', record.previousHash, 'mono'],
  ['Facts', record.facts, 'mono'],
];

/** The records of the chain of evidence that a document rests upon, and how they are checked. */
export function chain(
  document: PDFKit.PDFDocument,
  records: readonly (readonly [what: string, record: RecordRow])[],
  remark = '',
): void {
  section(
    document,
    'Chain of evidence',
    records.flatMap(([what, record]) => chainLines(what, record)),
  );
  document.moveDown(0.5);
  sentence(
    document,
    `Each record is bound to the one before: its hash is the SHA-256 of four lines, “groundwork-evidence-1”, the record’s number, the hash before it and the facts as they are written above, joined by line feeds in UTF-8.${remark}`,
  );
}
