import { createHash } from 'node:crypto';
import { escapeHtml } from '@groundwork/domain-agreements';
import { s1Questions } from '@groundwork/domain-companies';
import type { S1Answers } from '@groundwork/domain-companies';
import { fill, s1Form } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';

/** The edition of the form's words. What was signed stays: other words are another edition. */
export const S1_EDITION = '1';

/** Of whom an S-1 speaks. */
export interface S1Owner {
  readonly company: string;
  readonly name: string;
  /** Of the borrower, as a decimal of 0 to 100. */
  readonly percent: string;
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** The S-1 with its owner's answers, word by word as it is read, signed and kept. */
export function s1Text({ company, name, percent }: S1Owner, answers: S1Answers): string {
  const about = [fill(s1Form.borrower, { company }), fill(s1Form.owner, { name }), fill(s1Form.ownership, { percent })];
  const answered = s1Questions.map(([question, label]) => {
    const answer = question === 'birth' ? formatMonthDayYear(answers.birth) : answers[question];
    return `<p><strong>${escapeHtml(label)}</strong></p>${paragraphs(answer)}`;
  });
  return [
    `<h1>${escapeHtml(s1Form.title)}</h1>`,
    ...about.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...answered,
    `<p>${escapeHtml(s1Form.certification)}</p>`,
  ].join('');
}
