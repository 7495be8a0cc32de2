import { createSecretKey } from 'node:crypto';
import { deviceOf, rememberedDevice } from './device-token.js';

const key = createSecretKey(Buffer.alloc(32, 1));
const otherKey = createSecretKey(Buffer.alloc(32, 2));
const ann = 'ann@example.com';
const ben = 'ben@example.com';
const six = ['1@x.com', '2@x.com', '3@x.com', '4@x.com', '5@x.com', '6@x.com'];

/** What a device holds after these have signed in on it, one after another. */
const after = (...emails: string[]): string =>
  emails.reduce<string | undefined>((held, email) => rememberedDevice(held, email, key), undefined) ?? '';

describe('a device that an account was used on', () => {
  it('is known by its number, the same at every sign-in', () => {
    const held = after(ann);
    expect(deviceOf(held, ann, key)).toBe(held.split('.')[0]);
    expect(after(ann).split('.')[0]).not.toBe(held.split('.')[0]);
    expect(rememberedDevice(held, ann, key)).toBe(held);
  });

  it('says nothing of an account that was never used on it, nor under another key', () => {
    expect(deviceOf(after(ann), ben, key)).toBeUndefined();
    expect(deviceOf(after(ann), ann, otherKey)).toBeUndefined();
    expect(deviceOf(undefined, ann, key)).toBeUndefined();
    expect(deviceOf('', ann, key)).toBeUndefined();
  });

  it('keeps several accounts, the last one first', () => {
    const held = after(ann, ben);
    const [first, second] = held.split('~');
    expect([deviceOf(first, ben, key), deviceOf(second, ann, key)]).toEqual([
      deviceOf(held, ben, key),
      deviceOf(held, ann, key),
    ]);
    expect(deviceOf(first, ann, key)).toBeUndefined();
    const again = rememberedDevice(held, ann, key);
    expect(again).toBe(`${second}~${first}`);
  });

  it('keeps five accounts and forgets the first of six', () => {
    const held = after(...six);
    expect(held.split('~')).toHaveLength(5);
    expect(six.map((email) => deviceOf(held, email, key) !== undefined)).toEqual([false, true, true, true, true, true]);
  });

  it('reads five tokens of what it is handed, however many there are', () => {
    const [first = ''] = after(ann).split('~');
    const others = ['1@x.com', '2@x.com', '3@x.com', '4@x.com', '5@x.com'].map((email) => after(email));
    expect(deviceOf([...others, first].join('~'), ann, key)).toBeUndefined();
    expect(deviceOf([...others.slice(1), first].join('~'), ann, key)).toBe(first.split('.')[0]);
  });

  it.each([
    ['words', 'no token'],
    ['a number that is too short', 'short.code'],
    ['words around a token', `x${'a'.repeat(22)}.${'b'.repeat(43)}x`],
    ['a number that is too long', `${'a'.repeat(23)}.${'b'.repeat(43)}`],
    ['a code that is too long', `${'a'.repeat(22)}.${'b'.repeat(44)}`],
  ])('passes over %s, and knows the token beside', (_what, text) => {
    const own = after(ann);
    expect(deviceOf(`${text}~${own}`, ann, key)).toBe(own.split('.')[0]);
    expect(rememberedDevice(`${text}~${own}`, ann, key)).toBe(own);
  });

  it('does not take the code of another number', () => {
    const [number] = after(ann).split('.');
    const [, code] = after(ann).split('.');
    expect(deviceOf(`${number}.${code}`, ann, key)).toBeUndefined();
  });
});
