import { readFileSync } from 'node:fs';

/** Figures of a published example, in dollars and percent, by what they are called: { contract: 100000, retainage: 10 }. */
type Figures = Readonly<Record<string, number>>;

/** A worked example of the published payment applications: what goes in and what comes out, as it is written and as figures. */
interface PublishedExample {
  readonly input: Figures;
  readonly expected: Figures;
  readonly words: { readonly input: string; readonly expected: string };
}

/** The rows of a file of `fixtures`, without their heading. */
export const fixtureRows = (name: string): string[][] =>
  readFileSync(new URL(`../../src/fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => [...row.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));

/** 'contract 100000; retainage 10%' as { contract: 100000, retainage: 10 }; '80% complete' as { complete: 80 }. */
const figuresOf = (text: string): Figures =>
  Object.fromEntries(
    text.split(/; | and /).map((part) => {
      const [, before = '', number = '', after = ''] = /^(.*?)\s*([+-]?\d+)%?\s*(.*)$/.exec(part) ?? [];
      return [before || after, Number(number)];
    }),
  );

/** A case of `pay-applications.csv` by its name. */
export function publishedExample(name: string): PublishedExample {
  const row = fixtureRows('pay-applications.csv').find(([each]) => each === name);
  if (!row) throw new Error(`No such application: ${name}`);
  const [, input = '', expected = ''] = row;
  return { input: figuresOf(input), expected: figuresOf(expected), words: { input, expected } };
}
