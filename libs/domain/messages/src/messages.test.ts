import { readFileSync } from 'node:fs';
import { admin, borrower, broker, fill, isProblemCode, problems, sentenceOf, shared, signIn } from './index.js';

const catalogues = { shared, borrower, 'sign-in': signIn, admin, broker } as const;
const files = {
  shared: 'shared',
  borrower: 'borrower',
  'sign-in': 'sign-in',
  admin: 'admin',
  broker: 'broker',
} as const;

/** Rows that the specification's table has, an area each. */
const rows = { shared: 34, borrower: 99, 'sign-in': 20, admin: 61, broker: 12 } as const;

/** How many sentences of a source file stand above the line that separates ours from the specification's. */
function rowsOfSpecification(file: string): number {
  const text = readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8');
  const [specified = ''] = text.split('// beyond the specification');
  return [...specified.matchAll(/^ {2}\w+:\s*['"]/gm)].length;
}

describe('the catalogues', () => {
  it.each(Object.entries(rows))('hold every row of the specification for %s', (area, count) => {
    expect(rowsOfSpecification(files[area as keyof typeof files])).toBe(count);
  });

  it.each(Object.entries(catalogues))('say no sentence twice in %s, and none that is empty', (_, catalogue) => {
    const sentences: string[] = Object.values(catalogue);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.every((sentence) => sentence.trim() === sentence && sentence !== '')).toBe(true);
  });

  it('keep the sentences of each area, word for word', () => {
    expect(shared.zipFormat).toBe('Zip code must either be in the format ##### or #####-####');
    expect(borrower.preparingTermSheet).toBe('Peparing termsheet information...');
    expect(admin.mailingAddressRequired).toBe('Bussiness mailing address line 1 is required');
    expect(signIn.fillOutFormCompletely).toBe('Fill out form completely');
    expect(broker.noIcca).toBe('Organization has no ICCA to agree to');
  });

  it('say nothing in an area that all areas say already', () => {
    const common = new Set<string>(Object.values(shared));
    for (const [area, catalogue] of Object.entries(catalogues)) {
      if (area === 'shared') continue;
      expect(Object.values(catalogue).filter((sentence) => common.has(sentence))).toEqual([]);
    }
  });
});

describe('fill', () => {
  it('fills every name', () => {
    expect(fill(borrower.editingProperty, { n: 2, total: 5 })).toBe('Editing property 2 of 5');
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
    expect(isProblemCode('toString')).toBe(false);
  });
});
