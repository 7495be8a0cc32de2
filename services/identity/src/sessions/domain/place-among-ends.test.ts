import { hasNews, placeAfter, placeFrom } from './place-among-ends.js';
import type { End } from './place-among-ends.js';

const now = Date.parse('2026-03-02T15:00:00.000Z');
const end = (id: string, secondsAgo: number): End => ({ id, endedAt: new Date(now - secondsAgo * 1000) });
const place = (ends: readonly End[]) => placeFrom(placeAfter(ends, now - 60_000, now));

describe('a place among ends', () => {
  it('lies at the last of them, and has read those of the ten seconds before it', () => {
    const read = [end('a', 40), end('b', 25), end('c', 20)];
    expect(place(read)?.at).toBe(now - 20_000);
    const standing = place(read) ?? { at: 0, seen: '' };
    expect(hasNews(standing, [end('c', 20), end('b', 25)])).toBe(false);
    expect(hasNews(standing, [...read.slice(1), end('late', 29)])).toBe(true);
    expect(hasNews(standing, [...read.slice(1), end('d', 1)])).toBe(true);
    expect(hasNews(standing, [end('b', 25), end('another', 20)])).toBe(true);
    expect(hasNews(place([...read, end('just outside', 30)]) ?? standing, read.slice(1))).toBe(false);
  });

  it('is not led into the future by a clock that is fast, nor back by an empty table', () => {
    expect(place([end('fast', -3_600)])?.at).toBe(now);
    expect(place([])?.at).toBe(now - 60_000);
  });

  it.each([undefined, '', '7', 'x.y', '1.short', `1.${'s'.repeat(17)}`, `${'9'.repeat(16)}.${'s'.repeat(16)}`])(
    'is not read from %j',
    (text) => {
      expect(placeFrom(text)).toBeUndefined();
    },
  );
});
