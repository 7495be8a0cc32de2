import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame } from '@groundwork/domain-messages-shell';
import { ApiProblem } from '@groundwork/web-http';
import { ShellTheme } from '@groundwork/web-ui';
import { BellList } from './bell-list.js';

it('a line that could not be marked as read stays, and the panel says why', async () => {
  const away = new ApiProblem({ status: 503, code: 'upstream.unavailable' });
  const answers = [() => Promise.reject(away), () => Promise.resolve()];
  const line = { id: 'n1', message: 'A draw was paid', createdAt: '2026-03-02T15:00:00.000Z', acknowledged: false };
  render(
    <ShellTheme>
      <BellList
        lines={[line as never]}
        known="yes"
        onAcknowledge={() => answers.shift()?.() ?? Promise.resolve()}
        onOpen={() => undefined}
      />
    </ShellTheme>,
  );
  const user = userEvent.setup();
  const all = screen.getByRole<HTMLButtonElement>('button', { name: frame.markAllRead });
  await user.click(all);
  expect((await screen.findByRole('alert')).textContent).toBe(away.message);
  expect([answers.length, all.disabled]).toEqual([1, false]);
  await waitFor(() => expect(document.activeElement).toBe(all));
  await user.click(all);
  await waitFor(() => expect([answers.length, screen.queryByRole('alert')]).toEqual([0, null]));
});
