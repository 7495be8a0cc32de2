import { useEffect, useId, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { signing } from '@groundwork/domain-messages-screens';
import { Button } from '../primitives/button.js';
import { FieldError, Hint, Input, Label } from '../primitives/fields.js';
import { Stack, Text } from '../primitives/layout.js';
import { clearInk, drawTyped, isBlank, prepareInk, strokeTo } from './signature-ink.js';

/** A signature that was accepted: its picture, a PNG data URL ('data:image/png;base64,…'), and the name as it was typed. */
export interface GivenSignature {
  readonly png: string;
  readonly name: string;
}

interface SignaturePadProps {
  /** In whose name it is, as it is said above the pad. */
  signAs: string;
  /** What is wrong with the name that was typed; undefined where it is the signer's own. */
  complaintOf: (typed: string) => string | undefined;
  /** Called with the signature when the user accepts, with undefined when it is taken back. */
  onChange: (signature: GivenSignature | undefined) => void;
  /** Label of the drawing area. */
  label?: string;
  acceptLabel?: string;
  clearLabel?: string;
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

/**
 * A signature: the signer's own name is typed, and set in script; who draws as well has the drawing in its place. A pad that is
 * accepted blank, or under another name, says what is wrong beside the name.
 */
export function SignaturePad({
  signAs,
  complaintOf,
  onChange,
  label = signing.signature,
  acceptLabel = signing.accept,
  clearLabel = signing.clear,
}: SignaturePadProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const drawing = useRef(false);
  const drawn = useRef(false);
  usePreparedInk(canvas);

  const changed = () => {
    if (accepted) onChange(undefined);
    setAccepted(false);
    setComplaint(undefined);
  };
  const stroke = (event: PointerEvent<HTMLCanvasElement>, begin: boolean) => {
    if (begin) {
      // A drawing takes the place of the name in script.
      if (!drawn.current) clearInk(event.currentTarget);
      drawing.current = true;
      drawn.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      changed();
    }
    if (drawing.current) strokeTo(event.currentTarget, event.clientX, event.clientY, begin);
  };
  const type = (text: string) => {
    setTyped(text);
    changed();
    if (canvas.current && !drawn.current) drawTyped(canvas.current, text);
  };
  const clear = () => {
    if (canvas.current) clearInk(canvas.current);
    drawn.current = false;
    setTyped('');
    setAccepted(false);
    setComplaint(undefined);
    onChange(undefined);
  };
  const accept = () => {
    const wrong = complaintOf(typed);
    setComplaint(wrong);
    if (wrong !== undefined || !canvas.current || isBlank(canvas.current)) return name.current?.focus();
    setAccepted(true);
    onChange({ png: canvas.current.toDataURL('image/png'), name: typed });
  };

  return (
    <Stack gap="3">
      <Text id={`${id}-who`}>
        {signing.youSignAs} <strong>{signAs}</strong>
      </Text>
      <chakra.div>
        <Label htmlFor={id}>{signing.typeYourName}</Label>
        <Input
          ref={name}
          id={id}
          mt="1"
          value={typed}
          autoComplete="off"
          aria-required
          aria-invalid={complaint ? true : undefined}
          aria-describedby={`${id}-who${complaint ? ` ${id}-error` : ''}`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // A form around it is not sent by the name.
            event.preventDefault();
            accept();
          }}
        />
        {complaint ? (
          <FieldError id={`${id}-error`} mt="1" role="alert">
            {complaint}
          </FieldError>
        ) : null}
      </chakra.div>
      <chakra.div>
        <Hint mb="1">{signing.drawInstead}</Hint>
        <Canvas
          ref={canvas}
          role="img"
          aria-label={label}
          onPointerDown={(event) => stroke(event, true)}
          onPointerMove={(event) => stroke(event, false)}
          onPointerUp={() => (drawing.current = false)}
          onPointerCancel={() => (drawing.current = false)}
        />
      </chakra.div>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button
          variant={accepted ? 'subtle' : 'solid'}
          icon={accepted ? 'check' : 'pen'}
          onClick={accept}
          aria-pressed={accepted}
        >
          {accepted ? signing.accepted : acceptLabel}
        </Button>
        <Button variant="outline" onClick={clear}>
          {clearLabel}
        </Button>
      </chakra.div>
    </Stack>
  );
}

/** Gives the canvas its pixels once it has a size: in a dialog that is about to open it has none. A drawing is never resized away. */
function usePreparedInk(canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const prepare = () => {
      if (element.clientWidth > 0 && isBlank(element)) prepareInk(element);
    };
    const observer = new ResizeObserver(prepare);
    observer.observe(element);
    prepare();
    return () => observer.disconnect();
  }, [canvas]);
}
