import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { ShellTheme } from '@groundwork/web-ui';
import { IdleDialog } from './idle-dialog.js';
import { tabs } from './tabs.js';

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  tabs.send({ type: 'activity', at: Date.now() });
});
afterEach(() => {
  jest.useRealTimers();
});

it('who was idle for half an hour is warned, sees the time run, and stays by a word', () => {
  render(
    <ShellTheme>
      <IdleDialog timeoutMs={30 * minute} warningMs={2 * minute} />
    </ShellTheme>,
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => jest.advanceTimersByTime(30 * minute));
  const warning = screen.getByRole('alertdialog', { name: frame.sessionExpired });
  expect(warning.textContent).toContain(frame.sessionIdle);
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  act(() => jest.advanceTimersByTime(minute));
  expect(screen.getByRole('timer').textContent).toBe('1:00');
  fireEvent.click(screen.getByRole('button', { name: screens.continue }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
