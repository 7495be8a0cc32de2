import { blocksOf } from '@groundwork/server-paper';
import type { Block } from '@groundwork/server-paper';

const heading = 'supervisory acknowledgement';

const wordsOf = (block: Block): string =>
  block.kind === 'heading' || block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '';

/**
 * What a borrower with a line of credit acknowledges: the words below the heading 'Supervisory acknowledgement' of its terms,
 * up to the next heading (specification 5). Undefined where the text has none.
 */
export function supervisoryAcknowledgement(html: string): string | undefined {
  const blocks = blocksOf(html);
  const begin = blocks.findIndex(
    (block) => block.kind === 'heading' && wordsOf(block).trim().toLowerCase() === heading,
  );
  if (begin < 0) return undefined;
  const after = blocks.slice(begin + 1);
  const end = after.findIndex(({ kind }) => kind === 'heading');
  const words = (end < 0 ? after : after.slice(0, end)).map(wordsOf).filter(Boolean).join('\n');
  return words.trim() || undefined;
}
