import { createContext, useContext, useEffect, useRef } from 'react';
import { BaseEdge, Handle, Position } from '@xyflow/react';
import type { Edge, EdgeProps, Node, NodeProps } from '@xyflow/react';
import { Box, Text } from '@groundwork/web-ui';
import type { GraphNode } from './structure-graph.js';
import { NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import { kindColors } from './structure-svg.js';

export type DrawnEdge = Edge<{ path: string; x: number; y: number }, 'structure'>;
export type PlacedBox = Node<{ node: GraphNode }, 'structure'>;

/** The one box that Tab reaches; whether somebody went to it, and whether it is still to take the focus, as soon as it is drawn. */
export interface CurrentBox {
  id: string;
  isChosen: boolean;
  isWanted: boolean;
  choose: (id: string) => void;
}
export const CurrentBoxContext = createContext<CurrentBox>({
  id: '',
  isChosen: false,
  isWanted: false,
  choose: () => undefined,
});

/** Names of a box are cut by CSS alone: its title and its label have the whole of them. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function StructureNode({ data: { node } }: NodeProps<PlacedBox>) {
  const { id, isChosen, isWanted, choose } = useContext(CurrentBoxContext);
  const box = useRef<HTMLDivElement>(null);
  const isCurrent = id === node.id;
  // A box out of sight is drawn only after the diagram has moved to it.
  useEffect(() => {
    if (isCurrent && isWanted) box.current?.focus({ preventScroll: true });
  }, [isCurrent, isWanted]);
  const words = `${node.label}: ${node.detail}`;
  return (
    <Box
      ref={box}
      role="group"
      aria-label={words}
      title={words}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => choose(node.id)}
      width={`${NODE_WIDTH}px`}
      height={`${NODE_HEIGHT}px`}
      px="3"
      py="2"
      bg={isCurrent && isChosen ? 'accent.subtle' : 'bg.panel'}
      borderWidth="2px"
      borderStyle="solid"
      borderRadius="md"
      style={{ borderColor: kindColors[node.kind] }}
      _focusVisible={{ outline: '3px solid', outlineColor: 'accent.fg', outlineOffset: '2px' }}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Text fontWeight="semibold" fontSize="sm" {...oneLine}>
        {node.label}
      </Text>
      <Text textStyle="small" {...oneLine}>
        {node.detail}
      </Text>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </Box>
  );
}

/** The way around the boxes that the layout has found, with the label where it left room for it. */
export function StructureEdge({ data, label, markerEnd }: EdgeProps<DrawnEdge>) {
  return data ? (
    <BaseEdge path={data.path} label={label} labelX={data.x} labelY={data.y} markerEnd={markerEnd} />
  ) : null;
}
