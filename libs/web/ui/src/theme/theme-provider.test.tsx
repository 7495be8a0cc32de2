import { expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { pageStyles, ShellTheme } from './theme-provider.js';

/** What the page is styled with, whatever stands in it. */
const rules = () =>
  [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion="css-global"]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );

it('has the styles of the page with the theme, or apart from it: the same, once', () => {
  render(<ShellTheme>text</ShellTheme>);
  const whole = rules();
  expect(whole.length).toBeGreaterThan(0);
  cleanup();
  expect(rules()).toEqual([]);
  render(<ShellTheme stylesApart>text</ShellTheme>);
  expect(rules()).toEqual([]);
  for (const part of pageStyles) render(part());
  expect(rules()).toEqual(whole);
});
