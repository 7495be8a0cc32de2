import { describe, expect, it } from '@jest/globals';
import { anOwnership } from '../../testing.js';
import { structureGraph } from './structure-graph.js';
import type { StructureGraph } from './structure-graph.js';
import { layoutOf, NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import { boxAfter, boxNamed } from './structure-moves.js';
import { fileNameOf, pictureScale } from './structure-picture.js';
import { structureSvg } from './structure-svg.js';

const holding = (id: string, ownedCompanyId: string, who: object, percentOwnership: number) =>
  ({ id, ownedCompanyId, percentOwnership, displayName: id, personId: null, ownerCompanyId: null, ...who }) as never;
const entity = (companyId: string, entityOwners: never[]) => ({
  companyId,
  organizationName: `${companyId} <LLC>`,
  legalEntityName: null,
  version: 1,
  percentOwned: 100,
  complete: true,
  entityOwners,
});

const ownership = anOwnership({
  companyId: 'root',
  entities: [
    entity('root', [
      holding('h1', 'root', { ownerCompanyId: 'oak' }, 60),
      holding('h2', 'root', { personId: 'maria' }, 25),
      holding('h3', 'root', {}, 15),
    ]),
    entity('oak', [holding('h4', 'oak', { personId: 'maria' }, 50), holding('h5', 'oak', { personId: 'joe' }, 50)]),
  ],
  beneficialOwners: [
    {
      personId: 'maria',
      firstName: 'Maria',
      lastName: 'A',
      percent: '55',
      atLeast20: true,
      atLeast25: true,
      isControlPerson: true,
      holdings: [],
    },
  ],
});

/** Two hundred nodes: entities in six levels, some held twice, with people at the ends. */
function large(): StructureGraph {
  const nodes = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    kind: 'entity' as const,
    label: `Entity ${index}`,
    detail: '',
  }));
  const edges = nodes
    .slice(1)
    .map(({ id }, index) => ({ id: `e${id}`, source: id, target: String(Math.floor(index / 3)), label: '33.33%' }));
  const crossing = Array.from({ length: 20 }, (_, index) => ({
    id: `x${index}`,
    source: String(180 + index),
    target: String(index + 5),
    label: '1.00%',
  }));
  return { nodes, edges: [...edges, ...crossing] };
}

describe('the structure as a graph', () => {
  it('has everybody once, however many shares they have, and every share', () => {
    const { nodes, edges } = structureGraph(ownership, [
      { thirdPartyContractorId: 'gc', firstName: 'Ann', lastName: 'Li' } as never,
    ]);
    expect(nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['root', 'borrower'],
      ['oak', 'entity'],
      ['maria', 'person'],
      ['h3', 'group'],
      ['joe', 'person'],
      ['gc', 'contractor'],
    ]);
    expect(edges.map(({ source, target, label }) => [source, target, label])).toEqual([
      ['oak', 'root', '60.00%'],
      ['maria', 'root', '25.00%'],
      ['h3', 'root', '15.00%'],
      ['maria', 'oak', '50.00%'],
      ['joe', 'oak', '50.00%'],
      ['root', 'gc', 'builds'],
    ]);
    expect(nodes.find(({ id }) => id === 'maria')?.detail).toBe('55% in all, control person');
  });

  it('has owners above what they own', () => {
    const { nodes, edges } = layoutOf(structureGraph(ownership, []));
    const y = new Map(nodes.map((node) => [node.id, node.y]));
    for (const { source, target } of edges) expect(y.get(source)).toBeLessThan(y.get(target) as number);
  });

  it('lies on its side when it is large: the borrower to the left of its owners, and no line of boxes that nobody can read', () => {
    const { nodes, edges, width, height } = layoutOf(large());
    const x = new Map(nodes.map((node) => [node.id, node.x]));
    expect(
      edges
        .filter(({ id }) => id.startsWith('e'))
        .every(({ source, target }) => (x.get(source) as number) > (x.get(target) as number)),
    ).toBe(true);
    expect(width).toBeLessThan(height);
  });

  it('lays out 200 nodes in a second, given a busy machine three, none over another', () => {
    const begun = performance.now();
    const { nodes } = layoutOf(large());
    const took = performance.now() - begun;
    expect(took).toBeLessThan(3000);
    const overlapping = nodes.flatMap((a, index) =>
      nodes.slice(index + 1).filter((b) => Math.abs(a.x - b.x) < NODE_WIDTH && Math.abs(a.y - b.y) < NODE_HEIGHT),
    );
    expect(overlapping).toEqual([]);
  });

  it('is a picture of its own in which names are text', () => {
    const svg = structureSvg(layoutOf(structureGraph(ownership, [])), 'Structure');
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect([parsed.querySelectorAll('g').length, parsed.querySelectorAll('path[marker-end]').length]).toEqual([5, 5]);
    expect(parsed.documentElement.textContent).toContain('root <LLC>');
  });
});

describe('the way through the diagram', () => {
  const { nodes } = layoutOf(structureGraph(ownership, []));
  const after = (key: string, from: string) => boxAfter(key, nodes, from);

  it('goes by arrows to the nearest box that way, and home to the borrower', () => {
    expect([
      after('ArrowUp', 'root'),
      after('ArrowDown', 'oak'),
      after('ArrowUp', 'oak'),
      after('ArrowDown', 'root'),
      after('Home', 'joe'),
      after('Enter', 'root'),
    ]).toEqual([
      expect.stringMatching(/oak|maria|h3/),
      'root',
      expect.stringMatching(/maria|joe/),
      undefined,
      'root',
      undefined,
    ]);
    const row = nodes
      .filter(({ id }) => ['maria', 'joe'].includes(id))
      .sort((a, b) => a.x - b.x)
      .map(({ id }) => id);
    expect([
      after('ArrowRight', row[0] as string),
      after('ArrowLeft', row[1] as string),
      after('ArrowUp', row[0] as string),
    ]).toEqual([row[1], row[0], undefined]);
  });

  it('leads to every box of a large structure', () => {
    const boxes = layoutOf(large()).nodes;
    const reached = new Set(['0']);
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(boxAfter(key, boxes, id) ?? id);
    expect(reached.size).toBe(boxes.length);
  });

  it('finds a box by its name, or by a part of it', () => {
    expect(['h5', ' H2 ', 'oak <l', '<LLC', 'nobody', ' '].map((typed) => boxNamed(typed, nodes))).toEqual([
      'joe',
      'maria',
      'oak',
      'root',
      undefined,
      undefined,
    ]);
  });
});

describe('the picture as a file', () => {
  it('is named after the company, without what file systems refuse', () => {
    expect([
      fileNameOf('Structure of Hill Country Homes LLC'),
      fileNameOf('Structure of A/B: "C"\n<D>|E?'),
      fileNameOf('///'),
    ]).toEqual(['Structure of Hill Country Homes LLC', 'Structure of A B C D E', 'Structure']);
  });

  it('has twice the size, and less where no browser has so large a canvas', () => {
    expect(pictureScale({ width: 800, height: 600 })).toBe(2);
    const { width, height } = layoutOf(large());
    for (const size of [
      { width, height },
      { width: 40_000, height: 300 },
      { width: 9000, height: 9000 },
    ]) {
      const scale = pictureScale(size);
      expect([
        size.width * scale <= 16_001,
        size.height * scale <= 16_001,
        size.width * size.height * scale * scale <= 60_100_000,
      ]).toEqual([true, true, true]);
    }
  });
});
