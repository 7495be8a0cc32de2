import type { AnyField, AnyRecord } from '@groundwork/domain-records';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear, isCalendarDate } from '@groundwork/domain-time';
import type { Line } from '@groundwork/server-paper';

/** What nobody answered. */
export const unanswered = 'not answered';

/** An answer in words, by what its field declares; empty where there is none. */
export function answerText(
  { input, options, kind }: Pick<AnyField, 'input' | 'options' | 'kind'>,
  value: unknown,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'id') return 'Uploaded';
  if (kind === 'flag') return value === true ? 'Yes' : 'No';
  if (kind === 'amount') return typeof value === 'number' ? formatCents(value) : '';
  if (input === 'date') return isCalendarDate(value) ? formatMonthDayYear(value) : '';
  if (kind === 'percentage') return `${String(value)}%`;
  if (options.length > 0) return options.find((option) => option.value === value)?.label ?? String(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A field with its label and its answer. */
export const answerLine = (field: AnyField, value: unknown): Line => [
  field.label,
  answerText(field, value) || unanswered,
];

/** Every answer of a record that has a label and is there, in the order of its declaration. */
export function answeredLines(record: AnyRecord, values: object): Line[] {
  const answers = new Map<string, unknown>(Object.entries(values));
  return Object.entries(record.fields).flatMap(([name, field]) => {
    const text = answerText(field, answers.get(name));
    return field.label === '' || text === '' ? [] : [[field.label, text] as const];
  });
}

/** The same on one line: 'Area: Main house, Finished square feet: 2400'. */
export const answersInLine = (record: AnyRecord, values: object): string =>
  answeredLines(record, values)
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ') || unanswered;
