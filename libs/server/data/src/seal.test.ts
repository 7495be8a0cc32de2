import { createSecretKey, randomBytes } from 'node:crypto';
import { isSealed, Seal, SealBroken } from './seal.js';

const aKey = () => createSecretKey(randomBytes(32));

describe('a seal', () => {
  const seal = new Seal([aKey()]);

  it('gives back what it was given, in the same place alone', () => {
    const sealed = seal.seal('k3y – & code', 'event:1:code');
    expect(isSealed(sealed)).toBe(true);
    expect(sealed).not.toContain('k3y');
    expect(seal.open(sealed, 'event:1:code')).toBe('k3y – & code');
    expect(() => seal.open(sealed, 'event:2:code')).toThrow(SealBroken);
  });

  it('gives the same text another form each time', () => {
    expect(seal.seal('', 'x')).not.toBe(seal.seal('', 'x'));
    expect(seal.open(seal.seal('', 'x'), 'x')).toBe('');
  });

  it('does not open what was changed, cut short, or is none', () => {
    const sealed = seal.seal('secret', 'x');
    const at = sealed.length - 2;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    for (const wrong of [changed, sealed.slice(0, -6), 'sealed.v1.', 'sealed.v1.abcdefgh.AAAA', 'secret', ''])
      expect(() => seal.open(wrong, 'x')).toThrow(SealBroken);
  });

  it('opens under an older key what was sealed before the keys moved on, and with neither nothing', () => {
    const [old, young] = [aKey(), aKey()];
    const before = new Seal([old]).seal('secret', 'x');
    const moved = new Seal([young, old]);
    expect(moved.open(before, 'x')).toBe('secret');
    expect(() => new Seal([old]).open(moved.seal('secret', 'x'), 'x')).toThrow(SealBroken);
  });
});
