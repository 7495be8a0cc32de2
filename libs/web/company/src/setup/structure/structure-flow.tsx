import { useMemo } from 'react';
import { BaseEdge, Handle, MarkerType, Position, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import type { Edge, EdgeProps, Node, NodeProps } from '@xyflow/react';
import { saveBlob } from '@groundwork/web-http';
import { Box, Button, HStack, Stack, Text } from '@groundwork/web-ui';
import { flowStyles } from './flow-styles.js';
import type { GraphNode, StructureGraph } from './structure-graph.js';
import { layoutOf, NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import { kindColors, structureSvg } from './structure-svg.js';

interface StructureFlowProps {
  graph: StructureGraph;
  /** What the picture shows. */
  title: string;
}
type Drawn = Edge<{ path: string; x: number; y: number }, 'structure'>;
type Placed = Node<{ node: GraphNode }, 'structure'>;

/** The diagram, laid out in layers, to be moved and zoomed. Fetched when it is first shown. */
export function StructureFlow({ graph, title }: StructureFlowProps) {
  const layout = useMemo(() => layoutOf(graph), [graph]);
  const nodes = useMemo((): Placed[] => layout.nodes.map(({ x, y, ...node }) => ({ id: node.id, type: 'structure', position: { x, y }, width: NODE_WIDTH, height: NODE_HEIGHT, data: { node }, ariaLabel: `${node.label}: ${node.detail}`, ariaRole: 'group', draggable: false, connectable: false })), [layout]);
  const edges = useMemo((): Drawn[] => layout.edges.map(({ id, source, target, label, path, x, y }) => ({ id, type: 'structure', source, target, label, data: { path, x, y }, focusable: false, markerEnd: { type: MarkerType.ArrowClosed } })), [layout]);
  const save = () => saveBlob(new Blob([structureSvg(layout, title)], { type: 'image/svg+xml' }), `${title}.svg`);
  return (
    <ReactFlowProvider>
      <Stack gap="3">
        <Controls onSave={save} />
        <Box height={{ base: '420px', md: '560px' }} borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="lg" bg="bg.subtle" css={flowStyles} role="region" aria-label={title}>
          <ReactFlow nodes={nodes} edges={edges} nodeTypes={nodeTypes} edgeTypes={edgeTypes} fitView minZoom={0.05} maxZoom={2} nodesDraggable={false} nodesConnectable={false} edgesFocusable={false} deleteKeyCode={null} onlyRenderVisibleElements proOptions={{ hideAttribution: true }} />
        </Box>
      </Stack>
    </ReactFlowProvider>
  );
}

function Controls({ onSave }: { onSave: () => void }) {
  const flow = useReactFlow();
  return (
    <HStack flexWrap="wrap" gap="2">
      <Button size="sm" variant="outline" icon="plus" onClick={() => void flow.zoomIn()}>
        Zoom in
      </Button>
      <Button size="sm" variant="outline" icon="minus" onClick={() => void flow.zoomOut()}>
        Zoom out
      </Button>
      <Button size="sm" variant="outline" onClick={() => void flow.fitView()}>
        Show all
      </Button>
      <Button size="sm" variant="outline" icon="download" onClick={onSave}>
        Save as SVG
      </Button>
    </HStack>
  );
}

const edgeTypes = { structure: StructureEdge };
const nodeTypes = { structure: StructureNode };

function StructureNode({ data: { node } }: NodeProps<Placed>) {
  return (
    <Box width={`${NODE_WIDTH}px`} height={`${NODE_HEIGHT}px`} px="3" py="2" bg="bg.panel" borderWidth="2px" borderStyle="solid" borderRadius="md" style={{ borderColor: kindColors[node.kind] }} title={`${node.label}: ${node.detail}`}>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Text fontWeight="semibold" fontSize="sm" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {node.label}
      </Text>
      <Text textStyle="small" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {node.detail}
      </Text>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </Box>
  );
}

/** The way around the boxes that the layout has found, with the label where it left room for it. */
function StructureEdge({ data, label, markerEnd }: EdgeProps<Drawn>) {
  return data ? <BaseEdge path={data.path} label={label} labelX={data.x} labelY={data.y} markerEnd={markerEnd} /> : null;
}
