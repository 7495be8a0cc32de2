import { BlockedKeys } from './blocked-keys.js';

const now = 1_000_000;

describe('keys that are known to wait', () => {
  it('are believed for five seconds, then the table is asked again', () => {
    const keys = new BlockedKeys();
    keys.note('ann', now + 60_000, now);
    expect(keys.until('ann', now + 4_999)).toBe(now + 60_000);
    expect(keys.until('ann', now + 5_000)).toBe(0);
    expect(keys.until('ann', now)).toBe(0);
  });

  it('are believed no longer than they wait', () => {
    const keys = new BlockedKeys();
    keys.note('ann', now + 2_000, now);
    expect(keys.until('ann', now + 1_999)).toBe(now + 2_000);
    expect(keys.until('ann', now + 2_000)).toBe(0);
  });

  it('say nothing of others, nor of who was forgotten', () => {
    const keys = new BlockedKeys();
    keys.note('ann', now + 60_000, now);
    expect(keys.until('ben', now)).toBe(0);
    keys.forget('ann');
    expect(keys.until('ann', now)).toBe(0);
  });

  it('are fifty thousand at most: the one that was noted first makes room', () => {
    const keys = new BlockedKeys();
    for (let key = 0; key < 50_000; key += 1) keys.note(String(key), now + 60_000, now);
    keys.note('0', now + 90_000, now);
    expect([keys.until('0', now), keys.until('1', now)]).toEqual([now + 90_000, now + 60_000]);
    keys.note('newest', now + 60_000, now);
    expect(['0', '1', '2', 'newest'].map((key) => keys.until(key, now) > 0)).toEqual([true, false, true, true]);
  });
});
