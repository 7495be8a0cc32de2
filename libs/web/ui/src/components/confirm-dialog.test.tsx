import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { screens } from '@groundwork/domain-messages-screens';
import { Dialog } from '../primitives/dialog.js';
import { Menu } from '../primitives/menu.js';
import { Popover } from '../primitives/panel.js';
import { ShellTheme } from '../theme/theme-provider.js';
import { ConfirmDialog } from './confirm-dialog.js';

afterEach(cleanup);

it('is left by Escape and by its cross, but not while what was confirmed is under way', () => {
  const onCancel = jest.fn();
  const question = (busy: boolean) => (
    <ShellTheme>
      <ConfirmDialog
        open
        busy={busy}
        title="Take it back?"
        confirmLabel="Yes"
        onConfirm={() => undefined}
        onCancel={onCancel}
      />
    </ShellTheme>
  );
  const escape = () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  const { rerender } = render(question(true));
  escape();
  expect(screen.queryByRole('button', { name: screens.close })).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  rerender(question(false));
  escape();
  fireEvent.click(screen.getByRole('button', { name: screens.close }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

const nothing = () => undefined;

/** A dialog, and a question above it, also while it is answered. */
const stack = (onClose: () => void, onCancel: () => void, question: 'none' | 'open' | 'busy') => (
  <ShellTheme>
    <Dialog open title="Devices" onClose={onClose}>
      <ConfirmDialog
        open={question !== 'none'}
        busy={question === 'busy'}
        title="Sign it out?"
        confirmLabel="Yes"
        onConfirm={nothing}
        onCancel={onCancel}
      />
    </Dialog>
  </ShellTheme>
);
it('has Escape for itself, however quick: none is left to the browser or to the dialog below', () => {
  const [onClose, onCancel] = [jest.fn(), jest.fn()];
  const { rerender } = render(stack(onClose, onCancel, 'none'));
  rerender(stack(onClose, onCancel, 'busy'));
  // An answer is under way. `fireEvent` gives false for what is not left to the browser.
  for (const repeat of [false, false, true])
    expect(fireEvent.keyDown(document.body, { key: 'Escape', repeat })).toBe(false);
  expect([onClose, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(stack(onClose, onCancel, 'open'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
  expect([onClose, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('leaves Escape to what is open inside a dialog', () => {
  const onClose = jest.fn();
  render(
    <ShellTheme>
      <Dialog open title="Files" onClose={onClose}>
        <Menu label="More" trigger="More" entries={[{ id: 'delete', label: 'Delete', onSelect: nothing }]} />
        <Popover label="Why" trigger="Why">
          {() => <p>Because</p>}
        </Popover>
      </Dialog>
    </ShellTheme>,
  );
  for (const name of ['More', 'Why']) {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
