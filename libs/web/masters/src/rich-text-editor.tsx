import { lazy, Suspense } from 'react';
import { LoadingState } from '@groundwork/web-ui';
import type { EditorProps } from './tiptap-editor.js';

/** The editor weighs more than a screen: it is fetched when somebody begins to edit. */
const TiptapEditor = lazy(() => import('./tiptap-editor.js').then((module) => ({ default: module.TiptapEditor })));

/** Rich text as the masters have it: headings, lists, tables, alignment; what is pasted is cleaned. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<LoadingState />}>
      <TiptapEditor {...props} />
    </Suspense>
  );
}
