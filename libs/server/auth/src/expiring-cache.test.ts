import { ExpiringCache } from './expiring-cache.js';

const now = () => Date.now() / 1000;

describe('ExpiringCache', () => {
  it('gives a value until it expires, and earlier with a reserve', () => {
    const cache = new ExpiringCache<string>();
    cache.set('valid', 'a', now() + 10);
    cache.set('over', 'b', now() - 1);
    expect(cache.get('valid')).toBe('a');
    expect(cache.get('valid', 20)).toBeUndefined();
    expect(cache.get('over')).toBeUndefined();
    expect(cache.get('unknown')).toBeUndefined();
  });

  it('lets the oldest go beyond its bound', () => {
    const cache = new ExpiringCache<number>();
    for (let index = 0; index <= 20_000; index += 1) cache.set(`token ${index}`, index, now() + 60);
    expect(cache.get('token 0')).toBeUndefined();
    expect(cache.get('token 1')).toBe(1);
    expect(cache.get('token 20000')).toBe(20_000);
  });
});
