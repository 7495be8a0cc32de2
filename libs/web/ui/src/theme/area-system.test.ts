import { describe, expect, it } from '@jest/globals';
import { createAreaSystem } from './system.js';
import { semanticTokens } from './tokens.js';

const name = '--chakra-colors-accent-solid';

describe('the variables of an area', () => {
  it("stand on the area's own element, for light and for dark: what the page has for dark lies behind them", () => {
    const css = createAreaSystem('.gw-test').getTokenCss();
    const rules = Object.values(css).flatMap((layer) =>
      Object.entries(layer as Record<string, Record<string, string>>),
    );
    const places = rules
      .filter(([, values]) => name in values)
      .map(([selector, values]) => [selector.replaceAll('&', '').trim(), values[name]]);
    const { base, _dark } = semanticTokens.colors.accent.solid.value;
    expect(places).toEqual([
      ['.gw-test', base],
      ['.dark .gw-test', _dark],
    ]);
  });
});

describe('the recipe of a component', () => {
  it('is made once for each system, with what it has found out', () => {
    const system = createAreaSystem('.gw-test');
    const config = { base: { display: 'flex' } } as const;
    expect(system.cva(config)).toBe(system.cva(config));
    expect(system.cva({ base: { display: 'grid' } })({})).toEqual({ ':where(&)': { display: 'grid' } });
    expect(createAreaSystem('.gw-other').cva(config)).not.toBe(system.cva(config));
  });
});
