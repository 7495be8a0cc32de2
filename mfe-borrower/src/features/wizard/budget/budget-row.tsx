import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { rowTypes } from '@groundwork/domain-budgets';
import { MoneyInput, useField, useFieldError } from '@groundwork/web-forms';
import type { BudgetValues } from './budget-values.js';
import { Box, FieldError, Grid, HStack, IconButton, Input, ListItem, NativeSelect, Text } from '@groundwork/web-ui';

type RowPath = `sections.${number}.additionalItems.${number}`;

interface BudgetRowProps {
  /** Path of the row in the form: 'sections.0.additionalItems.2'. */
  path: RowPath;
  /** A line of the borrower's own has a name and a type to choose. */
  custom: boolean;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

/** One line of the budget: what it is for, its kind and its amount. */
export function BudgetRow({ path, custom, onUp, onDown, onRemove }: BudgetRowProps) {
  const id = useId();
  const { register } = useFormContext<BudgetValues>();
  const amount = useField<BudgetValues, number>(`${path}.budgetAmount`);
  const name = String(useWatch<BudgetValues>({ name: `${path}.name` }) || 'New line');
  const nameError = useFieldError<BudgetValues>(`${path}.name`);
  const amountError = useFieldError<BudgetValues>(`${path}.budgetAmount`);
  const error = nameError ?? amountError;
  return (
    <ListItem>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr) 134px auto', sm: 'minmax(0, 1fr) 190px auto' }}
        gap="2"
        alignItems="center"
      >
        {custom ? (
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 130px' }} gap="2">
            <Input
              {...register(`${path}.name`)}
              aria-label="Line name"
              placeholder="Line name"
              maxLength={200}
              aria-invalid={nameError ? true : undefined}
              aria-describedby={error ? id : undefined}
            />
            <NativeSelect {...register(`${path}.type`)} aria-label={`${name}: type`}>
              {rowTypes.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </NativeSelect>
          </Grid>
        ) : (
          <Text>{name}</Text>
        )}
        <MoneyInput
          aria-label={name}
          placeholder="0.00"
          aria-invalid={amountError ? true : undefined}
          aria-describedby={error ? id : undefined}
          ref={amount.ref}
          value={amount.value}
          onChange={amount.onChange}
          onBlur={amount.onBlur}
        />
        <HStack gap="0" justifyContent="flex-end">
          <HStack gap="0" display={{ base: 'none', sm: 'flex' }}>
            <IconButton label={`Move ${name} up`} icon="chevron-up" onClick={onUp} disabled={!onUp} />
            <IconButton label={`Move ${name} down`} icon="chevron-down" onClick={onDown} disabled={!onDown} />
          </HStack>
          <IconButton label={`Remove ${name}`} icon="trash" onClick={onRemove} />
        </HStack>
      </Grid>
      {error ? (
        <Box>
          <FieldError id={id}>{error}</FieldError>
        </Box>
      ) : null}
    </ListItem>
  );
}
