import type { FindOperator } from 'typeorm';
import { Raw } from 'typeorm';

/** A text as LIKE takes it for itself and not for a pattern; the statement says `ESCAPE '!'`, which both engines know. */
export const likeText = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** For a `where`: a column that has this text in it, whatever the text is. */
export const containing = (text: string): FindOperator<string> =>
  Raw((column) => `${column} LIKE :containing ESCAPE '!'`, { containing: `%${likeText(text)}%` });
