import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { ShellTheme } from '@groundwork/web-ui';
import { ReasonCall } from './reason-call.js';

function opened(act: (reason: string) => Promise<unknown>) {
  const onClose = jest.fn();
  render(
    <ShellTheme>
      <ReasonCall
        title="Reject it?"
        label="Reason"
        confirmLabel="Reject"
        failed="Could not reject it"
        complaintOf={(reason) => (reason ? undefined : 'Say why')}
        act={act}
        onClose={onClose}
      />
    </ShellTheme>,
  );
  return { onClose, user: userEvent.setup() };
}
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
const reject = () => screen.getByRole('button', { name: 'Reject' });

it('stays with what was typed and why it could not be done, and is tried once more from there', async () => {
  const away = new TypeError('away');
  const answers = [() => Promise.reject(away), () => Promise.resolve()];
  const act = jest.fn((_reason: string) => answers.shift()?.() ?? Promise.resolve());
  const { onClose, user } = opened(act);
  await user.type(reason(), ' The lien is open ');
  await user.click(reject());
  expect((await screen.findByRole('alert')).textContent).toBe(`Could not reject it: ${sentenceFor(away)}`);
  expect([reason().value, onClose.mock.calls.length]).toEqual([' The lien is open ', 0]);
  await user.clear(reason());
  await user.click(reject());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Say why']);
  await user.type(reason(), ' The lien is open ');
  await user.click(reject());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(act.mock.calls).toEqual([['The lien is open'], ['The lien is open']]);
});

it('says at the reason what the server finds wrong with it, and has the focus there', async () => {
  const errors = [{ field: 'comments', message: 'Must be 3999 characters or fewer', code: 'invalid' }];
  const { onClose, user } = opened(() =>
    Promise.reject(new ApiProblem({ status: 422, code: 'validation.failed', errors })),
  );
  await user.type(reason(), 'Much');
  await user.click(reject());
  await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([errors[0]?.message]);
  expect(document.activeElement).toBe(reason());
  expect(onClose).not.toHaveBeenCalled();
});

it('does it once where it is pressed twice, and is not left meanwhile', async () => {
  let finish = () => {};
  const act = jest.fn((_reason: string) => new Promise<void>((resolve) => (finish = resolve)));
  const { onClose, user } = opened(act);
  await user.type(reason(), 'Late');
  await user.dblClick(reject());
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
