import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import type { Element } from '@xmldom/xmldom';

/**
 * Reads a provider's XML. A document type is refused before anything is parsed, so that there are no entities but XML's own
 * five and nothing is fetched or expanded. Throws a SyntaxError for what is no well-formed document.
 */
export function parseXml(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new SyntaxError('The document declares a type.');
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch {
    // The parser's message may hold a piece of the document.
  }
  throw new SyntaxError('The document is no well-formed XML.');
}

/** The text of the element that the names lead to, each a child of the one before; undefined where there is none. */
export function xmlText(element: Element, ...names: readonly string[]): string | undefined {
  let at: Element | undefined = element;
  for (const name of names)
    at =
      at &&
      Array.from(at.childNodes).find(
        (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
      );
  return at?.textContent?.trim();
}

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands between two tags. Characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => special[character] ?? '');
