import type { Letterhead } from '@groundwork/domain-accounts';
import type { AdverseLetter } from '@groundwork/domain-applications';
import { blocksOf, finish, newPaper, section, title, writeTerms } from '@groundwork/server-paper';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** A letter of adverse action on paper; the same letter makes the same bytes. */
export async function adversePaper(
  letter: AdverseLetter,
  noticeId: string,
  { at, letterhead }: { readonly at: Date; readonly letterhead: Letterhead | undefined },
): Promise<Buffer> {
  const foot = `${letter.title}, ${noticeId}`;
  const document = newPaper(letter.title, foot, at, letterhead);
  const set = (html: string) => writeTerms(document, blocksOf(html));
  title(document, letter.title);
  section(
    document,
    letter.facts[0]?.[1] ?? '',
    letter.facts.slice(1).map(([label = '', value = '']) => [label, value]),
  );
  document.moveDown(0.6);
  set(
    [
      paragraph(letter.intro),
      `<h2>${escaped(letter.reasonsHeading)}</h2>`,
      `<ol>${letter.reasons.map((reason) => `<li>${escaped(reason)}</li>`).join('')}</ol>`,
      `<h2>${escaped(letter.creditorHeading)}</h2>`,
      ...letter.creditor.map(paragraph),
      paragraph(letter.question),
      `<h2>${escaped(letter.noticeHeading)}</h2>`,
      paragraph(letter.notice),
    ].join(''),
  );
  return finish(document, foot);
}
