import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { screens } from '@groundwork/domain-messages-screens';
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
