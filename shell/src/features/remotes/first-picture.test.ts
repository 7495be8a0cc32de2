import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { drawOpening, oncePainted } from './first-picture.js';

const root = document.createElement('div');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  root.replaceChildren();
});

it('draws the heading and the sentence, as text, for the eyes alone, and leaves nothing of it beside the root', () => {
  const before = document.head.childElementCount;
  drawOpening(root, { heading: 'Company <b>Review</b>', sentence: 'What waits.' });
  expect(root.querySelector('main h1')?.textContent).toBe('Company <b>Review</b>');
  expect(root.querySelector('main h1 + p')?.textContent).toBe('What waits.');
  expect(root.querySelector('[aria-hidden=true] main')).not.toBeNull();
  expect(root.querySelector('style')?.textContent).not.toContain('undefined');
  expect(document.head.childElementCount).toBe(before);
  drawOpening(root, { heading: 'Dashboard' });
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  expect(root.querySelector('p')).toBeNull();
});

it('goes on once when it is painted', () => {
  const then = jest.fn();
  oncePainted(then);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(then).toHaveBeenCalledTimes(1);
});

it('goes on without a picture where none is painted', () => {
  const then = jest.fn();
  const never = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  oncePainted(then);
  jest.advanceTimersByTime(300);
  expect(then).toHaveBeenCalledTimes(1);
  never.mockRestore();
});
