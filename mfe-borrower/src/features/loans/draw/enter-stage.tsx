import { useId, useState } from 'react';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { Box, Heading, Label, List, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import { moveInColumn } from './column-keys.js';
import type { DraftKeeper, KeptDraft } from './draft-keeper.js';
import { emptyEntry, groupLines } from './draw-values.js';
import type { Entry, LineErrors } from './draw-values.js';
import { DrawLineRow } from './draw-line-row.js';
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
  const before = new Map(
    written.draft?.returned?.lineItems.map((line) => [line.additionalBudgetItemId, line.requestedAmount]),
  );
  return (
    <Stack gap="5" onKeyDown={moveInColumn}>
      {ledger.properties.length > 1 ? (
        <PropertySelect ledger={ledger} propertyId={propertyId} onChange={setPropertyId} />
      ) : null}
      <Text textStyle="small" color="fg.muted">
        {drawSheet.keysHint}
      </Text>
      {groupLines(ledger, propertyId).map(({ key, title, lines }) => (
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
      <WholeDraw ledger={ledger} written={written} keeper={keeper} />
    </Stack>
  );
}

interface PropertySelectProps {
  ledger: Ledger;
  propertyId: string;
  onChange: (propertyId: string) => void;
}

function PropertySelect({ ledger, propertyId, onChange }: PropertySelectProps) {
  const id = useId();
  return (
    <Box maxWidth="360px">
      <Label htmlFor={id} mb="1.5">
        Property
      </Label>
      <NativeSelect id={id} value={propertyId} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">All</option>
        {ledger.properties.map((property) => (
          <option key={property.propertyId} value={property.propertyId}>
            {property.street}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
