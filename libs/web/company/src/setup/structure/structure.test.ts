import { describe, expect, it } from '@jest/globals';
import { anOwnership } from '../../testing.js';
import { structureGraph } from './structure-graph.js';
import type { StructureGraph } from './structure-graph.js';
import { layoutOf, NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import { structureSvg } from './structure-svg.js';

const holding = (id: string, ownedCompanyId: string, who: object, percentOwnership: number) => ({ id, ownedCompanyId, percentOwnership, displayName: id, personId: null, ownerCompanyId: null, ...who }) as never;
const entity = (companyId: string, entityOwners: never[]) => ({ companyId, organizationName: `${companyId} <LLC>`, legalEntityName: null, version: 1, percentOwned: 100, complete: true, entityOwners });

const ownership = anOwnership({
  companyId: 'root',
  entities: [
    entity('root', [holding('h1', 'root', { ownerCompanyId: 'oak' }, 60), holding('h2', 'root', { personId: 'maria' }, 25), holding('h3', 'root', {}, 15)]),
    entity('oak', [holding('h4', 'oak', { personId: 'maria' }, 50), holding('h5', 'oak', { personId: 'joe' }, 50)]),
  ],
  beneficialOwners: [{ personId: 'maria', firstName: 'Maria', lastName: 'A', percent: '55', atLeast20: true, atLeast25: true, isControlPerson: true, holdings: [] }],
});

/** Two hundred nodes: entities in six levels, some held twice, with people at the ends. */
function large(): StructureGraph {
  const nodes = Array.from({ length: 200 }, (_, index) => ({ id: String(index), kind: 'entity' as const, label: `Entity ${index}`, detail: '' }));
  const edges = nodes.slice(1).map(({ id }, index) => ({ id: `e${id}`, source: id, target: String(Math.floor(index / 3)), label: '33.33%' }));
  const crossing = Array.from({ length: 20 }, (_, index) => ({ id: `x${index}`, source: String(180 + index), target: String(index + 5), label: '1.00%' }));
  return { nodes, edges: [...edges, ...crossing] };
}

describe('the structure as a graph', () => {
  it('has everybody once, however many shares they have, and every share', () => {
    const { nodes, edges } = structureGraph(ownership, [{ thirdPartyContractorId: 'gc', firstName: 'Ann', lastName: 'Li' } as never]);
    expect(nodes.map(({ id, kind }) => [id, kind])).toEqual([['root', 'borrower'], ['oak', 'entity'], ['maria', 'person'], ['h3', 'group'], ['joe', 'person'], ['gc', 'contractor']]);
    expect(edges.map(({ source, target, label }) => [source, target, label])).toEqual([
      ['oak', 'root', '60.00%'], ['maria', 'root', '25.00%'], ['h3', 'root', '15.00%'], ['maria', 'oak', '50.00%'], ['joe', 'oak', '50.00%'], ['root', 'gc', 'builds'],
    ]);
    expect(nodes.find(({ id }) => id === 'maria')?.detail).toBe('55% in all, control person');
  });

  it('has owners above what they own', () => {
    const { nodes, edges } = layoutOf(structureGraph(ownership, []));
    const y = new Map(nodes.map((node) => [node.id, node.y]));
    for (const { source, target } of edges) expect(y.get(source)).toBeLessThan(y.get(target) as number);
  });

  it('lays out 200 nodes within five seconds on a busy machine, none over another', () => {
    const begun = performance.now();
    const { nodes } = layoutOf(large());
    const took = performance.now() - begun;
    expect(took).toBeLessThan(5000);
    const overlapping = nodes.flatMap((a, index) => nodes.slice(index + 1).filter((b) => Math.abs(a.x - b.x) < NODE_WIDTH && Math.abs(a.y - b.y) < NODE_HEIGHT));
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
