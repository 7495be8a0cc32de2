import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type * as StyledSystem from '@chakra-ui/react/styled-system';
import { createSystem } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.js';
import { semanticTokens, textStyles, tokens } from './tokens.js';

/** What the screens write as styles, against Chakra's whole base, of which the bundles carry a part. */
const theme = { tokens, semanticTokens, textStyles };
const chakra = createRequire(resolve('../../../package.json'))('@chakra-ui/react/styled-system') as typeof StyledSystem;
const whole = chakra.createSystem(defaultBaseConfig, { theme });
const ours = createSystem(baseConfig, { theme });

const text = sourcesOf(resolve('../../..'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const known = new Set(
  Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([property, utility]) => [
    property,
    ...[utility?.shorthand ?? []].flat(),
  ]),
);
/** Properties with a text as their value, and those with an expression: of these some tokens are tried. */
const samples = ['4', 'full', 'md', 'accent.solid', 'bg', '12px'];
const styles = new Map<string, Set<string>>();
const note = (property: string, values: readonly string[]) => {
  // What has an expression in it is not written yet.
  const texts = values.filter((value) => !value.includes('${'));
  if (known.has(property)) styles.set(property, new Set([...(styles.get(property) ?? []), ...texts]));
};
for (const [, property = '', value = ''] of text.matchAll(/\b([a-zA-Z]+)(?:=|: )['"]([^'"\n]*)['"]/g))
  note(property, [value]);
for (const [, property = ''] of text.matchAll(/\s([a-zA-Z]+)=\{/g)) note(property, samples);

/** A style as it comes out, without the color that Chakra keeps of each background for a value that nobody writes. */
const css = (system: typeof whole, style: object) =>
  Object.fromEntries(Object.entries(system.css(style)).filter(([name]) => name !== '--bg-currentcolor'));

describe('the part of the base that is carried', () => {
  it('reads each style that is written as the whole does', () => {
    expect(styles.size).toBeGreaterThan(60);
    const other = [...styles].flatMap(([property, values]) =>
      [...values].flatMap((value) => {
        const [a, b] = [css(whole, { [property]: value }), css(ours, { [property]: value })];
        return JSON.stringify(a) === JSON.stringify(b) ? [] : [{ property, value, whole: a, ours: b }];
      }),
    );
    expect(other).toEqual([]);
  });

  it('takes each property of CSS that is written as a style', () => {
    const read = (path: string) => readFileSync(resolve('../../..', path), 'utf8');
    const whole = read('node_modules/@pandacss/is-valid-prop/dist/index.mjs').match(
      /(?<=cssPropertiesStr = ")[^"]+/,
    )?.[0];
    const all = whole?.split(',') ?? [];
    expect(all.length).toBeGreaterThan(500);
    const carried = new Set(read('tools/webpack/css-properties.mjs').match(/[A-Za-z]+/g));
    const written = new Set([...text.matchAll(/\b([A-Za-z]+)(?==|\??:)/g)].map(([, name = '']) => name));
    expect(all.filter((name) => written.has(name) && !carried.has(name))).toEqual([]);
  });

  it('knows each condition that is written', () => {
    const written = new Set([...text.matchAll(/\b(_[a-z]\w*)(?==|:)/g)].map(([, name = '']) => name));
    const conditions = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => written.has(`_${name}`));
    expect(conditions.length).toBeGreaterThan(6);
    const style = (name: string) => ({ [`_${name}`]: { color: 'red' } });
    for (const name of conditions) expect([name, ours.css(style(name))]).toEqual([name, whole.css(style(name))]);
  });
});

/** What the browser units are made of. */
function sourcesOf(root: string): string[] {
  const units = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [...units, 'libs/web'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((path) => !/node_modules|dist\/|\.test\.|theme\//.test(path) && /\.tsx?$/.test(path))
      .map((path) => join(root, folder, path)),
  );
}
