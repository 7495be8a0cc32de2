import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { createAreaSystem, createShellSystem } from './system.js';

/** What `tools/webpack/quick-rules.mjs` may not change: the rules that stylis makes of a style, without prefixes. */
const stylis = createRequire(resolve('../../../package.json'))('stylis') as {
  compile: (styles: string) => object[];
  serialize: (elements: object[], write: unknown) => string;
  stringify: unknown;
};

function rulesOf(selector: string, styles: string): string[] {
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => rules.push(rule) };
  const cache = createCache({ key: 'css' });
  cache.insert(selector, { name: 'x', styles } as never, sheet as never, false);
  return rules;
}
const quick = (selector: string, styles: string) => rulesOf(selector, styles).join('');
/** stylis leaves out spaces that nothing hangs on, and leaves the name of an empty layer. */
const bare = (css: string) =>
  css
    .replaceAll(/([>+~,:]) | (?=[>+~!])/g, '$1')
    .replace(/^@layer reset(?=@)/, '')
    .split(/(?<=[;{}])/);
const whole = (selector: string, styles: string) =>
  stylis.serialize(stylis.compile(selector ? `${selector}{${styles}}` : styles), stylis.stringify);

const ofElements = [
  'display:flex;gap:1px;',
  'a:b;&:hover{c:d;}e:f;@media x{g:h;}i:j;',
  '&:is(:hover, [data-hover]):not(:disabled, [data-disabled]){color:red;}',
  '&::placeholder, &[data-placeholder]{color:red;}',
  '@layer recipes{display:flex;&:hover{color:red;}@media screen and (min-width:601px){gap:2px;&:enabled{a:b;}}}color:blue;',
  '.dark &, .dark .chakra-theme:not(.light) &{--x:1px;}',
  '& > p, & + & [title="a, b"]{a:b;& b{c:d;}}',
  '@media (hover: hover){&:is(:hover, [data-hover]){@media print{c:d;}}}',
  'content:"a{b;c}\\"";background:url(data:image/svg+xml;utf8,<a>);',
  'table{a:b;}',
  '&:hover{}',
];
const ofSheets = [
  '@layer reset{*{m:0;}&html{a:b;}&h1, &h2{c:d;}@keyframes spin{to{transform:rotate(360deg);}}}',
  '@layer tokens{.gw{--a:1;}.dark .gw &{--b:2;}&:where(:root, :host){--c:d;}}',
  '@font-face{font-family:x;src:url(a);}p{a:b;}',
];

describe('the rules of a style', () => {
  it.each(ofElements)('are those of stylis for an element: %s', (styles) => {
    expect(bare(quick('.css-x', styles))).toEqual(bare(whole('.css-x', styles)));
  });

  it.each(ofSheets)('are those of stylis for a page: %s', (styles) => {
    expect(quick('', styles)).toBe(whole('', styles));
  });

  it.each([
    ['shell', createShellSystem()],
    ['area', createAreaSystem('.gw-test')],
  ])('are those of stylis for the whole theme of %s', (_name, system) => {
    const { styles } = css(system._global as never);
    expect(styles.length).toBeGreaterThan(1_000);
    const unprefixed = styles.replaceAll('user-select:none', 'cursor:text');
    expect(bare(quick('', unprefixed))).toEqual(bare(whole('', unprefixed)));
  });

  it('stand close to the element where they begin with a colon, and are apart where each is its own', () => {
    expect(quick('.x', ':hover{a:b;}p{c:d;}')).toBe('.x:hover{a:b;}.x p{c:d;}');
    expect(rulesOf('', '@layer a, b;p{c:d;}@media print{q{e:f;}r{g:h;}}')).toEqual([
      '@layer a, b;',
      'p{c:d;}',
      '@media print{q{e:f;}r{g:h;}}',
    ]);
  });

  it('say by its prefix what a browser knows by that alone, and nothing of a label', () => {
    expect(quick('.x', 'label:Card;user-select:none;mask-image:none;align-items:center;')).toBe(
      '.x{-webkit-user-select:none;user-select:none;-webkit-mask-image:none;mask-image:none;align-items:center;}',
    );
  });
});

describe('the sheet of a cache', () => {
  const written = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="gw-sheet"]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .map(({ cssText }) => cssText.replaceAll(/\s+/g, ''));

  it('has its media queries behind all else, also where one comes first, and takes them along', () => {
    const { sheet } = createCache({ key: 'gw-sheet' });
    sheet.insert('@media print{.a{gap:1px;}}');
    sheet.insert('.b{gap:2px;}');
    sheet.insert('@media print{.b{gap:3px;}}');
    sheet.insert('.c{gap:4px;}');
    expect(written()).toEqual([
      '.gw-sheet{}',
      '.b{gap:2px;}',
      '.c{gap:4px;}',
      '@mediaprint{.a{gap:1px;}}',
      '@mediaprint{.b{gap:3px;}}',
    ]);
    sheet.flush();
    expect(written()).toEqual([]);
  });
});
