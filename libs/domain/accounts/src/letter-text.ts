import { fill, lenderRules, shared } from '@groundwork/domain-messages';
import { paragraph, record, required, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { atMost } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';

/** The words of a letter. Its paragraphs are parted by empty lines; `{name}` is a placeholder. */
export const letterTextRecord = record('LetterText', {
  subject: required(text('Subject')),
  preheader: text('What an inbox shows beside the subject'),
  body: required(paragraph('Letter')),
  action: text('Words of the button', { rule: atMost(60) }),
});
export type LetterText = RecordOf<typeof letterTextRecord>;

/** What the words of a letter may be, from the words that it came with. */
export interface LetterBounds {
  readonly placeholders: readonly string[];
  /** A letter without a way into the portal has no button, and one with it needs words for it. */
  readonly hasAction: boolean;
}

/** What is wrong with placeholders of a text: one that nothing fills, or a brace that belongs to none. */
function placeholderComplaint(value: string, placeholders: readonly string[]): string | undefined {
  const unknown = [...value.matchAll(/\{(\w+)\}/g)].find(([, name]) => !placeholders.includes(name ?? ''));
  if (unknown) return fill(lenderRules.placeholderUnknown, { name: unknown[0] });
  return /[{}]/.test(value.replace(/\{\w+\}/g, '')) ? lenderRules.braceOpen : undefined;
}

/** Why the words of a letter cannot be kept, by field. */
export function letterTextErrors(words: LetterText, { placeholders, hasAction }: LetterBounds): FieldErrors {
  const { subject, preheader, body, action } = words;
  const errors: Record<string, string> = {};
  for (const [field, value] of Object.entries({ subject, preheader, body, action })) {
    const complaint = typeof value === 'string' ? placeholderComplaint(value, placeholders) : undefined;
    if (complaint) errors[field] = complaint;
  }
  if (/[\r\n]/.test(subject)) errors['subject'] ??= lenderRules.letterSubjectLine;
  // A code that a letter brings is all that it is for.
  if (placeholders.includes('code') && !body.includes('{code}')) errors['body'] ??= lenderRules.letterWithoutCode;
  if (hasAction && !action?.trim()) errors['action'] ??= shared.textRequired;
  return errors;
}

/** The paragraphs of a letter's body. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The names in braces of texts, each once, in their order. */
export const placeholdersIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((each) => [...each.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))),
];
