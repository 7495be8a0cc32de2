import { memo, useCallback, useId, useState } from 'react';
import { MOST_OF_A_NOTE, rowTypes } from '@groundwork/domain-budgets';
import type { RowType } from '@groundwork/domain-budgets';
import { isUnread, line } from '@groundwork/domain-validation';
import { Bounded, cellProps, MoneyInput } from '@groundwork/web-forms';
import {
  Box,
  Checkbox,
  FieldError,
  Icon,
  IconButton,
  Input,
  Menu,
  NativeSelect,
  VisuallyHidden,
} from '@groundwork/web-ui';
import { useSheetStore, useSheetValue } from './sheet-context.js';
import { placesOf } from './sheet.js';
import type { SheetRow } from './sheet.js';

interface LineRowProps {
  rowKey: string;
  section: number;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  nameComplaint?: string;
  amountComplaint?: string;
}

/** Check, handle, name, type, amount, note and menu on one line; on a phone type and amount below the name, the note in the menu. */
const areas = {
  base: '"check name name menu" "type type amount amount" "text text text text" "error error error error"',
  sm: '"check handle name type amount note menu" ". . text text text text text" ". . error error error error error"',
};
const columns = {
  base: '28px minmax(0, 1fr) 102px 40px',
  sm: '28px 24px minmax(0, 1fr) 136px 150px 40px 40px',
};

/** One line of the budget: what it is for, its kind, its amount and what there is to say of it. A key draws its own cell alone. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { rowKey, nameComplaint, amountComplaint } = props;
  const id = useId();
  const row = useSheetValue(({ sheet }) => placesOf(sheet).get(rowKey)?.row);
  const [isLeft, setLeft] = useState(true);
  const [noting, setNoting] = useState(false);
  const note = useCallback(() => setNoting(true), []);
  if (!row) return null;
  const { budgetAmount } = row;
  const label = row.name || 'New line';
  const amountError = (isLeft && isUnread(budgetAmount) ? budgetAmount.complaint : undefined) ?? amountComplaint;
  const nameError = nameComplaint ?? line(row.name);
  const error = nameError ?? amountError;
  const described = error ? id : undefined;
  const hasNote = noting || row.note !== '';
  return (
    <Box
      display="grid"
      gridTemplateAreas={areas}
      gridTemplateColumns={columns}
      columnGap="2"
      rowGap={{ base: '1', sm: '0' }}
      alignItems="center"
      py={{ base: '2', sm: '1' }}
    >
      <SelectCell rowKey={rowKey} label={label} />
      <Handle />
      <NameCell rowKey={rowKey} name={row.name} isWrong={nameError !== undefined} described={described} />
      <TypeCell rowKey={rowKey} label={label} type={row.type} />
      <AmountCell
        rowKey={rowKey}
        label={label}
        amount={budgetAmount}
        isWrong={amountError !== undefined}
        described={described}
        onLeft={setLeft}
      />
      <NoteCell rowKey={rowKey} label={label} isOpen={hasNote} isGiven={row.note !== ''} onToggle={setNoting} />
      {hasNote ? <NoteText rowKey={rowKey} label={label} note={row.note} isNew={noting && row.note === ''} /> : null}
      <RowMenu {...props} label={label} onNote={note} />
      {error ? (
        <Box role="gridcell" gridArea="error">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      ) : null}
    </Box>
  );
});

interface CellProps {
  rowKey: string;
  label: string;
}

interface WrongProps {
  isWrong: boolean;
  /** Where the complaint about the line stands. */
  described: string | undefined;
}

const NameCell = memo(function NameCell({
  rowKey,
  name,
  isWrong,
  described,
}: WrongProps & { rowKey: string; name: string }) {
  const store = useSheetStore();
  return (
    <Box role="rowheader" gridArea="name">
      <Input
        {...cellProps(rowKey, 'name')}
        value={name}
        onChange={(event) => store.edit(rowKey, 'name', event.currentTarget.value)}
        onBlur={() => store.left()}
        aria-label={name ? `${name}: line name` : 'Line name'}
        placeholder="Line name"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={described}
      />
    </Box>
  );
});

