import type { ReactNode } from 'react';
import { rowTypes, totalsOf } from '@groundwork/domain-budgets';
import type { RowType } from '@groundwork/domain-budgets';
import { whatIsRead } from '@groundwork/domain-validation';
import { Button, Flex, HStack, IconButton, MoneyText, NativeSelect, Span, VisuallyHidden } from '@groundwork/web-ui';
import { useSheetStore, useSheetValue } from './sheet-context.js';
import { editRow, placesOf } from './sheet.js';
import type { Sheet } from './sheet.js';

/** Steps back and forth, what else a sheet offers, and what can be done with the lines that are selected. */
export function SheetToolbar({ children }: { children?: ReactNode }) {
  const store = useSheetStore();
  const canUndo = useSheetValue((state) => state.canUndo);
  const canRedo = useSheetValue((state) => state.canRedo);
  const told = useSheetValue((state) => state.told);
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center" role="toolbar" aria-label="Budget tools">
      <IconButton label="Undo (Ctrl+Z)" icon="undo" onClick={() => store.undo()} disabled={!canUndo} />
      <IconButton label="Redo (Ctrl+Y)" icon="redo" onClick={() => store.redo()} disabled={!canRedo} />
      {children}
      <Span flex="1" color="fg.muted" fontSize="sm" role="status" aria-label="Last change">
        {told}
      </Span>
    </Flex>
  );
}

/** Shown while lines are selected. */
export function SelectionBar() {
  const store = useSheetStore();
  const selected = useSheetValue((state) => state.selected);
  const sheet = useSheetValue((state) => state.sheet);
  if (selected.size === 0) return null;
  const rows = [...placesOf(sheet).values()].filter(({ row }) => selected.has(row.key)).map(({ row }) => row);
  const setType = (type: RowType) => {
    const next = [...selected].reduce<Sheet>((now, key) => editRow(now, key, { type }), sheet);
    store.apply(next, `${rows.length} × ${type}`);
  };
  return (
    <Flex
      role="group"
      aria-label="Selected lines"
      gap="2"
      flexWrap="wrap"
      alignItems="center"
      position="sticky"
      top="16"
      zIndex="2"
      bg="accent.subtle"
      color="accent.fg"
      borderRadius="md"
      px="3"
      py="1"
    >
      <HStack gap="2" flex="1">
        <Span fontWeight="semibold">{rows.length === 1 ? '1 line' : `${rows.length} lines`}</Span>
        <MoneyText cents={totalsOf(whatIsRead(rows)).budgetAmount} />
      </HStack>
      <IconButton label="Move up (Alt+↑)" icon="chevron-up" onClick={() => store.shift(selected, -1)} />
      <IconButton label="Move down (Alt+↓)" icon="chevron-down" onClick={() => store.shift(selected, 1)} />
      <label style={{ minWidth: 140 }}>
        <VisuallyHidden>Type of the selected lines</VisuallyHidden>
        <NativeSelect value="" onChange={(event) => setType(event.currentTarget.value as RowType)}>
          <option value="" disabled>
            Type…
          </option>
          {rowTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </NativeSelect>
      </label>
      <IconButton label="Remove the selected lines (Alt+Delete)" icon="trash" onClick={() => store.remove(selected)} />
      <Button variant="ghost" size="sm" onClick={() => store.select([])}>
        Clear selection
      </Button>
    </Flex>
  );
}
