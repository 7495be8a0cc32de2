import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, ReactNode, RefObject } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useFormState } from 'react-hook-form';
import { cellAt, controlOf } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import { LineRow } from './line-row.js';
import { FoldRow, SectionRow } from './section-row.js';
import { useSheetStore, useSheetValue } from './sheet-context.js';
import type { SheetItem } from './sheet-items.js';
import { sheetKeys } from './sheet-keys.js';
import type { CellRequest } from './sheet-store.js';
import { complaintOf } from './use-sheet.js';
import { useRowDrag } from './use-row-drag.js';

/** Up to so many rows all stand in the page, where the browser's own search finds them; of more, those that are in sight. */
const ALL = 150;
const OVERSCAN = 12;
const HEIGHT = 48;

interface SheetGridProps {
  /** The section to take lines into, and what was pasted; nothing where that is still to come. */
  onTable: (section: number, text: string) => void;
}

/** More than one cell of a spreadsheet. */
const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());

/** The lines of a budget as a grid: by the keyboard and by the pointer, a thousand of them as fast as ten. */
export const SheetGrid = memo(function SheetGrid({ onTable }: SheetGridProps) {
  const store = useSheetStore();
  const items = useSheetValue(store.items);
  const grid = useRef<HTMLDivElement>(null);
  const top = useTopOf(grid);
  const focused = useRef<string>(undefined);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => HEIGHT,
    overscan: items.length <= ALL ? ALL : OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
    // A page that is not laid out has no heights.
    measureElement: (element) => (element as HTMLElement).offsetHeight || HEIGHT,
    // The row that has the focus stays, however far the page is scrolled.
    rangeExtractor: (range) => {
      const own = items.findIndex(({ id }) => id === focused.current);
      const rows = defaultRangeExtractor(range);
      return own < 0 || rows.includes(own) ? rows : [...rows, own].sort((a, b) => a - b);
    },
  });
  useCellRequests(grid, items, (index) => virtual.scrollToIndex(index, { align: 'center' }));
  const { errors } = useFormState();
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });
  const [onKeyDown] = useState(() => sheetKeys(store, () => latest.current));
  const drag = useRowDrag({
    store,
    items,
    itemAt: (clientY) => {
      const item = virtual.getVirtualItemForOffset(clientY + scrollY);
      return item && { index: item.index, isLowerHalf: clientY + scrollY > (item.start + item.end) / 2 };
    },
  });
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const key = cellAt(event.target)?.row;
    const item = items.find(({ id }) => id === key);
    if (!item || !isTable(text)) return;
    event.preventDefault();
    onTable(item.section, text);
  };
  const rows = virtual.getVirtualItems();
  const dropAt = drag.drop && (virtual.measurementsCache[drag.drop.index]?.start ?? virtual.getTotalSize() + top) - top;
  return (
    <Box
      ref={grid}
      role="grid"
      aria-label="Budget lines"
      aria-rowcount={items.length}
      aria-multiselectable
      position="relative"
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onPointerDown={drag.onPointerDown}
      onFocus={(event) => (focused.current = cellAt(event.target)?.row)}
    >
      {rows.map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <SheetRowBox key={key} index={index} item={item} start={start - top} measure={virtual.measureElement}>
            <ItemRow item={item} errors={errors} onTable={onTable} />
          </SheetRowBox>
        );
      })}
      {dropAt === undefined ? null : (
        <Box position="absolute" insetX="0" height="3px" bg="accent.solid" style={{ top: dropAt }} aria-hidden />
      )}
    </Box>
  );
});

/** Where the grid begins in the page: what stands above it may grow. */
function useTopOf(grid: RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((grid.current?.getBoundingClientRect().top ?? 0) + scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (grid.current?.parentElement) observer.observe(grid.current.parentElement);
    measure();
    return () => observer.disconnect();
  }, [grid]);
  return top;
}

interface SheetRowBoxProps {
  index: number;
  item: SheetItem;
  start: number;
  measure: (element: Element | null) => void;
  children: ReactNode;
}

function SheetRowBox({ index, item, start, measure, children }: SheetRowBoxProps) {
  const isSelected = useSheetValue(({ selected }) => selected.has(item.id));
  return (
    <Box
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 1}
      aria-selected={item.kind === 'line' ? isSelected : undefined}
      position="absolute"
      insetX="0"
      bg={isSelected ? 'accent.subtle' : undefined}
      style={{ top: start }}
    >
      {children}
    </Box>
  );
}

function ItemRow({ item, errors, onTable }: { item: SheetItem; errors: unknown; onTable: SheetGridProps['onTable'] }) {
  const paste = useCallback((section: number) => onTable(section, ''), [onTable]);
  if (item.kind === 'section') return <SectionRow section={item.section} onPaste={paste} />;
  if (item.kind === 'fold') return <FoldRow section={item.section} count={item.count} />;
  const { id, section, place, isFirst, isLast } = item;
  return (
    <LineRow
      rowKey={id}
      section={section}
      place={place}
      isFirst={isFirst}
      isLast={isLast}
      nameComplaint={complaintOf(errors, section, place, 'name')}
      amountComplaint={complaintOf(errors, section, place, 'budgetAmount')}
    />
  );
}

/** Gives the focus to the cell that is asked for, once its row is there. */
function useCellRequests(
  grid: RefObject<HTMLDivElement | null>,
  items: readonly SheetItem[],
  scrollTo: (index: number) => void,
): void {
  const store = useSheetStore();
  const wanted = useRef<CellRequest>(undefined);
  const settle = useCallback(() => {
    const cell = wanted.current;
    const control = cell && grid.current && controlOf(grid.current, cell.key, cell.field);
    if (!control) return false;
    wanted.current = undefined;
    control.focus();
    return true;
  }, [grid]);
  useEffect(() => {
    store.onFocus = (cell) => {
      wanted.current = cell;
      if (settle()) return;
      const index = items.findIndex(({ id }) => id === cell.key);
      if (index >= 0) scrollTo(index);
    };
  });
  useEffect(() => {
    if (!wanted.current || settle()) return;
    const index = items.findIndex(({ id }) => id === wanted.current?.key);
    if (index >= 0) scrollTo(index);
  });
}
