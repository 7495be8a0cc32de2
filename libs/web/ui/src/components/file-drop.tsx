import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../primitives/icon.js';

interface FileDropProps {
  label: string;
  /** As in the accept attribute: 'application/pdf' or '.pdf,image/*'. */
  accept?: string;
  hint?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** What was chosen, or dropped: that may be several even where one is asked for. */
  onFiles: (files: File[]) => void;
}

/** A file that misses the place must not take the browser to itself, and what was typed with it. */
function keepPage() {
  const stay = (event: Event) => event.preventDefault();
  addEventListener('dragover', stay);
  addEventListener('drop', stay);
  return () => {
    removeEventListener('dragover', stay);
    removeEventListener('drop', stay);
  };
}

const Zone = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    padding: '5',
    textAlign: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&[data-over]': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.6', cursor: 'not-allowed' },
  },
});
const FileInput = chakra('input', {
  base: { position: 'absolute', width: '1px', height: '1px', opacity: '0', overflow: 'hidden' },
});

/** A place to drop files on, which is also a file input for keyboard, screen reader and phone. */
export function FileDrop({ label, accept, hint, multiple, disabled, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(keepPage, []);
  const take = (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0 && !disabled) onFiles(list);
    if (input.current) input.current.value = '';
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <Zone
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={(event) => {
        // Over one of its own words it is still over the place.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <FileInput
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <chakra.span color="accent.fg" fontSize="xl">
        <Icon name="upload" />
      </chakra.span>
      <chakra.span fontWeight="medium">{label}</chakra.span>
      {hint ? (
        <chakra.span id={hintId} textStyle="small">
          {hint}
        </chakra.span>
      ) : null}
    </Zone>
  );
}