const TypeCell = memo(function TypeCell({ rowKey, label, type }: CellProps & { type: RowType }) {
  const store = useSheetStore();
  return (
    <Box role="gridcell" gridArea="type">
      <NativeSelect
        {...cellProps(rowKey, 'type')}
        value={type}
        onChange={(event) => store.edit(rowKey, 'type', event.currentTarget.value as RowType)}
        aria-label={`${label}: type`}
      >
        {rowTypes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
});

interface AmountCellProps extends CellProps, WrongProps {
  amount: SheetRow['budgetAmount'];
  onLeft: (isLeft: boolean) => void;
}

const AmountCell = memo(function AmountCell(props: AmountCellProps) {
  const { rowKey, label, amount, isWrong, described, onLeft } = props;
  const store = useSheetStore();
  return (
    <Box role="gridcell" gridArea="amount">
      <MoneyInput
        {...cellProps(rowKey, 'budgetAmount')}
        aria-label={label}
        placeholder="0.00"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={described}
        value={amount}
        onChange={(value) => {
          onLeft(false);
          store.edit(rowKey, 'budgetAmount', value);
        }}
        onBlur={() => {
          onLeft(true);
          store.left();
        }}
      />
    </Box>
  );
});

interface NoteCellProps extends CellProps {
  isOpen: boolean;
  isGiven: boolean;
  onToggle: (change: (isOpen: boolean) => boolean) => void;
}

const NoteCell = memo(function NoteCell({ rowKey, label, isOpen, isGiven, onToggle }: NoteCellProps) {
  return (
    <Box role="gridcell" gridArea="note" display={{ base: 'none', sm: 'block' }}>
      <IconButton
        {...cellProps(rowKey, 'note')}
        label={`${label}: note`}
        icon="pen"
        aria-expanded={isOpen}
        color={isGiven ? 'accent.fg' : 'fg.muted'}
        onClick={() => onToggle((open) => !open)}
      />
    </Box>
  );
});

const NoteText = memo(function NoteText({ rowKey, label, note, isNew }: CellProps & { note: string; isNew: boolean }) {
  const store = useSheetStore();
  return (
    <Box role="gridcell" gridArea="text">
      <Bounded value={note} max={MOST_OF_A_NOTE}>
        {(control) => (
          <Input
            {...control}
            value={note}
            onChange={(event) => store.edit(rowKey, 'note', event.currentTarget.value)}
            onBlur={() => store.left()}
            autoFocus={isNew}
            aria-label={`${label}: text of the note`}
            placeholder="Note"
            height="8"
            fontSize="sm"
          />
        )}
      </Bounded>
    </Box>
  );
});

/** Where the pointer takes a line to move it; the keyboard has Alt and the arrows, a phone the menu. */
const Handle = memo(function Handle() {
  return (
    <Box
      role="gridcell"
      gridArea="handle"
      display={{ base: 'none', sm: 'flex' }}
      justifyContent="center"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      data-handle
    >
      <Icon name="menu" />
    </Box>
  );
});

const SelectCell = memo(function SelectCell({ rowKey, label }: CellProps) {
  const store = useSheetStore();
  const isSelected = useSheetValue(({ selected }) => selected.has(rowKey));
  return (
    <Box role="gridcell" gridArea="check" display="flex" justifyContent="center">
      <Checkbox
        {...cellProps(rowKey, 'select')}
        checked={isSelected}
        onChange={(event) =>
          store.choose(rowKey, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
        }
      >
        <VisuallyHidden>Select {label}</VisuallyHidden>
      </Checkbox>
    </Box>
  );
});

interface RowMenuProps extends LineRowProps {
  label: string;
  onNote: () => void;
}

const RowMenu = memo(function RowMenu(props: RowMenuProps) {
  const { rowKey, label, section, place, isFirst, isLast, onNote } = props;
  const store = useSheetStore();
  const own = () => store.together(rowKey);
  return (
    <Box role="gridcell" gridArea="menu" {...cellProps(rowKey, 'menu')}>
      <Menu
        label={`More for ${label}`}
        trigger={<Icon name="more" />}
        entries={[
          { id: 'note', label: 'Note', icon: 'pen', onSelect: onNote },
          { id: 'above', label: 'Insert line above', icon: 'plus', onSelect: () => store.insert(section, place) },
          { id: 'below', label: 'Insert line below', icon: 'plus', onSelect: () => store.insert(section, place + 1) },
          ...(isFirst
            ? []
            : [{ id: 'up', label: 'Move up', icon: 'chevron-up' as const, onSelect: () => store.shift(own(), -1) }]),
          ...(isLast
            ? []
            : [
                {
                  id: 'down',
                  label: 'Move down',
                  icon: 'chevron-down' as const,
                  onSelect: () => store.shift(own(), 1),
                },
              ]),
          { id: 'remove', label: `Remove ${label}`, icon: 'trash', onSelect: () => store.remove(own()) },
        ]}
      />
    </Box>
  );
});
