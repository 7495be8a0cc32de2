import { Problem } from '@groundwork/server-http';
import { Lender } from './lender.js';
import type { LenderFacts } from './lender.js';

it('is asked what it is called once a minute, and called as it was while nobody answers', async () => {
  let now = 0;
  let calls = 0;
  let answer: string | undefined;
  const ask = async () => {
    calls += 1;
    if (answer === undefined) throw new Problem('upstream.unavailable');
    return { name: answer };
  };
  const lender = new Lender(ask, () => now);
  await expect(lender.name()).rejects.toThrow(Problem);
  answer = 'Acme Lending';
  expect([await lender.name(), await lender.name(), calls]).toEqual(['Acme Lending', 'Acme Lending', 2]);
  now = 59_999;
  answer = 'Other Lending';
  expect(await lender.name()).toBe('Acme Lending');
  now = 60_000;
  expect([await lender.name(), calls]).toEqual(['Other Lending', 3]);
  now = 120_001;
  answer = undefined;
  expect([await lender.name(), calls]).toEqual(['Other Lending', 4]);
});

it('heads papers with what it is told, with the name alone where no more is told, and with nothing where nobody answers', async () => {
  let answer: LenderFacts | undefined;
  const head = () =>
    new Lender(async () => {
      if (answer === undefined) throw new Problem('upstream.unavailable');
      return answer;
    }).letterhead();
  expect(await head()).toBeUndefined();
  answer = { name: 'Acme Lending' };
  expect(await head()).toEqual({ name: 'Acme Lending', accent: '#0d5c63', logoAlt: '', logo: null });
  answer = { name: 'Acme Lending', accent: '#6b21a8', logoAlt: 'An anvil', logo: 'iVBO' };
  expect(await head()).toEqual(answer);
});
