import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '../theme/theme-provider.js';
import { ReasonDialog } from './reason-dialog.js';

it('a reason that is missing is asked for where it is written', async () => {
  const onConfirm = jest.fn();
  render(
    <AreaTheme name="admin">
      <ReasonDialog
        open
        title="Send Back"
        label="Reason"
        confirmLabel="Send"
        complaintOf={(reason) => (reason ? undefined : 'Say why')}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    </AreaTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  expect(screen.getByRole('alert').textContent).toBe('Say why');
  await userEvent.keyboard(' Too early ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onConfirm.mock.calls).toEqual([['Too early']]);
});

it('a reason that is written is lost by Escape, the cross or Cancel only after a question; nothing written is left at once', async () => {
  const onCancel = jest.fn();
  const user = userEvent.setup();
  render(
    <AreaTheme name="admin">
      <ReasonDialog
        open
        title="Send Back"
        label="Reason"
        confirmLabel="Send"
        complaintOf={() => undefined}
        onConfirm={() => undefined}
        onCancel={onCancel}
      />
    </AreaTheme>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Send Back' });
  // Escape, as the browser's own dialog says it.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
  await user.type(field, 'Too early');
  for (const leave of [
    () => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    () => user.click(screen.getByRole('button', { name: screens.cancel })),
  ]) {
    await leave();
    const question = await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion });
    await user.click(within(question).getByRole('button', { name: screens.keepEditing }));
    expect([field.value, onCancel.mock.calls.length]).toEqual(['Too early', 1]);
  }
  await user.click(screen.getByRole('button', { name: screens.close }));
  await user.click(await screen.findByRole('button', { name: masters.loseTyped }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});
