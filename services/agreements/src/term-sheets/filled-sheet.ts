import { fillTermSheet } from '@groundwork/domain-agreements';
import type { TermSheetFigures } from '@groundwork/domain-agreements';
import { displayDay } from '@groundwork/domain-time';
import { contentHash } from '../shared/index.js';
import type { TermSheetEntity } from './persistence/term-sheet.entity.js';

/** A master's text with an application's figures: what is shown, hashed, kept and printed. */
export interface FilledSheet {
  readonly content: string;
  readonly contentHash: string;
}

/** Fills a version of a term sheet with what is known at a moment. The same figures on the same day (UTC-4) give the same text. */
export function filledSheet(
  { content: master, version }: Pick<TermSheetEntity, 'content' | 'version'>,
  figures: TermSheetFigures,
  at: Date,
): FilledSheet {
  const content = fillTermSheet(master, { ...figures, version, today: displayDay(at) });
  return { content, contentHash: contentHash(content) };
}
