import { fill } from '@groundwork/domain-messages';
import { firstLender, paragraphsOf } from '@groundwork/domain-accounts';
import type { Lender, LetterText } from '@groundwork/domain-accounts';
import { digest, mailFooter, mails } from '@groundwork/domain-messages-letters';
import type { Mail, MailName } from '@groundwork/domain-messages-letters';

import { htmlLetter } from './letter-html.js';

export type LetterValues = Readonly<Record<string, string>>;

/** A list below the words of a letter, each entry with its way into the portal. */
export interface LetterList {
  readonly heading: string;
  readonly entries: readonly LetterEntry[];
}
export interface LetterEntry {
  readonly text: string;
  /** A path of the portal; an address of it where the letter is rendered. */
  readonly link: string | undefined;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A subject is one line: a line break in a value must not become a header of its own. */
const oneLine = (text: string, atMost: number): string => text.replace(/\s*[\r\n]+\s*/g, ' ').slice(0, atMost);
/** A greeting without a name loses its gap: 'Hello ,' becomes 'Hello,'. */
const tidy = (text: string): string => text.replace(/[ \t]+,/g, ',').replace(/[ \t]{2,}/g, ' ');

/** Letters that can be turned off say so. */
const footers: { readonly [M in MailName]?: string } = { deskDigest: digest.footer };

const listText = ({ heading, entries }: LetterList): string =>
  [heading, ...entries.map(({ text, link }) => (link === undefined ? `- ${text}` : `- ${text}: ${link}`))].join('\n');

interface Manner {
  readonly lists?: readonly LetterList[];
  /** The lender's own words, where it has any for this letter. */
  readonly words?: LetterText | undefined;
  readonly lender?: Lender;
}

interface Words {
  readonly subject: string;
  readonly preheader: string | undefined;
  readonly paragraphs: readonly string[];
  readonly action: string;
}

const ownWords = ({ subject, preheader, body, action }: LetterText): Words => ({
  subject,
  preheader: preheader?.trim() || undefined,
  paragraphs: paragraphsOf(body),
  action: action ?? '',
});

function firstWordsOf(name: MailName): Words {
  const { subject, preheader, paragraphs, action }: Mail = mails[name];
  return { subject, preheader, paragraphs, action };
}

/**
 * Renders a letter as text and as HTML, in the words that it came with where the lender has none of its own. Values are plain text.
 * `link` leads where the action says.
 */
export function letter(
  name: MailName,
  facts: LetterValues,
  link: string | undefined,
  { lists = [], words, lender = firstLender }: Manner = {},
): Letter {
  const values: LetterValues = { ...facts, lender: lender.name };
  const mail = words ? ownWords(words) : firstWordsOf(name);
  const [greeting = '', ...rest] = mail.paragraphs.map((paragraph) => fill(paragraph, values));
  const paragraphs = [tidy(greeting), ...rest];
  const button =
    mail.action !== '' && link !== undefined ? { action: oneLine(fill(mail.action, values), 60), link } : undefined;
  const subject = oneLine(fill(mail.subject, values), 300);
  const preheader = oneLine(mail.preheader === undefined ? (rest[0] ?? '') : fill(mail.preheader, values), 140);
  const footer = fill(footers[name] ?? mailFooter.sentBy, { email: values['email'] ?? '', lender: lender.name });
  const action = button ? [`${button.action}: ${button.link}`] : [];
  const text = [...paragraphs, ...lists.map(listText), ...action, `-- \n${footer}`].join('\n\n');
  const html = htmlLetter({ title: subject, preheader, paragraphs, lists, button, footer, lender });
  return { subject, text: `${text}\n`, html };
}
