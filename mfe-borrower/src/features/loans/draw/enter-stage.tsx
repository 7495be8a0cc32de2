import { useId, useState } from 'react';
import { Box, Heading, Label, List, NativeSelect, Stack } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import { groupLines } from './draw-draft.js';
import type { DrawDraft, LineErrors } from './draw-draft.js';
import { DrawLineRow } from './draw-line-row.js';

interface EnterStageProps {
  ledger: Ledger;
  draft: DrawDraft;
  errors: LineErrors;
  onAmount: (lineId: string, amount: DrawDraft['amounts'][string]) => void;
  onFiles: (lineId: string) => void;
}

/** The budget's lines with what is left of each, an amount to ask for, and files that support it. */
export function EnterStage({ ledger, draft, errors, onAmount, onFiles }: EnterStageProps) {
  const id = useId();
  const [propertyId, setPropertyId] = useState('');
  return (
    <Stack gap="5">
      {ledger.properties.length > 1 ? (
        <Box maxWidth="360px">
          <Label htmlFor={id} mb="1.5">
            Property
          </Label>
          <NativeSelect id={id} value={propertyId} onChange={(event) => setPropertyId(event.currentTarget.value)}>
            <option value="">All</option>
            {ledger.properties.map((property) => (
              <option key={property.propertyId} value={property.propertyId}>
                {property.street}
              </option>
            ))}
          </NativeSelect>
        </Box>
      ) : null}
      {groupLines(ledger, propertyId).map(({ key, title, lines }) => (
        <Box as="section" key={key} aria-label={title}>
          <Heading as="h3" size="sub" mb="1">
            {title}
          </Heading>
          <List>
            {lines.map((line) => (
              <DrawLineRow
                key={line.additionalBudgetItemId}
                line={line}
                amount={draft.amounts[line.additionalBudgetItemId]}
                fileCount={draft.files[line.additionalBudgetItemId]?.length ?? 0}
                error={errors[line.additionalBudgetItemId]}
                onAmount={(amount) => onAmount(line.additionalBudgetItemId, amount)}
                onFiles={() => onFiles(line.additionalBudgetItemId)}
              />
            ))}
          </List>
        </Box>
      ))}
    </Stack>
  );
}
