import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { applicationHints } from '@groundwork/domain-applications';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { SelectField, useField, useFieldError, YesNoField } from '@groundwork/web-forms';
import { Box, Button, Checkbox, FieldError, Fieldset, Flex, Hint, Stack } from '@groundwork/web-ui';
import type { People } from '@groundwork/web-company';
import { contractorsOf, labels, overseersOf } from './borrower-values.js';
import type { BorrowerValues } from './borrower-values.js';

interface PartiesFieldsProps {
  people: People;
  /** Without it nobody can be added: the company is locked. */
  onAdd?: (who: 'contractor' | 'person') => void;
}

/** Who builds: a third party of the company's contractors, or the borrower. */
export function ContractorFields({ people, onAdd }: PartiesFieldsProps) {
  const used = useWatch<BorrowerValues, 'contractorSelected'>({ name: 'contractorSelected' });
  return (
    <>
      <YesNoField<BorrowerValues>
        name="contractorSelected"
        label={labels.contractorSelected}
        hint={applicationHints.contractorSelected}
        required
      />
      {used ? (
        <Flex gap="3" alignItems="center" flexWrap="wrap" maxWidth="640px">
          <Box flex="1 1 280px">
            <SelectField<BorrowerValues>
              name="generalContractorId"
              label={labels.generalContractorId}
              hint={applicationHints.generalContractorId}
              required
              placeholder={borrowerPages.selectContractor}
              options={contractorsOf(people)}
            />
          </Box>
          {onAdd ? (
            <Button variant="outline" icon="plus" onClick={() => onAdd('contractor')}>
              Add new
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </>
  );
}

/** Who of the company oversees the construction. */
export function OverseerFields({ people, onAdd }: PartiesFieldsProps) {
  const id = useId();
  const field = useField<BorrowerValues, string[]>('overseers');
  const error = useFieldError<BorrowerValues>('overseers');
  const chosen = field.value ?? [];
  const known = overseersOf(people);
  const toggle = (person: string, on: boolean) =>
    field.onChange(on ? [...chosen, person] : chosen.filter((other) => other !== person));
  return (
    <Fieldset legend={labels.overseers} aria-describedby={error ? `${id} ${id}-error` : id}>
      <Stack gap="3" alignItems="flex-start">
        <Hint id={id}>{borrowerPages.overseersHint}</Hint>
        {known.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          >
            {label}
          </Checkbox>
        ))}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {onAdd ? (
          <Button variant="outline" size="sm" icon="plus" onClick={() => onAdd('person')}>
            Add new person
          </Button>
        ) : null}
      </Stack>
    </Fieldset>
  );
}
