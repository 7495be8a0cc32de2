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

/** Places a structure in layers, owners above what they own. Large ones take the faster of dagre's rankers. */
export function layoutOf({ nodes, edges }: StructureGraph): Layout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 70, marginx: 16, marginy: 16, ranker: nodes.length > 60 ? 'tight-tree' : 'network-simplex' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  for (const { id, source, target } of edges) graph.setEdge(source, target, { width: 60, height: 18 }, id);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const placed = nodes.map((node) => {
    const { x, y } = graph.node(node.id) as { x: number; y: number };
    return { ...node, x: x - NODE_WIDTH / 2, y: y - NODE_HEIGHT / 2 };
  });
  const drawn = edges.map((edge) => {
    const { points, x, y } = graph.edge({ v: edge.source, w: edge.target, name: edge.id }) as { points: { x: number; y: number }[]; x: number; y: number };
    return { ...edge, x, y, path: points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('') };
  });
  return { nodes: placed, edges: drawn, width, height };
}
