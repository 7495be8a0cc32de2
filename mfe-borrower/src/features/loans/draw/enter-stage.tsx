import { useId, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { propertyTitles } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { cellAt, moveInSheet, pastedColumn } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Heading, Label, List, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import type { DraftKeeper, KeptDraft } from './draft-keeper.js';
import { drawColumns, emptyEntry, groupLines, withAmount } from './draw-values.js';
import type { Entry, LineErrors } from './draw-values.js';
import { DrawLineRow } from './draw-line-row.js';
import { DrawShortcuts } from './draw-shortcuts.js';
import { WholeDraw } from './whole-draw.js';

interface EnterStageProps {
  ledger: Ledger;
  written: KeptDraft;
  keeper: DraftKeeper;
  errors: LineErrors;
  onEdit: (lineId: string, change: (entry: Entry) => Entry) => void;
  onFiles: (lineId: string) => void;
}

/** The budget's lines with what is left of each, a percentage or an amount to ask for, and what supports it. */
export function EnterStage({ ledger, written, keeper, errors, onEdit, onFiles }: EnterStageProps) {
  const [propertyId, setPropertyId] = useState('');
  const whole = useRef<HTMLElement>(null);
  const before = new Map(
    written.draft?.returned?.lineItems.map((line) => [line.additionalBudgetItemId, line.requestedAmount]),
  );
  const groups = groupLines(ledger, propertyId);
  const paste = usePastedColumn(
    groups.flatMap(({ lines }) => lines.map((line) => line.additionalBudgetItemId)),
    onEdit,
  );
  return (
    <Stack gap="5" onKeyDown={(event) => moveInSheet(event, { columns: drawColumns })} onPaste={paste}>
      <DrawShortcuts
        applicationId={ledger.applicationId}
        written={written}
        keeper={keeper}
        onWhole={() => whole.current?.focus()}
      />
      {ledger.properties.length > 1 ? (
        <PropertySelect ledger={ledger} propertyId={propertyId} onChange={setPropertyId} />
      ) : null}
      <Text textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }}>
        {drawSheet.keysHint}
      </Text>
      {groups.map(({ key, title, lines }) => (
        <Box as="section" key={key} aria-label={title}>
          <Heading as="h3" size="sub" mb="1">
            {title}
          </Heading>
          <List>
            {lines.map((line) => {
              const id = line.additionalBudgetItemId;
              return (
                <DrawLineRow
                  key={id}
                  line={line}
                  entry={written.entries[id] ?? emptyEntry}
                  error={errors[id]}
                  before={written.draft?.returned ? (before.get(id) ?? 0) : undefined}
                  theirs={written.conflicts[id]}
                  onEdit={(change) => onEdit(id, change)}
                  onChoose={(choice) => keeper.resolve(id, choice)}
                  onFiles={() => onFiles(id)}
                />
              );
            })}
          </List>
        </Box>
      ))}
      <WholeDraw ref={whole} ledger={ledger} written={written} keeper={keeper} />
    </Stack>
  );
}

/** A column of amounts goes down the lines from where it is pasted; a cell without anything leaves its line as it is. */
function usePastedColumn(ids: readonly string[], onEdit: EnterStageProps['onEdit']) {
  const notify = useNotify();
  return (event: ClipboardEvent<HTMLElement>) => {
    const cell = cellAt<(typeof drawColumns)[number]>(event.target);
    const amounts = pastedColumn(event.clipboardData.getData('text/plain'));
    if (cell?.column !== 'amount' || !amounts) return;
    event.preventDefault();
    const from = ids.slice(ids.indexOf(cell.row));
    amounts.forEach((amount, at) => {
      const id = from[at];
      if (id !== undefined && amount !== undefined) onEdit(id, (entry) => withAmount(entry, amount));
    });
    const left = amounts.slice(from.length).filter((amount) => amount !== undefined).length;
    if (left > 0) notify.info(fill(drawSheet.pastedBeyond, { n: left }));
  };
}

interface PropertySelectProps {
  ledger: Ledger;
  propertyId: string;
  onChange: (propertyId: string) => void;
}

function PropertySelect({ ledger, propertyId, onChange }: PropertySelectProps) {
  const id = useId();
  const titles = propertyTitles(ledger.properties);
  return (
    <Box maxWidth="360px">
      <Label htmlFor={id} mb="1.5">
        Property
      </Label>
      <NativeSelect id={id} value={propertyId} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">All</option>
        {ledger.properties.map(({ propertyId: id }, index) => (
          <option key={id} value={id}>
            {titles[index]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
