import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '../primitives/button.js';
import { Dialog } from '../primitives/dialog.js';
import { AreaTheme } from '../theme/theme-provider.js';
import { noticeShownMs, Snackbar } from './snackbar.js';
import type { Notice } from './snackbar.js';

beforeEach(() => void jest.useFakeTimers());
const onTestEnd: (() => void)[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const end of onTestEnd.splice(0)) end();
});

/** A page with a snackbar, and a dialog that has a question of its own. */
function Page() {
  const [open, setOpen] = useState<'dialog' | 'question'>();
  const [notices, setNotices] = useState<Notice[]>([]);
  const dismiss = useCallback(() => setNotices([]), []);
  const say = () => setNotices([{ id: 1, kind: 'success', text: 'It was sent.' }]);
  return (
    <AreaTheme name="test">
      <Button onClick={say}>Say</Button>
      <Button onClick={() => setOpen('dialog')}>Open</Button>
      {open ? (
        <Dialog open title="A dialog" onClose={() => setOpen(undefined)}>
          <Button onClick={say}>Send</Button>
          <Button
            onClick={() => {
              say();
              setOpen(undefined);
            }}
          >
            Send and close
          </Button>
          <Button onClick={() => setOpen('question')}>Ask</Button>
          <Dialog open={open === 'question'} title="A question" onClose={() => setOpen('dialog')} />
        </Dialog>
      ) : null}
      <Snackbar notices={notices} onDismiss={dismiss} />
    </AreaTheme>
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const later = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');
const closing = (name: string) =>
  user.click(within(screen.getByRole('dialog', { name })).getAllByRole('button', { name: screens.close })[0]!);

it('stands in the dialog that is topmost, which alone can be reached, and back in the page when none is open', async () => {
  render(<Page />);
  expect(region().closest('dialog')).toBeNull();
  await press('Open');
  expect(region().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'A dialog' }));
  await press('Ask');
  expect(region().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'A question' }));
  await closing('A question');
  expect(region().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'A dialog' }));
  await closing('A dialog');
  expect(region().closest('dialog')).toBeNull();
});

it('announces in a dialog what is said there, and what was just said before it opened', async () => {
  render(<Page />);
  await press('Open');
  const there = region();
  await press('Send');
  expect([region(), there.textContent]).toEqual([there, 'It was sent.']);
  await closing('A dialog');
  // A region that comes with its words is not read out: they come into it.
  expect(region().textContent).toBe('');
  later(60);
  expect(region().textContent).toBe('It was sent.');
});

/** As a browser has it, and jsdom has not. */
function withPopovers() {
  const shown: string[] = [];
  const { matches } = Element.prototype;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError');
      shown.push(this.closest('dialog') ? 'dialog' : 'page');
    },
    hidePopover: () => undefined,
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? false : matches.call(this, selector);
    },
  });
  onTestEnd.push(() => {
    for (const name of ['showPopover', 'hidePopover', 'matches']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  return shown;
}

it('is shown in the page where the dialog goes at the moment at which it is said', async () => {
  const shown = withPopovers();
  render(<Page />);
  await press('Open');
  await press('Send and close');
  later(60);
  expect([region().closest('dialog'), region().textContent, shown.at(-1)]).toEqual([null, 'It was sent.', 'page']);
});

it('goes after its time, wherever it stood meanwhile', async () => {
  render(<Page />);
  await press('Say');
  later(noticeShownMs - 1_000);
  await press('Open');
  later(500);
  expect(region().textContent).toBe('It was sent.');
  later(1_000);
  expect(region().textContent).toBe('');
});

it('does not wait for a pointer that is over its old place', async () => {
  render(<Page />);
  await press('Say');
  fireEvent.mouseEnter(screen.getByText('It was sent.'));
  await press('Open');
  later(noticeShownMs + 100);
  expect(region().textContent).toBe('');
});

it.each([['Say'], ['Send']])('closed by keyboard it gives the focus back to what had it: %s', async (name) => {
  render(<Page />);
  if (name === 'Send') await press('Open');
  await press(name);
  const before = screen.getByRole('button', { name });
  const close = within(region()).getByRole('button', { name: screens.close });
  act(() => close.focus());
  await user.keyboard('{Enter}');
  expect(region().textContent).toBe('');
  expect(document.activeElement).toBe(before);
});
