import { createHash } from 'node:crypto';
import { canonical, genesis, recordHash } from './canonical.js';
import { anchorOf } from './verify-evidence.js';

describe('the writing of facts', () => {
  it('has one order of keys and no white space', () => {
    expect(canonical({ b: 1, a: 'x "y"\n', Z: null, ä: true })).toBe('{"Z":null,"a":"x \\"y\\"\\n","b":1,"ä":true}');
  });

  it('is hashed with its place and the hash before it', () => {
    const hash = recordHash(1, genesis, '{}');
    expect(hash).toBe(
      createHash('sha256')
        .update(`groundwork-evidence-1\n1\n${'0'.repeat(64)}\n{}`)
        .digest('hex'),
    );
    expect(recordHash(2, genesis, '{}')).not.toBe(hash);
    expect(recordHash(1, hash, '{}')).not.toBe(hash);
  });
});

it('an anchor is a position and a hash', () => {
  expect(anchorOf(`12:${genesis}`)).toEqual({ position: 12, hash: genesis });
  for (const text of ['', '12', `x:${genesis}`, `12:${genesis}0`, `12:${genesis.slice(1)}g`])
    expect(anchorOf(text)).toBeUndefined();
});
