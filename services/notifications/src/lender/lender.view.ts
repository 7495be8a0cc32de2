import { firstLender, placeholdersIn } from '@groundwork/domain-accounts';
import type { LetterText } from '@groundwork/domain-accounts';
import { mails } from '@groundwork/domain-messages-letters';
import type { Mail, MailName } from '@groundwork/domain-messages-letters';
import type { LenderDto, LetterSettingDto, LetterVersionDto } from './lender.dto.js';
import type { LenderVersionEntity } from './lender-version.entity.js';
import type { LetterVersionEntity } from './letter-version.entity.js';
import { sampleOf } from './letter-samples.js';

/** Without a version of the lender's the portal's own stands. */
export const lenderView = (row?: LenderVersionEntity): LenderDto => ({
  name: row?.name ?? firstLender.name,
  logoAlt: row?.logoAlt ?? firstLender.logoAlt,
  accentLight: row?.accentLight ?? firstLender.accentLight,
  accentDark: row?.accentDark ?? firstLender.accentDark,
  logoId: row?.logoId ?? null,
  id: row?.id ?? 'portal',
  version: row?.version ?? 0,
  editedBy: row?.editedBy ?? null,
  editedAt: row?.editedAt.toISOString() ?? null,
});

/** The words that a letter came with. */
export function firstWords(name: MailName): LetterText {
  const { subject, preheader, paragraphs, action }: Mail = mails[name];
  return { subject, preheader: preheader ?? '', body: paragraphs.join('\n\n'), action };
}

/** What every letter may say besides its own facts. */
const everywhere = ['lender', 'firstName', 'lastName', 'email'] as const;

/** What may stand in the words of a letter: whatever its sender fills, which is what it came with. */
export function placeholdersOf(name: MailName): string[] {
  const { subject, preheader, paragraphs, action }: Mail = mails[name];
  return [...new Set([...everywhere, ...placeholdersIn(subject, preheader ?? '', ...paragraphs, action)])];
}

export const letterVersionView = (name: MailName, row?: LetterVersionEntity): LetterVersionDto => ({
  id: row?.id ?? 'portal',
  name,
  version: row?.version ?? 0,
  words: row?.words ?? firstWords(name),
  isOwn: !row?.words,
  editedBy: row?.editedBy ?? null,
  editedAt: row?.editedAt.toISOString() ?? null,
});

export const letterSettingView = (name: MailName, row?: LetterVersionEntity): LetterSettingDto => ({
  ...letterVersionView(name, row),
  hasAction: mails[name].action !== '',
  placeholders: placeholdersOf(name).map((each) => ({ name: each, sample: sampleOf(each) })),
});

/** The names of every letter, in the order in which they stand in the portal. */
export const letterNames = Object.keys(mails) as MailName[];
