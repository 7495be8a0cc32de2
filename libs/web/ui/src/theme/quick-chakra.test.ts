import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type * as StyledSystem from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.js';
import { createAreaSystem, createShellSystem, themeOfAll } from './system.js';

/** What `tools/webpack/quick-modules.cjs` may not change: the answers of Chakra itself, which `require` loads as it is. */
const chakra = createRequire(resolve('../../../package.json'))('@chakra-ui/react/styled-system') as typeof StyledSystem;
const whole = chakra.createSystem(baseConfig, { theme: themeOfAll });
const quick = createShellSystem();

type Style = Parameters<typeof whole.css>[0];
const written = (style: unknown) => JSON.stringify(style);

const styles: Style[][] = [
  [{ p: '4', padding: '2', px: undefined, color: null as never }],
  [{ p: { base: '4', md: '6', sm: '5' }, width: { lg: 'full', base: '1/2' }, fontSize: ['sm', null as never, 'md'] }],
  [{ _hover: { color: 'accent.fg', _disabled: { color: 'fg.subtle' } }, _dark: { bg: 'bg.panel' }, bg: 'bg' }],
  [{ '& > p': { mt: '-4', _first: { mt: '0.5' } }, '@media print': { display: 'none' }, display: { smDown: 'flex' } }],
  [{ textStyle: 'page', lineHeight: '1.5' }, { textStyle: 'small' }],
  [{ p: { base: '1', sm: '2' }, _hover: { color: 'fg' } }, { p: '0' }, { _hover: { bg: 'bg' } }],
  [{ p: '0', color: 'fg' }, {}, { p: { base: '1', sm: '2' } }, undefined as never],
  [{ '--x': 'colors.accent.fg', '--y': '4', border: '1px solid {colors.border}', zIndex: 5, opacity: 0 }],
  [{ color: 'fg !important', m: '4!', lineClamp: '2', boxShadow: 'md', transitionDuration: 'fast' }],
  [{ mdDown: { p: '1' }, md: { p: '2' }, smOnly: { p: '3' }, '@media (hover: hover)': { p: '4' }, sm: { p: '5' } }],
  [{ '@layer recipes': { display: 'flex', '@media screen and (min-width: 75rem)': { gap: '1px' } }, gap: '1.5' }],
  [
    {
      gap: 'topbar',
      minHeight: 'calc(100dvh - 60px)',
      borderStart: '2px solid',
      borderInlineStartColor: 'accent.solid',
    },
  ],
];

describe('a style', () => {
  it.each(styles.map((style) => [written(style), style] as const))('is what Chakra makes of it: %s', (_name, style) => {
    // Twice: what is remembered of the first time is the same.
    for (const _ of [1, 2]) expect(written(quick.css(...style))).toBe(written(whole.css(...style)));
  });

  it('is made of variants, of those together, and of those by width as Chakra makes it', () => {
    const recipe = {
      base: { display: 'flex', px: '2', _hover: { color: 'fg' } },
      variants: {
        size: { sm: { p: '1', fontSize: 'sm' }, md: { p: { base: '2', md: '3' } } },
        tone: { plain: {}, loud: { color: 'danger.fg', _hover: { color: 'danger.solid' } } },
        wide: { true: { width: 'full' } },
      },
      compoundVariants: [{ size: 'md', tone: 'loud', css: { fontWeight: 'bold' } }],
      defaultVariants: { size: 'sm' },
    } as const;
    const chosen = [
      {},
      { size: 'md' },
      { size: { base: 'sm', md: 'md' }, wide: true },
      { size: 'md', tone: 'loud', wide: undefined },
    ];
    const [ours, theirs] = [quick.cva(recipe as never), whole.cva(recipe as never)];
    for (const props of chosen)
      expect(written(ours(props as never))).toBe(
        written(theirs(props as never)).replace('@layer recipes', ':where(&)'),
      );
    const [merged, other] = [ours, theirs].map((one) => one.merge({ base: { px: '4' } } as never)({} as never));
    expect(written(merged)).toBe(written(other));
  });
});

describe('the tokens', () => {
  it('are those of Chakra, but for palettes, which nothing is written with', () => {
    const palettes = (system: typeof whole) => system.tokens.colorPaletteMap.size;
    expect([palettes(quick), palettes(whole) > 0]).toEqual([0, true]);
  });

  it('are those of Chakra: each variable of a page and of an area, and each value of a property', () => {
    expect(written(quick.getTokenCss())).toBe(written(whole.getTokenCss()));
    const area = chakra.createSystem(baseConfig, {
      theme: themeOfAll,
      cssVarsRoot: '.gw-test',
      conditions: { dark: '.dark .gw-test &' },
    });
    expect(written(createAreaSystem('.gw-test').getTokenCss())).toBe(written(area.getTokenCss()));
    for (const category of ['spacing', 'sizes', 'colors', 'fontSizes', 'radii', 'shadows', 'breakpoints']) {
      const values = (system: typeof whole) => Object.entries({ ...system.tokens.getCategoryValues(category) });
      const all = values(whole).filter(([name]) => !name.startsWith('colorPalette'));
      expect(values(quick).sort()).toEqual(all.sort());
    }
    expect(quick.token('colors.accent.fg')).toBe(whole.token('colors.accent.fg'));
    expect(quick.token.var('sizes.page')).toBe(whole.token.var('sizes.page'));
  });

  it('are found for a property and all else is left: the same properties are styles', () => {
    const names = [
      'p',
      'color',
      '_hover',
      'sm',
      'textStyle',
      'css',
      '--x',
      '&:hover',
      'title',
      'children',
      'lineClamp',
    ];
    for (const name of names) expect([name, quick.isValidProperty(name)]).toEqual([name, whole.isValidProperty(name)]);
  });
});
