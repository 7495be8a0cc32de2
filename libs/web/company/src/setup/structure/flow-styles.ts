const fill = { position: 'absolute', top: '0', left: '0', width: '100%', height: '100%' } as const;

/** What React Flow's own style sheet lays down, under our box alone: remotes bring no global styles. */
export const flowStyles = {
  '& .react-flow': { direction: 'ltr', position: 'relative', zIndex: '0', overflow: 'hidden', width: '100%', height: '100%' },
  '& .react-flow__container': fill,
  '& .react-flow__pane': { zIndex: '1', cursor: 'grab', touchAction: 'none' },
  '& .react-flow__viewport': { transformOrigin: '0 0', zIndex: '2', pointerEvents: 'none' },
  '& .react-flow__renderer': { zIndex: '4' },
  '& .react-flow__edges': { position: 'absolute' },
  '& .react-flow__edges svg': { overflow: 'visible', position: 'absolute', pointerEvents: 'none' },
  '& .react-flow__edge-path': { stroke: 'fg.subtle', strokeWidth: '1.5', fill: 'none' },
  '& .react-flow__edge-text': { fontSize: '12px', fill: 'fg' },
  '& .react-flow__edge-textbg': { fill: 'bg.subtle' },
  '& .react-flow__nodes': { pointerEvents: 'none', transformOrigin: '0 0' },
  '& .react-flow__node': { position: 'absolute', userSelect: 'none', pointerEvents: 'all', transformOrigin: '0 0', boxSizing: 'border-box', cursor: 'default', borderRadius: 'md' },
  '& .react-flow__handle': { position: 'absolute', pointerEvents: 'none', minWidth: '1px', minHeight: '1px', opacity: '0' },
  '& .react-flow__handle-top': { top: '0', left: '50%' },
  '& .react-flow__handle-bottom': { bottom: '0', left: '50%' },
  '& .react-flow__marker': { position: 'absolute', width: '0', height: '0', overflow: 'hidden' },
  '& .react-flow__panel': { position: 'absolute', zIndex: '5', bottom: '0', right: '0', margin: '12px' },
  '& .react-flow__minimap': { display: { base: 'none', md: 'block' }, bg: 'bg.panel', borderWidth: '1px', borderStyle: 'solid', borderColor: 'border', borderRadius: 'md', overflow: 'hidden' },
  '& .react-flow__minimap-svg': { display: 'block' },
  '& .react-flow__minimap-mask': { fill: 'fg.subtle', fillOpacity: '0.2' },
} as const;
