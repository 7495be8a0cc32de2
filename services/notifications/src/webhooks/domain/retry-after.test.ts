import { quietFor } from './retry-after.js';

const now = new Date('2026-03-02T15:00:00.000Z');

it.each<[number | null, string | null, number]>([
  [429, '120', 120_000],
  [503, ' 7 ', 7_000],
  [503, 'Mon, 02 Mar 2026 15:10:00 GMT', 600_000],
  [429, 'Mon, 02 Mar 2026 14:00:00 GMT', 0],
  [429, '0', 0],
  [429, '-5', 0],
  [429, 'soon', 0],
  [429, '9'.repeat(400), 86_400_000],
  [429, null, 0],
  [500, '120', 0],
  [200, '120', 0],
  [null, '120', 0],
])('%s with Retry-After %s is left alone for %s ms', (status, retryAfter, wait) => {
  expect(quietFor(status, retryAfter, now)).toBe(wait);
});
