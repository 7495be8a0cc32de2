import { fill, isProblemCode, problems, sentenceOf, shared } from './index.js';

describe('fill', () => {
  it('fills every name', () => {
    expect(fill('Editing property {n} of {total}', { n: 2, total: 5 })).toBe('Editing property 2 of 5');
  });
  it('writes a count as people do, and what is given as text as it is', () => {
    const values = { max: 4000, year: '2026', share: 12.3456 };
    expect(fill('{max} in {year}: {share}%', values)).toBe('4,000 in 2026: 12.3456%');
    expect(fill(shared.tooLong, { max: 1_234_567 })).toBe('Must be at most 1,234,567 characters');
  });
  it('leaves an unknown name standing and does not fill what a value brings in', () => {
    expect(fill('{a} {b}' as string, { a: '{b}' })).toBe('{b} {b}');
  });
  it('does not read inherited properties', () => {
    expect(fill('{toString}' as string, {})).toBe('{toString}');
  });
});

describe('problems', () => {
  it('have a client or server error status and sentences', () => {
    for (const [code, problem] of Object.entries(problems)) {
      expect(code).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(problem.status).toBeGreaterThanOrEqual(400);
      expect(problem.status).toBeLessThan(600);
      expect(problem.title).not.toBe('');
      expect(problem.sentence).toMatch(/\S/);
    }
  });
  it('give a sentence for any code', () => {
    expect(sentenceOf('session.expired')).toBe(shared.sessionEnded);
    expect(sentenceOf('network.unreachable')).toBe(shared.networkUnreachable);
    expect(sentenceOf('never.heard')).toBe(shared.unexpectedError);
    expect(['session.expired', 'toString', ['session.expired'], undefined].map(isProblemCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
