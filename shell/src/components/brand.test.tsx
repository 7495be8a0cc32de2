import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ShellTheme } from '@groundwork/web-ui';
import { Brand } from './brand.js';
import { PublicFrame } from './public-frame.js';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));
const shown = () =>
  render(
    <ShellTheme>
      <Brand />
    </ShellTheme>,
  );

it('is the mark and the name of the lender, and its logo with its words where there is one', () => {
  root.style.setProperty('--lender-name', 'Acme%20Lending');
  const { unmount } = shown();
  expect(screen.getByText('Acme Lending')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  root.style.setProperty('--lender-logo', 'ab12');
  root.style.setProperty('--lender-logo-alt', 'An%20anvil');
  shown();
  expect(screen.getByRole('img', { name: 'An anvil' }).getAttribute('src')).toBe('/api/shell/lender/logo/ab12');
  expect(screen.queryByText('Acme Lending')).toBeNull();
});

it('stands on the public pages and in the title of the tab', () => {
  root.style.setProperty('--lender-name', 'Acme%20Lending');
  render(
    <ShellTheme>
      <PublicFrame title="Sign in">form</PublicFrame>
    </ShellTheme>,
  );
  expect(screen.getAllByText('Acme Lending').length).toBeGreaterThan(0);
  expect(document.title).toBe('Sign in · Acme Lending');
});
