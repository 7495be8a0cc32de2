import { countsAsVerified, isBusinessVerified, isOwnerVerified } from './index.js';

const today = '2026-03-02';
const account = (status: number, asOfDate: string) => ({ status, asOfDate });

describe('the accounts of a business', () => {
  it.each([
    ['of today', 3, '2026-03-02', true],
    ['6 days old', 3, '2026-02-24', true],
    ['7 days old', 3, '2026-02-23', false],
    ['ahead of today', 3, '2026-03-03', false],
    ['of another status', 2, '2026-03-02', false],
  ])('%s', (_, status, asOfDate, verified) => {
    expect(isBusinessVerified([account(status, asOfDate)], today)).toBe(verified);
  });
  it('need one that counts', () => {
    expect(isBusinessVerified([], today)).toBe(false);
    expect(isBusinessVerified([account(1, today), account(3, '2025-01-01'), account(3, today)], today)).toBe(true);
  });
});

describe('the accounts of an owner', () => {
  it('count whatever their age', () => {
    expect(isOwnerVerified([account(3, '2019-01-01')])).toBe(true);
    expect(isOwnerVerified([account(2, today)])).toBe(false);
    expect([
      countsAsVerified(account(3, '2019-01-01'), 'owner', today),
      countsAsVerified(account(3, '2019-01-01'), 'business', today),
    ]).toEqual([true, false]);
  });
});
