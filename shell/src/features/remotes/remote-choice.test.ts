import { describe, expect, it } from '@jest/globals';
import { entryFor } from './remote-choice.js';
import { unmetNeed } from './unmet-need.js';

const entry = (version: string, traffic: number, roles?: readonly string[]) => ({
  url: `http://localhost:4203/${version}/mf-manifest.json`,
  metadata: { version },
  deployment: { traffic, default: roles === undefined },
  extras: { roles: roles ?? ['admin', 'super-admin'] },
});
const users = Array.from({ length: 2_000 }, (_, at) => ({ id: `01J${at.toString(36)}`, role: 'admin' as const }));
const ofCanary = (traffic: number, version = 'new', roles = ['admin', 'super-admin']) =>
  users.filter((user) =>
    entryFor([entry('old', 100 - traffic), entry(version, traffic, roles)], user)?.url?.includes(version),
  );

describe('a canary', () => {
  it.each([1, 10, 50, 99])('of %i percent is given to about that share', (traffic) => {
    const share = (ofCanary(traffic).length / users.length) * 100;
    expect(Math.abs(share - traffic)).toBeLessThan(4);
  });

  it('stays with who has it, and a share that grows takes it from nobody', () => {
    const ten = ofCanary(10);
    expect(ofCanary(10)).toEqual(ten);
    const thirty = new Set(ofCanary(30));
    expect(ten.every((user) => thirty.has(user))).toBe(true);
    // The next canary is not tried on the same people.
    expect(ofCanary(10, 'next')).not.toEqual(ten);
  });

  it('is for its roles alone', () => {
    expect(ofCanary(99, 'new', ['super-admin'])).toEqual([]);
  });
});

describe('what a remote needs', () => {
  const lent = { react: '19.3.1', 'react-router-dom': '7.18.5' };
  it.each([
    ['^19.3.1', undefined],
    ['^19.99.0', undefined],
    ['^18.2.0 || ^19.0.0', undefined],
    ['>=18', undefined],
    [false, undefined],
    ['^18.2.0', { name: 'react', needed: '^18.2.0', lent: '19.3.1' }],
    ['^20.0.0', { name: 'react', needed: '^20.0.0', lent: '19.3.1' }],
    ['>=20', { name: 'react', needed: '>=20', lent: '19.3.1' }],
  ] as const)('%s', (requiredVersion, unmet) => {
    expect(unmetNeed([{ name: 'react', requiredVersion }], lent)).toEqual(unmet);
  });

  it('has to be lent', () => {
    expect(unmetNeed([{ name: 'vue', requiredVersion: '^3.0.0' }], lent)).toMatchObject({ name: 'vue' });
  });
});
