import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Box, Stack } from '@groundwork/web-ui';
import { Editor } from '@tiptap/core';
import { cleanPasted } from './clean-pasted.js';
import { EditorToolbar } from './editor-toolbar.js';
import { extensions } from './extensions.js';
import { PlaceholderLegend } from './placeholder-legend.js';
import type { EditorPlaceholder } from './placeholder-legend.js';

export interface EditorProps {
  /** Name of the text for screen readers. */
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  placeholders?: readonly EditorPlaceholder[];
  disabled?: boolean;
  invalid?: boolean;
  /** Ids of what describes the text, such as what is wrong with it. */
  describedBy?: string;
}

const surface = {
  '& .ProseMirror': {
    minHeight: '320px',
    outline: 'none',
    px: { base: '4', sm: '6' },
    py: '5',
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent-solid)' },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', lineHeight: 'tight', mt: '5', mb: '2' },
  '& h2': { fontSize: 'lg' },
  '& p': { mb: '3' },
  '& ul, & ol': { ps: '6', mb: '3' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li p': { mb: '1' },
  '& table': { width: 'full', borderCollapse: 'collapse', mb: '3' },
  '& td, & th': {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    px: '3',
    py: '2',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td p, & th p': { mb: '0' },
  '& .selectedCell': { bg: 'bg.subtle' },
};

/** TipTap in the look of the house; `RichTextEditor` fetches it. */
export function TiptapEditor(props: EditorProps) {
  const { label, value, onChange, placeholders = [], disabled = false, invalid = false, describedBy } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const told = useRef(value);
  const change = useRef(onChange);
  useLayoutEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    const made = new Editor({
      element: holder.current,
      // Its own style element would be against the content security policy; what it says is in `surface`.
      injectCSS: false,
      extensions,
      content: told.current,
      editorProps: { transformPastedHTML: cleanPasted },
      onTransaction: redraw,
      onUpdate: ({ editor: updated }) => {
        told.current = updated.getHTML();
        change.current(told.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  // What is put back, or discarded, comes from outside.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (!editor) return;
    editor.setEditable(!disabled, false);
    editor.setOptions({
      editorProps: {
        transformPastedHTML: cleanPasted,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(disabled ? { 'aria-disabled': 'true' } : {}),
          ...(invalid ? { 'aria-invalid': 'true' } : {}),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        },
      },
    });
  }, [editor, label, disabled, invalid, describedBy]);

  return (
    <Stack gap="3" width="full">
      <Box
        borderWidth="1px"
        borderStyle="solid"
        borderColor={invalid ? 'danger.fg' : 'border.strong'}
        borderRadius="md"
        bg="bg"
        width="full"
      >
        {editor ? <EditorToolbar editor={editor} disabled={disabled} /> : null}
        <Box ref={holder} maxHeight="60dvh" overflowY="auto" overflowWrap="anywhere" css={surface} />
      </Box>
      {editor && placeholders.length > 0 ? (
        <PlaceholderLegend
          placeholders={placeholders}
          onInsert={disabled ? undefined : (name) => editor.chain().focus().insertContent(`{{${name}}}`).run()}
        />
      ) : null}
    </Stack>
  );
}
