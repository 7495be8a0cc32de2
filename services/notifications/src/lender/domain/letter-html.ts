import { paletteOf } from '@groundwork/domain-accounts';
import type { Lender } from '@groundwork/domain-accounts';
import { mailFooter } from '@groundwork/domain-messages-letters';
import type { LetterEntry, LetterList } from './letter.js';

interface Parts {
  readonly title: string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly lists: readonly LetterList[];
  readonly button: { readonly action: string; readonly link: string } | undefined;
  readonly footer: string;
  /** In whose name and colours it goes out. */
  readonly lender: Lender;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** Mail programs that know the dark theme of their reader use these; the others see what stands beside each element. */
function darkTheme(accent: string): string {
  const { solid, contrast } = paletteOf(accent, 'dark');
  return `@media (prefers-color-scheme:dark){
.page{background:#10181b!important}.card{background:#182327!important}.words{color:#e6eef0!important}.faint{color:#a9babf!important}.brand{color:${solid}!important}
.faint a,.list a{color:${solid}!important}.button{background:${solid}!important}.button a{color:${contrast}!important}}
@media (max-width:600px){.card{padding:24px 20px!important}}`;
}

const font = 'font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Clients show the preheader beside the subject, and would fill a short one up with the letter itself. */
const preheaderOf = (text: string): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escape(text)}${'&#8199;&#847; '.repeat(40)}</div>`;

const buttonOf = ({ action, link }: { readonly action: string; readonly link: string }, accent: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 20px"><tr><td class="button" style="border-radius:6px;background:${accent}"><a href="${escape(link)}" style="display:inline-block;padding:13px 24px;${font};font-size:16px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none;border-radius:6px">${escape(action)}</a></td></tr></table>
<p class="faint" style="margin:0;${font};font-size:13px;line-height:20px;color:#55666b;word-break:break-word">${escape(mailFooter.plainLink)}<br><a href="${escape(link)}" style="color:${accent}">${escape(link)}</a></p>`;

const entryOf = ({ text, link }: LetterEntry, accent: string): string => {
  const words =
    link === undefined ? escape(text) : `<a href="${escape(link)}" style="color:${accent}">${escape(text)}</a>`;
  return `<li class="words" style="margin:0 0 8px;${font};font-size:15px;line-height:22px;color:#1b2a2e">${words}</li>`;
};

const listOf = ({ heading, entries }: LetterList, accent: string): string => `
<h2 class="words" style="margin:20px 0 8px;${font};font-size:16px;font-weight:600;line-height:24px;color:#1b2a2e">${escape(heading)}</h2>
<ul class="list" style="margin:0;padding:0 0 0 20px">${entries.map((entry) => entryOf(entry, accent)).join('')}</ul>`;

/** A letter as the mail programs understand it: tables for the layout, styles beside the elements. Texts are plain. */
export function htmlLetter({ title, preheader, paragraphs, lists, button, footer, lender }: Parts): string {
  const accent = lender.accentLight;
  const body = paragraphs.map(
    (text) =>
      `<p class="words" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#1b2a2e">${escape(text).replaceAll('\n', '<br>')}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${darkTheme(lender.accentDark)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef3f4">
${preheaderOf(preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef3f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td align="left" style="padding:0 4px 16px"><span class="brand" style="${font};font-size:18px;font-weight:700;letter-spacing:.2px;color:${accent}">${escape(lender.name)}</span></td></tr>
<tr><td class="card" align="left" style="padding:32px;border-radius:10px;background:#ffffff">
${body.join('\n')}${lists.map((list) => listOf(list, accent)).join('')}${button ? buttonOf(button, accent) : ''}
</td></tr>
<tr><td align="left" style="padding:20px 4px 0"><p class="faint" style="margin:0;${font};font-size:12px;line-height:18px;color:#55666b">${escape(footer)}</p></td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
