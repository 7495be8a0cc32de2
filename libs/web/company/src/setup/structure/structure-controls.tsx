import { useId, useState } from 'react';
import { useReactFlow } from '@xyflow/react';
import { companySetup } from '@groundwork/domain-messages-company';
import { useNotify } from '@groundwork/web-mount';
import { Button, Form, HStack, Input, Label } from '@groundwork/web-ui';
import type { Layout } from './structure-layout.js';
import { boxNamed } from './structure-moves.js';
import { savePng, saveSvg } from './structure-picture.js';

interface StructureControlsProps {
  layout: Layout;
  title: string;
  /** Moves to a box and puts the focus there. */
  onFound: (id: string) => void;
}

/** Zoom, the way to a box by its name, and the picture as a file. */
export function StructureControls({ layout, title, onFound }: StructureControlsProps) {
  const flow = useReactFlow();
  const notify = useNotify();
  const png = () => savePng(layout, title).catch(() => notify.error(companySetup.pictureFailed));
  return (
    <HStack flexWrap="wrap" gap="2" alignItems="flex-end">
      <Button size="sm" variant="outline" icon="plus" onClick={() => void flow.zoomIn()}>
        Zoom in
      </Button>
      <Button size="sm" variant="outline" icon="minus" onClick={() => void flow.zoomOut()}>
        Zoom out
      </Button>
      <Button size="sm" variant="outline" onClick={() => void flow.fitView()}>
        Show all
      </Button>
      <Button size="sm" variant="outline" icon="download" onClick={() => saveSvg(layout, title)}>
        Save as SVG
      </Button>
      <Button size="sm" variant="outline" icon="download" onClick={() => void png()}>
        Save as PNG
      </Button>
      <FindBox layout={layout} onFound={onFound} />
    </HStack>
  );
}

function FindBox({ layout, onFound }: Pick<StructureControlsProps, 'layout' | 'onFound'>) {
  const [typed, setTyped] = useState('');
  const notify = useNotify();
  const id = useId();
  const find = () => {
    if (typed.trim() === '') return;
    const found = boxNamed(typed, layout.nodes);
    if (found) onFound(found);
    else notify.info(companySetup.notInStructure);
  };
  return (
    <Form
      role="search"
      display="flex"
      gap="2"
      alignItems="flex-end"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <div>
        <Label htmlFor={id} mb="1">
          {companySetup.findInStructure}
        </Label>
        <Input
          id={id}
          list={`${id}-names`}
          width="220px"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <datalist id={`${id}-names`}>
          {[...new Set(layout.nodes.map(({ label }) => label))].map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      <Button type="submit" variant="outline">
        Find
      </Button>
    </Form>
  );
}
