import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
