import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Tree {
  names(path: string): string[];
  read(path: string): string;
  has(path: string): boolean;
}
const tools = join(import.meta.dirname, '../..');
const { handbookComplaints } = (await import(join(tools, 'lint/handbook.mjs'))) as {
  handbookComplaints(tree: Tree, files: readonly string[]): string[];
};
const { looksOf, slugOf } = (await import(join(tools, 'lint/looks.mjs'))) as {
  looksOf(source: string): RegExp[];
  slugOf(screen: string): string;
};
const { bookOf, books, picturesIn } = (await import(join(tools, 'webpack/handbook.mjs'))) as {
  bookOf(folder: string, book: string): { title: string; html: string; pages: { name: string; html: string }[] };
  books: string[];
  picturesIn(folder: string): Map<string, { address: string; width: number; height: number }>;
};

/** A part of a look's name that the journey fills in. */
const hole = '$'.concat('{step + 1}');
const pageWith = (text: string) => `# Draws\n\n${text}\n`;
const all = (page: string): Record<string, string> => ({
  'docs/handbook/borrower/README.md': '# Handbook\n\n- [Draws](draws.md): money\n',
  'docs/handbook/borrower/draws.md': page,
  'docs/handbook/broker/README.md': '# Handbook\n',
  'docs/handbook/lender/README.md': '# Handbook\n',
  'docs/handbook/images/draw-request-amounts.webp': '',
  'mfe-borrower/src/draws.tsx': "const label = 'Request Draw';\n<Heading>\n  My Portfolio\n</Heading>",
  'mfe-borrower/src/draws.test.tsx': "it('Planted', () => {});",
  'mfe-admin/src/desk.tsx': "const label = 'Send Back';",
  'libs/domain/messages-borrower/src/draws.ts': "export const hint = 'The lender\\'s note';",
  'libs/domain/messages-admin/src/desk.ts': "export const override = 'Override';",
  'libs/domain/messages-screens/src/screens.ts': 'export const account = "Account";',
  'e2e/support/steps/borrower.ts':
    "await expectAccessible(page, 'draw request: amounts');\nawait expectAccessible(\n  page,\n  " +
    `\`set-up, before section ${hole}\`);`,
});
const picture = '![Amounts](../images/draw-request-amounts.webp)';
function saidOf(page: string, more: Record<string, string> = {}): string[] {
  const files = { ...all(page), ...more };
  const tree: Tree = {
    names: (folder) =>
      Object.keys(files)
        .filter((path) => path.startsWith(folder))
        .map((path) => path.slice(folder.length)),
    read: (path) => files[path] ?? '',
    has: (path) => path in files,
  };
  return handbookComplaints(tree, Object.keys(files));
}

describe('the handbook', () => {
  it.each([
    `${picture} **Request Draw**, **My Portfolio**, **The lender's note** and **Account**`,
    `${picture} a label over two lines: **Request\nDraw**; [the contents](README.md), [a part](draws.md#certify), [the law](https://example.com)`,
  ])('may say what is there: %s', (text) => {
    expect(saidOf(pageWith(text))).toEqual([]);
  });

  it.each([
    ['**Ask For Money**', "names 'Ask For Money', which no screen of the borrower says"],
    ['**Planted**', "names 'Planted', which no screen of the borrower says"],
    ['**Send Back**', "names 'Send Back', which no screen of the borrower says"],
    ['**Override**', "names 'Override', which no screen of the borrower says"],
    [
      '![Nothing](../images/never-seen.webp)',
      'shows never-seen, of which no look of a journey is (e2e: expectAccessible, takePaper)',
    ],
    ['[the desk](../lender/draws.md)', 'leads to ../lender/draws.md, which is no page of its book'],
  ])('may not say %s', (text, complaint) => {
    expect(saidOf(pageWith(`${picture} ${text}`))).toEqual([`docs/handbook/borrower/draws.md: ${complaint}`]);
  });

  it('has every page in the contents of its book, each with its title', () => {
    expect(saidOf(pageWith(picture), { 'docs/handbook/borrower/lost.md': 'Text.\n' })).toEqual([
      'docs/handbook/borrower/lost.md: is not in the contents of its book',
      'docs/handbook/borrower/lost.md: does not begin with its title',
    ]);
  });

  it('has no picture that no page shows', () => {
    expect(saidOf(pageWith('Text.'))).toEqual(['docs/handbook/images/draw-request-amounts.webp: no page shows it']);
  });

  it('calls a picture as the look is called that takes it', () => {
    expect(slugOf('waiver: by its link')).toBe('waiver-by-its-link');
    const [look] = looksOf(`await expectAccessible(page, \`set-up, before section ${hole}\`);`);
    expect(look?.test('set-up-before-section-3')).toBe(true);
    expect(look?.test('set-up-before-section-')).toBe(false);
    expect(look?.test('a-set-up-before-section-3')).toBe(false);
    const [paper] = looksOf("await takePaper(page, 'signed referral agreement', pdf);");
    expect(paper?.test('signed-referral-agreement')).toBe(true);
  });
});

