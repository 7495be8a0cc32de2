import { useId } from 'react';
import { chooseLoanType, choosePurpose, loanTypes, loanTypesFor } from '@groundwork/domain-applications';
import type { LoanSelection, LoanType, Purpose } from '@groundwork/domain-applications';
import { Box, Label, NativeSelect, RadioTiles, Stack } from '@groundwork/web-ui';
import type { IconName } from '@groundwork/web-ui';

/** What every part of the flow takes. */
export interface PartProps {
  selection: LoanSelection;
  onChange: (selection: LoanSelection) => void;
  error?: string;
}

const icons: Record<LoanType, IconName> = {
  construction: 'home',
  renovation: 'refresh',
  land: 'chart',
  model: 'building',
  acquisitionOrRefinance: 'handshake',
  buildToRent: 'building',
  renovateToRent: 'refresh',
};

/** 'Add New': the purpose, and the loan types that it offers. */
export function LoanPart({ selection, onChange, error }: PartProps) {
  const id = useId();
  const { intendedPurpose, loanType } = selection;
  return (
    <Stack gap="5">
      <Box maxWidth="320px">
        <Label htmlFor={id} mb="1.5">
          Add New
        </Label>
        <NativeSelect
          id={id}
          value={intendedPurpose}
          onChange={(event) => onChange(choosePurpose(selection, event.currentTarget.value as Purpose))}
        >
          <option value="sell">to Sell</option>
          <option value="rent">to Rent</option>
        </NativeSelect>
      </Box>
      <RadioTiles
        legend="What kind of project is it?"
        tiles={loanTypesFor(intendedPurpose).map((value) => ({
          value,
          label: loanTypes[value].label,
          description: loanTypes[value].tooltip || undefined,
          icon: icons[value],
        }))}
        minWidth={200}
        value={loanType ?? undefined}
        onChange={(value) => onChange(chooseLoanType(selection, value))}
        error={error}
      />
    </Stack>
  );
}
