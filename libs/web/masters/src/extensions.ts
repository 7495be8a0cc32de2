import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';

/** A header says whether it is of its row or its column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
    };
  },
});

/** What the agreements service keeps of a text (`sanitizeContent`) and an editor offers; what is not here cannot be pasted in. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, protocols: ['http', 'https', 'mailto', 'tel'] },
    trailingNode: false,
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Table.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
];