/** A WebP of 300 by 200, as far as its header goes. */
function smallPicture(): Buffer {
  const webp = Buffer.alloc(30);
  webp.write('RIFF', 0, 'latin1');
  webp.write('WEBPVP8X', 8, 'latin1');
  webp.writeUIntLE(299, 24, 3);
  webp.writeUIntLE(199, 27, 3);
  return webp;
}

describe('a book as the portal shows it', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'groundwork-handbook-'));
    for (const name of ['borrower', 'images']) mkdirSync(join(folder, name));
    writeFileSync(
      join(folder, 'borrower/README.md'),
      '# Book & all\n\n- [Draws](draws.md): money\n- [Set-up](set-up.md): once\n',
    );
    writeFileSync(join(folder, 'borrower/set-up.md'), '# Set-up\n\nOnce.\n');
    writeFileSync(
      join(folder, 'borrower/draws.md'),
      [
        '# Draws\n',
        '## Review & *certify*\n',
        'See [the set-up](set-up.md#owners), [the contents](README.md) and [the law](https://example.com/a?b=1&c="2").\n',
        '![The "amounts"](../images/amounts.webp) ![gone](../images/gone.webp)\n',
        '<script>alert(1)</script><p onclick="alert(2)" style="color:red">Text</p>\n',
        '[bad](javascript:alert(3)) <img src="https://elsewhere.example/x.png" onerror="alert(4)">\n',
      ].join('\n'),
    );
    writeFileSync(join(folder, 'images/amounts.webp'), smallPicture());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has its pages in the order of its contents, with links of the portal', () => {
    const book = bookOf(folder, 'borrower');
    expect(book.title).toBe('Book & all');
    expect(book.html).toContain('<a href="/handbook/draws">Draws</a>');
    expect(book.pages.map(({ name }) => name)).toEqual(['draws', 'set-up']);
    expect(book.pages[1]).toEqual({ name: 'set-up', title: 'Set-up', html: '<p>Once.</p>\n' });
    const { html = '' } = book.pages[0] ?? {};
    expect(html).toContain('<h2 id="review-certify" tabindex="-1">Review &amp; <em>certify</em></h2>');
    expect(html).toContain('<a href="/handbook/set-up#owners">the set-up</a>');
    expect(html).toContain('<a href="/handbook">the contents</a>');
    expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=&quot;2&quot;">the law</a>');
  });

  it('shows pictures under addresses that change with them, at their size', () => {
    const { html = '' } = bookOf(folder, 'borrower').pages[0] ?? {};
    const { address } = picturesIn(folder).get('amounts') ?? {};
    expect(address).toMatch(/^handbook-files\/amounts\.[0-9a-f]{12}\.webp$/);
    expect(html).toContain(
      `<img src="/${address}" alt="The &quot;amounts&quot;" width="300" height="200" loading="lazy" />`,
    );
    expect(html).not.toContain('gone');
  });

  it('has nothing that runs or loads from elsewhere', () => {
    const { html = '' } = bookOf(folder, 'borrower').pages[0] ?? {};
    expect(html).toContain('<p>Text</p>');
    expect(html).not.toMatch(/script|alert|onclick|onerror|style=|elsewhere/);
  });

  it('refuses a picture that no journey took', () => {
    writeFileSync(join(folder, 'images/other.webp'), Buffer.from('RIFF....WEBPVP8L.............'));
    expect(() => picturesIn(folder)).toThrow('is no WebP as the journeys take it');
    rmSync(join(folder, 'images/other.webp'));
  });

  it('can be made of every book of the tree, each page with its heading and its text', () => {
    const real = join(tools, '../docs/handbook');
    for (const name of books) {
      const { title, pages } = bookOf(real, name);
      expect(title).toMatch(/^Handbook for /);
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.filter(({ html }) => html.length < 100)).toEqual([]);
    }
  });
});
