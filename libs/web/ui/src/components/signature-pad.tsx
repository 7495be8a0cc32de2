import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../primitives/button.js';
import { Input, Label } from '../primitives/fields.js';
import { Stack } from '../primitives/layout.js';
import { clearInk, drawTyped, isBlank, prepareInk, strokeTo } from './signature-ink.js';

interface SignaturePadProps {
  /** Called with the PNG data URL ('data:image/png;base64,…') when the user accepts, with '' when it is cleared. */
  onChange: (png: string) => void;
  /** Label of the drawing area. */
  label?: string;
  acceptLabel?: string;
  clearLabel?: string;
  /** Called when the user accepts although nothing is drawn or typed. */
  onBlank?: () => void;
}

const Canvas = chakra('canvas', {
  base: {
    width: 'full',
    height: '140px',
    bg: '#ffffff',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    touchAction: 'none',
    cursor: 'crosshair',
  },
});

/** A signature by pointer, or typed: who cannot draw writes the name, and it is set in script. */
export function SignaturePad({
  onChange,
  label = 'Signature',
  acceptLabel = 'Accept',
  clearLabel = 'Clear',
  onBlank,
}: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [typed, setTyped] = useState('');
  const [accepted, setAccepted] = useState(false);
  const drawing = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // In a dialog that is about to open the canvas has no size yet. What is drawn already is never resized away.
    const prepare = () => {
      if (element.clientWidth > 0 && isBlank(element)) prepareInk(element);
    };
    const observer = new ResizeObserver(prepare);
    observer.observe(element);
    prepare();
    return () => observer.disconnect();
  }, []);

  const changed = () => {
    if (accepted) onChange('');
    setAccepted(false);
  };
  const stroke = (event: PointerEvent<HTMLCanvasElement>, begin: boolean) => {
    if (begin) {
      drawing.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      changed();
    }
    if (drawing.current) strokeTo(event.currentTarget, event.clientX, event.clientY, begin);
  };
  const type = (name: string) => {
    setTyped(name);
    changed();
    if (canvas.current) drawTyped(canvas.current, name);
  };
  const clear = () => {
    if (canvas.current) clearInk(canvas.current);
    setTyped('');
    setAccepted(false);
    onChange('');
  };
  const accept = () => {
    if (!canvas.current || isBlank(canvas.current)) return onBlank?.();
    setAccepted(true);
    onChange(canvas.current.toDataURL('image/png'));
  };

  return (
    <Stack gap="3">
      <Canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onPointerDown={(event) => stroke(event, true)}
        onPointerMove={(event) => stroke(event, false)}
        onPointerUp={() => (drawing.current = false)}
        onPointerCancel={() => (drawing.current = false)}
      />
      <Label>
        Or type your name
        <Input mt="1" value={typed} autoComplete="off" onChange={(event) => type(event.currentTarget.value)} />
      </Label>
      <chakra.div display="flex" gap="3">
        <Button
          variant={accepted ? 'subtle' : 'solid'}
          icon={accepted ? 'check' : 'pen'}
          onClick={accept}
          aria-pressed={accepted}
        >
          {accepted ? 'Accepted' : acceptLabel}
        </Button>
        <Button variant="outline" onClick={clear}>
          {clearLabel}
        </Button>
      </chakra.div>
    </Stack>
  );
}
