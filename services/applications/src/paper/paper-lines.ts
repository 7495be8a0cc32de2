import type { ApplicationFacts, SupervisionOnRecord } from '@groundwork/domain-applications';
import { displayInstant } from '@groundwork/domain-time';
import type { Line } from '@groundwork/server-paper';

/** An instant as papers say it. */
export const momentText = (instant: Date | string): string =>
  displayInstant(typeof instant === 'string' ? instant : instant.toISOString(), { zone: 'EST' });

/** A condition a line: when it was ticked off, or that it is open, and what was said of it. */
export const conditionLines = (conditions: ApplicationFacts['approvalConditions']): Line[] =>
  (conditions ?? []).map(({ name, comment, completed, completedAt }) => [
    name,
    [completed ? `ticked off ${completedAt ? momentText(completedAt) : ''}` : 'open', comment]
      .filter(Boolean)
      .join(': '),
  ]);

/** An answer to a text: who gave it and when, and the hash of the text. */
const answerTo = (
  label: string,
  { date, signerName, contentHash }: { date: string; signerName: string | null; contentHash: string },
  hashed: string,
): Line[] => [
  [label, [signerName, momentText(date)].filter(Boolean).join(', ')],
  [hashed, contentHash, 'mono'],
];

/** The acceptance of a term sheet that stood; nothing where none did. */
export const sheetLines = (
  sheet:
    { type: string; version: number; date: string; signerName: string | null; contentHash: string } | null | undefined,
): Line[] => (sheet ? answerTo(`Term sheet, version ${sheet.version}, accepted`, sheet, 'Accepted text, SHA-256') : []);

/** The acknowledgement of a supervision that is on record; nothing where none is. */
export const supervisionLines = (supervision: SupervisionOnRecord | null | undefined): Line[] =>
  supervision ? answerTo('Supervision acknowledged', supervision, 'Acknowledged words, SHA-256') : [];
