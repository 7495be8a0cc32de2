import { lengthLimits } from '@groundwork/domain-validation';
import { Bounded } from '@groundwork/web-forms';
import { useId } from 'react';
import { chooseLoanType, choosePurpose, defaultName, loanTypes, loanTypesFor } from '@groundwork/domain-applications';
import type { LoanSelection, Purpose } from '@groundwork/domain-applications';
import { addProject } from '@groundwork/domain-messages-borrower';
import { systemClock, today } from '@groundwork/domain-time';
import {
  Box,
  Fieldset,
  Grid,
  Hint,
  HStack,
  Input,
  Label,
  NativeSelect,
  Radio,
  RadioTiles,
  Stack,
} from '@groundwork/web-ui';

/** What every part of the flow takes. */
export interface PartProps {
  selection: LoanSelection;
  onChange: (selection: LoanSelection) => void;
  /** A tile was picked: the flow goes on with it. */
  onPick: (selection: LoanSelection) => void;
  error?: string;
}

/** 'Add New': the purpose, and the loan types that it offers. */
export function LoanPart({ selection, onChange, onPick, error }: PartProps) {
  const id = useId();
  const { intendedPurpose, loanType } = selection;
  return (
    <Stack gap="5">
      <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap="5" alignItems="start">
        <Box>
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
        <Box>
          <Label htmlFor={`${id}-name`} mb="1.5">
            Application Name
          </Label>
          <Bounded value={selection.name ?? ''} max={lengthLimits.line}>
            {(control) => (
              <Input
                {...control}
                id={`${id}-name`}
                value={selection.name ?? ''}
                placeholder={defaultName(today(systemClock))}
                onChange={(event) => onChange({ ...selection, name: event.currentTarget.value })}
              />
            )}
          </Bounded>
        </Box>
        <Fieldset legend={addProject.lineOfCreditQuestion}>
          <HStack gap="6">
            {[true, false].map((answer) => (
              <Radio
                key={String(answer)}
                name={`${id}-credit`}
                checked={(selection.lineOfCredit ?? false) === answer}
                aria-describedby={`${id}-credit-hint`}
                onChange={() => onChange({ ...selection, lineOfCredit: answer })}
              >
                {answer ? 'Yes' : 'No'}
              </Radio>
            ))}
          </HStack>
          <Hint id={`${id}-credit-hint`} mt="1">
            {addProject.lineOfCreditHint}
          </Hint>
        </Fieldset>
      </Grid>
      <RadioTiles
        legend="What kind of project is it?"
        tiles={loanTypesFor(intendedPurpose).map((value) => ({
          value,
          label: loanTypes[value].label,
          description: loanTypes[value].tooltip || undefined,
          icon: loanTypes[value].icon,
        }))}
        minWidth={200}
        value={loanType ?? undefined}
        onChange={(value) => onChange(chooseLoanType(selection, value))}
        onPick={(value) => onPick(value === loanType ? selection : chooseLoanType(selection, value))}
        error={error}
      />
    </Stack>
  );
}
