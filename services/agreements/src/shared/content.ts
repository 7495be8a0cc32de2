import { createHash } from 'node:crypto';
import { unknownComplaint } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import { refuseInvalid } from '@groundwork/server-http';
import sanitizeHtml from 'sanitize-html';

/** What a rich-text editor makes and a legal text needs; scripts, frames, forms, images and handlers are no part of it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
    '*': ['style'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  disallowedTagsMode: 'discard',
  // Deeper ones are left out, their words are not: what reads a text takes time for each word by how deep it stands.
  nestingLimit: 100,
};

/** A master's text as it is kept: sanitised once, here, so that what is shown, hashed and accepted is one text. */
export function sanitizeContent(html: string): string {
  const content = sanitizeHtml(html, allowed).trim();
  if (sanitizeHtml(content, { allowedTags: [], allowedAttributes: {} }).trim() === '')
    refuseInvalid({ content: shared.fieldRequired });
  return content;
}

/** SHA-256 of a text as it was shown, in hex: the evidence of what somebody accepted. */
export const contentHash = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');

/** Refuses a text with placeholders that nothing fills: whoever signs must not read braces. */
export function refuseUnknown(unknown: readonly string[]): void {
  const content = unknownComplaint(unknown);
  if (content !== undefined) refuseInvalid({ content });
}
