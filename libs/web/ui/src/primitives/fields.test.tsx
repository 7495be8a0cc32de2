import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaTheme } from '../theme/theme-provider.js';
import { Checkbox } from './fields.js';

it('a box whose change is being saved takes no other one, and keeps the focus', async () => {
  const change = jest.fn();
  const page = (saving: boolean) => (
    <AreaTheme name="test">
      <Checkbox checked={false} saving={saving} onChange={change}>
        Letter of the day
      </Checkbox>
    </AreaTheme>
  );
  const { rerender } = render(page(false));
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(box);
  expect(change).toHaveBeenCalledTimes(1);
  rerender(page(true));
  await userEvent.click(box);
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledTimes(1);
  // What is disabled loses the focus in a browser.
  expect([box.disabled, box.getAttribute('aria-disabled'), box.checked]).toEqual([false, 'true', false]);
  expect(document.activeElement).toBe(box);
});
