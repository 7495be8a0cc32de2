import type { SheetState } from './sheet-store.js';
import type { Sheet } from './sheet.js';

/** A row of the grid as it is drawn: the head of a section, a line, or the lines that are folded away. */
export type SheetItem =
  | { readonly kind: 'section'; readonly id: string; readonly section: number }
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly section: number;
      readonly place: number;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    }
  | { readonly kind: 'fold'; readonly id: string; readonly section: number; readonly count: number };

interface Shape {
  readonly of: string;
  readonly items: readonly SheetItem[];
}

/** Reads the rows of the grid. What is typed into a cell changes none: the same list is given again, so that nothing else is drawn. */
export function itemsReader(): (state: SheetState) => readonly SheetItem[] {
  let last: { sheet: Sheet; closed: unknown; folded: unknown; shape: Shape } | undefined;
  return (state) => {
    const { sheet, closed, folded } = state;
    if (last?.sheet === sheet && last.closed === closed && last.folded === folded) return last.shape.items;
    const items = itemsOf(state);
    const of = items.map(identityOf).join('|');
    const shape = last?.shape.of === of ? last.shape : { of, items };
    last = { sheet, closed, folded, shape };
    return shape.items;
  };
}

function identityOf(item: SheetItem): string {
  if (item.kind === 'line') return `${item.id}:${item.section}.${item.place}.${item.isLast}`;
  return item.kind === 'fold' ? `${item.id}:${item.count}` : item.id;
}

function itemsOf({ sheet, closed, folded }: SheetState): SheetItem[] {
  return sheet.flatMap(({ rows }, section): SheetItem[] => {
    const head: SheetItem = { kind: 'section', id: `section-${section}`, section };
    if (closed.has(section)) return [head];
    const lines = rows.flatMap(({ key }, place): SheetItem[] => {
      if (folded.has(key)) return [];
      const isFirst = section === 0 && place === 0;
      const isLast = section === sheet.length - 1 && place === rows.length - 1;
      return [{ kind: 'line', id: key, section, place, isFirst, isLast }];
    });
    const count = rows.length - lines.length;
    return [head, ...lines, ...(count > 0 ? [{ kind: 'fold', id: `fold-${section}`, section, count } as const] : [])];
  });
}
