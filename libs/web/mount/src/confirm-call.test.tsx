import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentenceFor } from '@groundwork/web-http';
import { ShellTheme } from '@groundwork/web-ui';
import { ConfirmCall } from './confirm-call.js';

function opened(act: () => Promise<unknown> | undefined, caught?: (error: unknown) => boolean) {
  const onClose = jest.fn();
  render(
    <ShellTheme>
      <ConfirmCall
        title="Delete it?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        failed="Could not delete it"
        act={act}
        onClose={onClose}
        {...(caught ? { caught } : {})}
      >
        It is gone then.
      </ConfirmCall>
    </ShellTheme>,
  );
  return { onClose, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('stays with the reason where it could not be done, and is tried once more from there', async () => {
  const away = new TypeError('away');
  const answers = [() => Promise.reject(away), () => Promise.resolve()];
  const { onClose, user } = opened(() => answers.shift()?.());
  await user.click(button('Delete'));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(`Could not delete it: ${sentenceFor(away)}`);
  expect(document.activeElement).toBe(button('Delete'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Delete'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does it once where it is pressed twice, and is not left meanwhile', async () => {
  let finish = () => {};
  const act = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { onClose, user } = opened(act);
  await user.dblClick(button('Delete'));
  expect(act).toHaveBeenCalledTimes(1);
  expect(button('Deleting...').hasAttribute('disabled')).toBe(true);
  expect(button('Cancel').hasAttribute('disabled')).toBe(true);
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('says nothing of what is told otherwise, and goes on where another question follows', async () => {
  const { onClose, user } = opened(
    () => Promise.reject(new Error('moved')),
    () => true,
  );
  await user.click(button('Delete'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Delete').hasAttribute('disabled')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});
