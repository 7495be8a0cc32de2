import { memo, useId, useState } from 'react';
import { rowTypes } from '@groundwork/domain-budgets';
import type { RowType } from '@groundwork/domain-budgets';
import { isUnread } from '@groundwork/domain-validation';
import { MoneyInput } from '@groundwork/web-forms';
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
import { cellProps } from './cells.js';
import { useSheetStore, useSheetValue } from './sheet-context.js';
import { placesOf } from './sheet.js';
import type { RowField, SheetRow } from './sheet.js';

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

/** One line of the budget: what it is for, its kind, its amount and what there is to say of it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { rowKey, nameComplaint, amountComplaint } = props;
  const id = useId();
  const store = useSheetStore();
  const row = useSheetValue(({ sheet }) => placesOf(sheet).get(rowKey)?.row);
  const isSelected = useSheetValue(({ selected }) => selected.has(rowKey));
  const [isLeft, setLeft] = useState(true);
  const [noting, setNoting] = useState(false);
  if (!row) return null;
  const label = row.name || 'New line';
  const unread = isLeft && isUnread(row.budgetAmount) ? row.budgetAmount.complaint : undefined;
  const amountError = unread ?? amountComplaint;
  const error = nameComplaint ?? amountError;
  const edit = (field: RowField, value: SheetRow[RowField]) => store.edit(rowKey, field, value);
  const described = error ? id : undefined;
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
      <SelectCell rowKey={rowKey} label={label} isSelected={isSelected} />
      <Handle />
      <Box role="rowheader" gridArea="name">
        <Input
          {...cellProps(rowKey, 'name')}
          value={row.name}
          onChange={(event) => edit('name', event.currentTarget.value)}
          onBlur={() => store.left()}
          aria-label={row.name ? `${row.name}: line name` : 'Line name'}
          placeholder="Line name"
          maxLength={200}
          aria-invalid={nameComplaint ? true : undefined}
          aria-describedby={described}
        />
      </Box>
      <Box role="gridcell" gridArea="type">
        <NativeSelect
          {...cellProps(rowKey, 'type')}
          value={row.type}
          onChange={(event) => edit('type', event.currentTarget.value as RowType)}
          aria-label={`${label}: type`}
        >
          {rowTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box role="gridcell" gridArea="amount">
        <MoneyInput
          {...cellProps(rowKey, 'budgetAmount')}
          aria-label={label}
          placeholder="0.00"
          aria-invalid={amountError ? true : undefined}
          aria-describedby={described}
          value={row.budgetAmount}
          onChange={(value) => {
            setLeft(false);
            edit('budgetAmount', value);
          }}
          onBlur={() => {
            setLeft(true);
            store.left();
          }}
        />
      </Box>
      <Box role="gridcell" gridArea="note" display={{ base: 'none', sm: 'block' }}>
        <IconButton
          {...cellProps(rowKey, 'note')}
          label={`${label}: note`}
          icon="pen"
          aria-expanded={noting || row.note !== ''}
          color={row.note === '' ? 'fg.muted' : 'accent.fg'}
          onClick={() => setNoting(!noting)}
        />
      </Box>
      {noting || row.note !== '' ? (
        <Box role="gridcell" gridArea="text">
          <Input
            value={row.note}
            onChange={(event) => edit('note', event.currentTarget.value)}
            onBlur={() => store.left()}
            autoFocus={noting && row.note === ''}
            aria-label={`${label}: text of the note`}
            placeholder="Note"
            maxLength={500}
            height="8"
            fontSize="sm"
          />
        </Box>
      ) : null}
      <RowMenu {...props} label={label} onNote={() => setNoting(true)} />
      {error ? (
        <Box role="gridcell" gridArea="error">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      ) : null}
    </Box>
  );
});

/** Where the pointer takes a line to move it; the keyboard has Alt and the arrows, a phone the menu. */
function Handle() {
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
}

function SelectCell({ rowKey, label, isSelected }: { rowKey: string; label: string; isSelected: boolean }) {
  const store = useSheetStore();
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
}

interface RowMenuProps extends LineRowProps {
  label: string;
  onNote: () => void;
}

function RowMenu({ rowKey, label, section, place, isFirst, isLast, onNote }: RowMenuProps) {
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
}
