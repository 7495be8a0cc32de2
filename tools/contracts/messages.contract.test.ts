import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { borrower } from '@groundwork/domain-messages-borrower';
import { broker } from '@groundwork/domain-messages-broker';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, signIn } from '@groundwork/domain-messages-shell';
import { root } from './units.mjs';

const { affectedProjects, matrixOf, projectGraph } = (await import(
  join(root, 'tools/nx/affected-units.mjs')
)) as typeof import('../nx/affected-units.mjs');

const sentencesOf = (...catalogues: Readonly<Record<string, string>>[]): readonly string[] =>
  catalogues.flatMap((catalogue) => Object.values(catalogue));

/** What several units say: anything that follows may stand there too. */
const common = sentencesOf(shared, screens);
const catalogues = {
  shared: sentencesOf(shared, screens, frame),
  borrower: sentencesOf(borrower, companySetup),
  'sign-in': sentencesOf(signIn),
  // An administrator makes agreements for brokers, and a broker deletes them: what is said stands with who says it.
  admin: sentencesOf(admin, companySetup, broker),
  broker: sentencesOf(broker, admin),
} as const;
type Area = keyof typeof catalogues;

/** `messages.tsv` is the specification's list of sentences, as it is written there: area, text. */
const specified = readFileSync(join(root, 'tools/contracts/messages.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [area = '', text = ''] = line.split('\t');
    return { area: area as Area, text };
  });

describe('the catalogues', () => {
  it('are compared with every row of the specification', () => {
    const count = (area: Area) => specified.filter((row) => row.area === area).length;
    expect({
      shared: count('shared'),
      borrower: count('borrower'),
      'sign-in': count('sign-in'),
      admin: count('admin'),
      broker: count('broker'),
      all: specified.length,
    }).toEqual({ shared: 34, borrower: 99, 'sign-in': 20, admin: 61, broker: 12, all: 226 });
  });

  it.each(Object.keys(catalogues) as Area[])('say every row of %s, word for word', (area) => {
    const said = new Set([...catalogues[area], ...common]);
    expect(specified.filter((row) => row.area === area && !said.has(row.text))).toEqual([]);
  });

  it.each([
    ['shared', sentencesOf(shared)],
    ['screens', sentencesOf(screens)],
    ['company', sentencesOf(companySetup)],
    ['frame', sentencesOf(frame)],
    ['borrower', sentencesOf(borrower)],
    ['sign-in', sentencesOf(signIn)],
    ['admin', sentencesOf(admin)],
    ['broker', sentencesOf(broker)],
  ])('say no sentence twice in %s, and none that is empty', (_, sentences) => {
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.every((sentence) => sentence.trim() === sentence && sentence !== '')).toBe(true);
  });

  it('say nothing in an area that stands in a catalogue of several areas already', () => {
    const inCommon = new Set(common);
    const ofAreas = [frame, borrower, companySetup, signIn, admin, broker];
    expect(sentencesOf(...ofAreas).filter((sentence) => inCommon.has(sentence))).toEqual([]);
    expect(sentencesOf(screens).filter((sentence) => sentencesOf(shared).includes(sentence))).toEqual([]);
  });
});

/** The projects that reach one of these, themselves included. */
function reachedFrom(graph: ReturnType<typeof projectGraph>, projects: readonly string[]): string[] {
  const reached = new Set(projects);
  for (const one of reached)
    for (const [project, named] of Object.entries(graph))
      if (named.some(({ target }) => target === one)) reached.add(project);
  return [...reached];
}

describe('a changed sentence', () => {
  const graph = projectGraph();
  const unitNames = (projects: string[]) => matrixOf(projects).include.map(({ unit }) => unit);
  const browser = ['gateway', 'remote-admin', 'remote-borrower', 'remote-broker'];
  // An administrator reviews what a borrower fills in, on the same screens.
  const setUp = ['remote-admin', 'remote-borrower', 'service-companies'];

  it.each([
    ['borrower', ['remote-borrower']],
    ['broker', ['remote-broker']],
    ['admin', ['remote-admin']],
    ['shell', ['gateway']],
    ['letters', ['service-notifications']],
    ['company', setUp],
    ['screens', browser],
  ])('of messages-%s rebuilds %j alone', (name, units) => {
    const reached = reachedFrom(graph, [`@groundwork/domain-messages-${name}`]);
    expect(unitNames(reached).sort()).toEqual(units);
  });

  it('rebuilds what Nx says', () => {
    const affected = affectedProjects('--files=libs/domain/messages-company/src/company-setup.ts');
    expect(unitNames(affected).sort()).toEqual(setUp);
  }, 60_000);
});
