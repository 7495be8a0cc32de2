import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { screens } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { NoticeBar } from './notice-bar.js';
import { notice } from './notices.store.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const isThere = () => screen.queryByText('Password updated') !== null;

it('shows a notice long enough to be read, and lets it go by itself', () => {
  render(
    <AreaTheme name="test">
      <NoticeBar />
    </AreaTheme>,
  );
  act(() => notice('success', 'Password updated'));
  later(5_900);
  expect(isThere()).toBe(true);
  later(200);
  expect(isThere()).toBe(false);
});

it('keeps a notice for who points at it, and lets it go after that', () => {
  render(
    <AreaTheme name="test">
      <NoticeBar />
    </AreaTheme>,
  );
  act(() => notice('success', 'Password updated'));
  later(5_000);
  fireEvent.mouseEnter(screen.getByText('Password updated'));
  later(20_000);
  expect(isThere()).toBe(true);
  fireEvent.mouseLeave(screen.getByText('Password updated'));
  later(6_100);
  expect(isThere()).toBe(false);
});

it('takes back what it says was done, once, and goes', () => {
  const undo = jest.fn();
  render(
    <AreaTheme name="test">
      <NoticeBar />
    </AreaTheme>,
  );
  act(() => notice('success', 'Contract.pdf is of 7 Oak Street.', undo));
  fireEvent.click(screen.getByRole('button', { name: screens.undo }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: screens.undo })).toBeNull();
  act(() => notice('success', 'Password updated'));
  expect(screen.queryByRole('button', { name: screens.undo })).toBeNull();
});

it('says a thing that is said again once, and keeps it from then on', () => {
  render(
    <AreaTheme name="test">
      <NoticeBar />
    </AreaTheme>,
  );
  act(() => notice('success', 'Password updated'));
  later(5_000);
  act(() => notice('success', 'Password updated'));
  expect(screen.getAllByText('Password updated')).toHaveLength(1);
  later(5_000);
  expect(isThere()).toBe(true);
  later(1_200);
  expect(isThere()).toBe(false);
});
