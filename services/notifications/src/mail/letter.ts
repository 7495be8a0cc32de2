import { fill, mails } from '@groundwork/domain-messages';
import type { MailName } from '@groundwork/domain-messages';

export type LetterValues = Readonly<Record<string, string>>;

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
const escapeAll = (values: LetterValues): LetterValues => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escape(value)]));
/** A subject is one line: a line break in a value must not become a header of its own. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 300);

/** Renders a letter of the catalogue as text and as HTML. Values are plain text. `link` leads where the action says. */
export function letter(name: MailName, values: LetterValues, link: string | undefined): Letter {
  const { subject, paragraphs, action } = mails[name] as { subject: string; paragraphs: readonly string[]; action: string };
  const linked = action !== '' && link !== undefined;
  const text = [...paragraphs.map((paragraph) => fill(paragraph as string, values)), ...(linked ? [`${action}: ${link}`] : []), 'Groundwork'].join('\n\n');
  const safe = escapeAll(values);
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px;line-height:1.5">${fill(escape(paragraph) as string, safe).replaceAll('\n', '<br>')}</p>`);
  const button = linked ? `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4e79;color:#ffffff;text-decoration:none">${escape(action)}</a></p>` : '';
  const title = oneLine(fill(subject as string, values));
  return {
    subject: title,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body style="margin:0;padding:24px;background:#f4f6f8;color:#1a202c;font-family:Arial,Helvetica,sans-serif;font-size:16px"><div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">${body.join('')}${button}<p style="margin:24px 0 0;color:#4a5568;font-size:14px">Groundwork</p></div></body></html>`,
  };
}
