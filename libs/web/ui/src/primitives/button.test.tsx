import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AreaTheme } from '../theme/theme-provider.js';
import { Button } from './button.js';

const Page = ({ loading }: { loading: boolean }) => (
  <AreaTheme name="admin">
    <main tabIndex={-1}>
      <input aria-label="Name" />
      <Button loading={loading}>Save</Button>
    </main>
  </AreaTheme>
);

function pressed(focus: () => HTMLElement) {
  const { rerender } = render(<Page loading={false} />);
  screen.getByRole('button').focus();
  rerender(<Page loading />);
  focus().focus();
  rerender(<Page loading={false} />);
  return document.activeElement;
}

it('a button that was clicked a second time while it was busy has the focus again afterwards', () => {
  // The browser gives the focus of what is disabled to what lies around it.
  expect(pressed(() => screen.getByRole('main'))).toBe(screen.getByRole('button'));
});

it('leaves the focus where it was put meanwhile', () => {
  expect(pressed(() => screen.getByRole('textbox'))).toBe(screen.getByRole('textbox'));
});
