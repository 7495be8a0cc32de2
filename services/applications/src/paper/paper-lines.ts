import { closingItems } from '@groundwork/domain-applications';
import type { ApplicationFacts, ClosingKind, SupervisionOnRecord } from '@groundwork/domain-applications';
import { displayInstant } from '@groundwork/domain-time';
import type { Line } from '@groundwork/server-paper';

/** An instant as papers say it. */
export const momentText = (instant: Date | string): string =>
  displayInstant(typeof instant === 'string' ? instant : instant.toISOString(), { zone: 'EST' });

/** The name of somebody of the lender; nothing where it is not known. */
export type NameOf = (userId: string | null | undefined) => string | undefined;
const nobody: NameOf = () => undefined;

/** 'ticked off 03/02/2026 11:00 AM EST by Carolyn Whitfield', or that it is open. */
function standing(completed: boolean, at: Date | string | null | undefined, by: string | undefined): string {
  if (!completed) return 'open';
  return ['ticked off', at ? momentText(at) : '', by ? `by ${by}` : ''].filter(Boolean).join(' ');
}

/** A condition a line: when it was ticked off and by whom, or that it is open, and what was said of it. */
export const conditionLines = (conditions: ApplicationFacts['approvalConditions'], nameOf: NameOf = nobody): Line[] =>
  (conditions ?? []).map(({ name, comment, completed, completedAt, completedBy }) => [
    name,
    [standing(completed === true, completedAt, nameOf(completedBy)), comment].filter(Boolean).join(': '),
  ]);

/** An item of a closing a line: when it was ticked off and by whom, or that it is open, its days and what was said of it. */
export const closingLine = (
  { kind, completed, tickedAt, tickedBy, dueOn, expiresOn, comment }: ClosingItemOfPaper,
  nameOf: NameOf = nobody,
): Line => [
  closingItems[kind].label,
  [
    standing(completed, tickedAt, nameOf(tickedBy)),
    dueOn ? `due on ${dueOn}` : '',
    expiresOn ? `ends on ${expiresOn}` : '',
    comment,
  ]
    .filter(Boolean)
    .join(', '),
];

interface ClosingItemOfPaper {
  readonly kind: ClosingKind;
  readonly completed: boolean;
  readonly tickedAt: Date | string | null;
  readonly tickedBy: string | null;
  readonly dueOn: string | null;
  readonly expiresOn: string | null;
  readonly comment: string | null;
}

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
