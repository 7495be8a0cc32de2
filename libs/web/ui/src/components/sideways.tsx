import type { ReactNode } from 'react';
import { useOverflow } from '../primitives/overflow.js';
import { TableScroll } from '../primitives/table.js';

/** What is wider than its place scrolls sideways, by keyboard as well: it takes the focus and has a name. */
export function Sideways({ caption, children }: { caption: string; children: ReactNode }) {
  const [place, overflows] = useOverflow<HTMLDivElement>(children);
  return (
    <TableScroll ref={place} {...(overflows ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {})}>
      {children}
    </TableScroll>
  );
}
