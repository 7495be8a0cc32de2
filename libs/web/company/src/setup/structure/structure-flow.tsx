import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MarkerType, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import type { ReactFlowInstance } from '@xyflow/react';
import { companySetup } from '@groundwork/domain-messages-company';
import { Box, Stack, Text } from '@groundwork/web-ui';
import { flowStyles } from './flow-styles.js';
import { StructureControls } from './structure-controls.js';
import type { StructureGraph } from './structure-graph.js';
import { LARGE_STRUCTURE, layoutOf, NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import type { Layout } from './structure-layout.js';
import { boxAfter } from './structure-moves.js';
import { CurrentBoxContext, StructureEdge, StructureNode } from './structure-node.js';
import type { DrawnEdge, PlacedBox } from './structure-node.js';
import { kindColors } from './structure-svg.js';

interface StructureFlowProps {
  graph: StructureGraph;
  /** What the picture shows. */
  title: string;
}

/** Below this nobody can read the names. */
const READABLE = 0.5;

/** The diagram, laid out in layers, to be moved, zoomed and walked through. Fetched when it is first shown. */
export function StructureFlow({ graph, title }: StructureFlowProps) {
  const layout = useMemo(() => layoutOf(graph), [graph]);
  return (
    <ReactFlowProvider>
      <Diagram layout={layout} title={title} />
    </ReactFlowProvider>
  );
}

const boxesOf = ({ nodes }: Layout): PlacedBox[] =>
  nodes.map(({ x, y, ...node }) => ({
    id: node.id,
    type: 'structure',
    position: { x, y },
    width: NODE_WIDTH,
    height: NODE_HEIGHT,
    data: { node },
  }));
const edgesOf = ({ edges }: Layout): DrawnEdge[] =>
  edges.map(({ id, source, target, label, path, x, y }) => ({
    id,
    type: 'structure',
    source,
    target,
    label,
    data: { path, x, y },
    markerEnd: { type: MarkerType.ArrowClosed },
  }));

function Diagram({ layout, title }: { layout: Layout; title: string }) {
  const flow = useReactFlow<PlacedBox, DrawnEdge>();
  const boxes = useMemo(() => boxesOf(layout), [layout]);
  const edges = useMemo(() => edgesOf(layout), [layout]);
  const [current, setCurrent] = useState({ id: '', isWanted: false });
  const hint = useId();
  const isLarge = boxes.length >= LARGE_STRUCTURE;
  const known = boxes.some(({ id }) => id === current.id) ? current.id : (boxes[0]?.id ?? '');

  const goTo = (id: string) => {
    setCurrent({ id, isWanted: true });
    void centre(flow, layout, id, Math.max(flow.getZoom(), READABLE));
  };
  const move = (event: KeyboardEvent) => {
    const next = boxAfter(event.key, layout.nodes, known);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const begin = (instance: typeof flow) => {
    // Of a large structure the whole would be specks: it opens at the borrower, with its owners to the right.
    if (isLarge && instance.getZoom() < READABLE)
      void centre(instance, layout, boxes[0]?.id ?? '', 0.8, NODE_WIDTH / 2);
  };
  return (
    <Stack gap="3">
      <StructureControls layout={layout} title={title} onFound={goTo} />
      <Text id={hint} textStyle="small" color="fg.muted">
        {companySetup.structureKeys}
      </Text>
      <Box
        height={{ base: '420px', md: isLarge ? '70vh' : '560px' }}
        minHeight="420px"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="border"
        borderRadius="lg"
        bg="bg.subtle"
        css={flowStyles}
        role="region"
        aria-label={title}
        aria-describedby={hint}
        onKeyDown={move}
      >
        <CurrentBoxContext
          value={{
            id: known,
            isChosen: current.id !== '',
            isWanted: current.isWanted,
            choose: (id) => setCurrent({ id, isWanted: false }),
          }}
        >
          <ReactFlow
            nodes={boxes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            onInit={begin}
            fitView
            minZoom={0.05}
            maxZoom={2}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            disableKeyboardA11y
            deleteKeyCode={null}
            onlyRenderVisibleElements={isLarge}
            proOptions={{ hideAttribution: true }}
          >
            {isLarge ? (
              <MiniMap
                pannable
                zoomable
                ariaLabel={null}
                nodeColor={({ data }) => kindColors[(data as PlacedBox['data']).node.kind]}
                nodeBorderRadius={8}
              />
            ) : null}
          </ReactFlow>
        </CurrentBoxContext>
      </Box>
    </Stack>
  );
}

/** Moves the diagram until a box is in its middle, or so much left of it. */
function centre(flow: ReactFlowInstance<PlacedBox, DrawnEdge>, { nodes }: Layout, id: string, zoom: number, left = 0) {
  const box = nodes.find((node) => node.id === id);
  return box ? flow.setCenter(box.x + NODE_WIDTH / 2 + left, box.y + NODE_HEIGHT / 2, { zoom }) : undefined;
}

const edgeTypes = { structure: StructureEdge };
const nodeTypes = { structure: StructureNode };
