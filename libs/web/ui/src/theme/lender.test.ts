import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { firstLender, grounds } from '@groundwork/domain-accounts';
import { lenderLogo, lenderName } from './lender.js';
import { semanticTokens } from './tokens.js';

const { bg, accent } = semanticTokens.colors;
const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

describe('the lender', () => {
  it('is checked against the grounds and the accent of the theme', () => {
    const of = (scheme: 'base' | '_dark') => [bg.DEFAULT, bg.panel, bg.subtle].map(({ value }) => value[scheme]);
    expect([grounds.light.below, grounds.dark.below]).toEqual([of('base'), of('_dark')]);
    expect([grounds.light.onButton, grounds.dark.onButton]).toEqual([
      accent.contrast.value.base,
      accent.contrast.value._dark,
    ]);
    expect([grounds.light.panel, grounds.dark.panel]).toEqual([bg.panel.value.base, bg.panel.value._dark]);
    expect([firstLender.accentLight, firstLender.accentDark]).toEqual([
      accent.solid.value.base,
      accent.solid.value._dark,
    ]);
  });

  it('is called as its style sheet says, and as the portal where that says nothing', () => {
    expect([lenderName(), lenderLogo()]).toEqual(['Groundwork', { id: '', alt: '' }]);
    root.style.setProperty('--lender-name', 'O%27Neil%20%26%20Sons');
    root.style.setProperty('--lender-logo', 'ab12');
    root.style.setProperty('--lender-logo-alt', 'An%20anvil');
    expect([lenderName(), lenderLogo()]).toEqual(["O'Neil & Sons", { id: 'ab12', alt: 'An anvil' }]);
  });

  it('is looked up once: each time the browser styles all that has changed since', () => {
    const names = [lenderName(), lenderLogo()];
    const lookUps = jest.spyOn(globalThis, 'getComputedStyle');
    expect([lenderName(), lenderLogo()]).toEqual(names);
    expect(lookUps).not.toHaveBeenCalled();
    lookUps.mockRestore();
  });
});
