import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Who has a book of the handbook: a folder each. */
export const books = ['borrower', 'broker', 'lender'];

/** What a page may consist of; anything else that somebody writes into it is left out. */
const rules = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'a', 'img', 'blockquote', 'br'].concat(
    ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ),
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height', 'loading'], h2: ['id', 'tabindex'] },
  allowedSchemes: ['https'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/handbook-files/'),
};

/** A heading as an address names it. */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Width and height of a WebP as the browser of the journeys takes it (extended, VP8X), which stand in its header, each less one. */
function sizeOf(webp) {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error('A picture of the handbook is no WebP as the journeys take it');
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
}

/** The pictures by their names, each under an address that changes with its content. */
export function picturesIn(folder) {
  return new Map(
    readdirSync(join(folder, 'images'))
      .filter((name) => name.endsWith('.webp'))
      .map((file) => {
        const content = readFileSync(join(folder, 'images', file));
        const name = basename(file, '.webp');
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
        return [name, { address: `handbook-files/${name}.${hash}.webp`, content, ...sizeOf(content) }];
      }),
  );
}

/** Links to other pages of the book become addresses of the portal, pictures those under which they are served. */
function rendererOf(pictures) {
  const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    heading({ tokens, depth, text }) {
      const named = depth === 2 ? ` id="${slugOf(text)}" tabindex="-1"` : '';
      return `<h${depth}${named}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const [, page, part = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
      const target = page === 'README' ? '/handbook' : page ? `/handbook/${page}${part}` : href;
      return `<a href="${escaped(target)}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      const picture = pictures.get(basename(href, '.webp'));
      if (!picture) return '';
      const { address, width, height } = picture;
      return `<img src="/${address}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
    },
  };
}

/** The pages that the contents of a book lead to, in their order. */
export const pagesOf = (contents) => [...contents.matchAll(/^- \[[^\]]+\]\(([\w-]+)\.md\)/gm)].map(([, name]) => name);

const titleOf = (markdown) => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/**
 * A book as the portal shows it: its contents (`README.md`) and the pages in the order of the contents, turned into HTML of which only
 * what a page may consist of is left.
 */
export function bookOf(folder, book, pictures = picturesIn(folder)) {
  const marked = new Marked({ renderer: rendererOf(pictures) });
  const pageOf = (name) => {
    const markdown = readFileSync(join(folder, book, `${name}.md`), 'utf8');
    // The title stands by itself: the screen has it as its heading.
    const body = markdown.replace(/^# .+\n/, '');
    return { title: titleOf(markdown), html: sanitizeHtml(marked.parse(body), rules) };
  };
  const contents = readFileSync(join(folder, book, 'README.md'), 'utf8');
  return { ...pageOf('README'), pages: pagesOf(contents).map((name) => ({ name, ...pageOf(name) })) };
}
