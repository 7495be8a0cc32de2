import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
