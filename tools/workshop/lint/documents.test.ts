import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Tree {
  names(path: string): string[];
  read(path: string): string;
  has(path: string): boolean;
}
const { documentComplaints } = (await import(join(import.meta.dirname, '../../lint/documents.mjs'))) as {
  documentComplaints(tree: Tree): string[];
};

/** A tree whose folders follow from its files. */
const treeWith = (files: Record<string, string>): Tree => ({
  names: (folder: string) => [
    ...new Set(
      Object.keys(files)
        .filter((path) => path.startsWith(folder))
        .map((path) => /^[^/]+\/?/.exec(path.slice(folder.length))?.[0] ?? ''),
    ),
  ],
  read: (path: string) => files[path] ?? '',
  has: (path: string) =>
    Object.keys(files).some((one) => one === path || one.startsWith(`${path.replace(/\/$/, '')}/`)),
});
const rest = {
  'docs/README.md': '[one](adr/0001-one.md)',
  'docs/adr/0001-one.md': '# One',
  'libs/money/README.md': '`src/cents.ts`',
  'libs/money/src/cents.ts': '',
  'libs/money/src/cents.test.ts': "it('rounds a half up', () => {});\nit('a year’s interest: %s', () => {});",
};
const saidOf = (page: string) => documentComplaints(treeWith({ ...rest, 'docs/page.md': page }));

describe('the pages', () => {
  it.each([
    '[a file](../libs/money/src/cents.ts#L3), [a folder](../libs/money), [a site](https://example.com/no), [here](#below)',
    '`libs/money`, `libs/money/src/cents.ts`, `libs/*/src/<name>.ts`, `libs/{money}/src/`, `libs/**/cents.ts`, `lib*/money`',
    'Words with a stroke: `and/or`, `features/money`, `npm run a/b`; what is made: `libs/money/dist/cents.js`',
    "| fault | noticed by |\n|---|---|\n| of money's | 'rounds a half up', 'a year’s interest …' |\n",
  ])('say what is there: %s', (page) => {
    expect(saidOf(page)).toEqual([]);
  });

  it.each([
    ['[gone](adr/0002-two.md)', 'docs/page.md: leads to adr/0002-two.md, which is not there'],
    ['see\n[gone](../libs/cash)', 'docs/page.md: leads to ../libs/cash, which is not there'],
    ['`libs/money/src/coins.ts`', 'docs/page.md: names libs/money/src/coins.ts, which is not there'],
    ['`libs/{money,cash}`', 'docs/page.md: names libs/{money,cash}, which is not there'],
    ['`libs/*/src/coins.ts`', 'docs/page.md: names libs/*/src/coins.ts, which is not there'],
    ['`libs/money/cents/<name>`', 'docs/page.md: names libs/money/cents/<name>, which is not there'],
    [
      "| fault | noticed by |\n|---|---|\n| any | 'rounds a half down' |\n",
      "docs/page.md: names the test 'rounds a half down', which is not there",
    ],
  ])('do not say %s', (page, complaint) => {
    expect(saidOf(page)).toEqual([complaint]);
  });

  it('of a unit are read from its folder', () => {
    expect(documentComplaints(treeWith({ ...rest, 'libs/money/README.md': '`src/coins.ts`' }))).toEqual([
      'libs/money/README.md: names libs/money/src/coins.ts, which is not there',
    ]);
  });

  it('list every decision', () => {
    expect(documentComplaints(treeWith({ ...rest, 'docs/adr/0002-two.md': '# Two' }))).toEqual([
      'docs/README.md: does not list adr/0002-two.md',
    ]);
  });

  it.each(['0001-other.md', '0003-three.md'])('number their decisions one after the other, not %s', (name) => {
    const listed = `[one](adr/0001-one.md) [other](adr/${name})`;
    expect(
      documentComplaints(treeWith({ ...rest, 'docs/README.md': listed, [`docs/adr/${name}`]: '# Other' })),
    ).toEqual([`docs/adr/${name}: is not the next number`]);
  });
});
