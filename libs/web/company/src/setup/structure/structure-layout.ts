import { Graph, layout } from '@dagrejs/dagre';
import type { GraphEdge, GraphNode, StructureGraph } from './structure-graph.js';

export const NODE_WIDTH = 190;
export const NODE_HEIGHT = 58;

export interface PlacedNode extends GraphNode {
  /** Its upper left corner. */
  x: number;
  y: number;
}
export interface PlacedEdge extends GraphEdge {
  /** Around the boxes, as an SVG path. */
  path: string;
  /** The middle of its label. */
  x: number;
  y: number;
}
export interface Layout {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  width: number;
  height: number;
}

/** From so many nodes on a structure is large: laid out sideways, by the faster of dagre's rankers. */
export const LARGE_STRUCTURE = 40;

/**
 * Places a structure in layers, owners above what they own. A large one lies on its side, the borrower to the left: boxes are
 * wider than high, so that many owners of one company take a column that can be read in place of a line that cannot.
 */
export function layoutOf({ nodes, edges }: StructureGraph): Layout {
  const graph = new Graph({ multigraph: true });
  const isLarge = nodes.length >= LARGE_STRUCTURE;
  const direction = isLarge
    ? { rankdir: 'RL', nodesep: 10, edgesep: 8, ranksep: 50, ranker: 'tight-tree' }
    : { rankdir: 'TB', nodesep: 28, ranksep: 70, ranker: 'network-simplex' };
  graph.setGraph({ ...direction, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  const steps = isLarge ? staggered(edges) : new Map<string, number>();
  for (const { id, source, target } of edges)
    graph.setEdge(source, target, { width: 60, height: 18, minlen: steps.get(id) ?? 1 }, id);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const placed = nodes.map((node) => {
    const { x, y } = graph.node(node.id) as { x: number; y: number };
    return { ...node, x: x - NODE_WIDTH / 2, y: y - NODE_HEIGHT / 2 };
  });
  const drawn = edges.map((edge) => {
    const { points, x, y } = graph.edge({ v: edge.source, w: edge.target, name: edge.id }) as {
      points: { x: number; y: number }[];
      x: number;
      y: number;
    };
    return {
      ...edge,
      x,
      y,
      path: points
        .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
        .join(''),
    };
  });
  return { nodes: placed, edges: drawn, width, height };
}

/** Columns that the owners at the ends of a large structure are spread over: one column of all of them would be a band. */
const COLUMNS = 3;

/** How many layers lie between a holding and what is held, by edge: owners who hold one share and are held by nobody take turns. */
function staggered(edges: readonly GraphEdge[]): Map<string, number> {
  const held = new Set(edges.map(({ target }) => target));
  const shares = new Map<string, number>();
  for (const { source } of edges) shares.set(source, (shares.get(source) ?? 0) + 1);
  const turns = new Map<string, number>();
  return new Map(
    edges
      .filter(({ source }) => !held.has(source) && shares.get(source) === 1)
      .map(({ id, target }) => {
        const turn = turns.get(target) ?? 0;
        turns.set(target, turn + 1);
        return [id, 1 + (turn % COLUMNS)];
      }),
  );
}
