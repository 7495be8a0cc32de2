import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { budgetChangeLineRecord, earnedOf } from '@groundwork/domain-draws';
import { changePage } from '@groundwork/domain-messages-screens';
import { addCents, formatCents } from '@groundwork/domain-money';
import { MoneyField, SelectField } from '@groundwork/web-forms';
import { Box, Button, FieldError, Flex, Grid, Heading, IconButton, Stack, Text } from '@groundwork/web-ui';
import { NewLines } from './new-lines.js';
import type { ChangingLedger } from './change-types.js';
import { amountsOf, blankRow, lineLabel, totalsOf } from './change-values.js';
import type { ChangeValues } from './change-values.js';

/** The lines of a change: which, and what is taken from it or added to it. */
export function ChangeRows({ ledger }: { ledger: ChangingLedger }) {
  const { control } = useFormContext<ChangeValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lineItems', keyName: 'key' });
  const options = ledger.lines.map((line) => ({ value: line.additionalBudgetItemId, label: lineLabel(ledger, line) }));
  return (
    <Stack gap="4">
      {fields.map(({ key }, at) => (
        <Box key={key} role="group" aria-label={fill(changePage.line, { number: at + 1 })}>
          <Flex justifyContent="space-between" alignItems="center">
            <Heading as="h3" size="sub">
              {fill(changePage.line, { number: at + 1 })}
            </Heading>
            <IconButton
              icon="trash"
              label={fill(changePage.removeLine, { number: at + 1 })}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            />
          </Flex>
          <Grid
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }}
            gap="3"
            alignItems="start"
          >
            <SelectField<ChangeValues>
              name={`lineItems.${at}.additionalBudgetItemId`}
              label={budgetChangeLineRecord.fields.additionalBudgetItemId.label}
              options={options}
            />
            <MoneyField<ChangeValues>
              name={`lineItems.${at}.decrease`}
              label={budgetChangeLineRecord.fields.decrease.label}
            />
            <MoneyField<ChangeValues>
              name={`lineItems.${at}.increase`}
              label={budgetChangeLineRecord.fields.increase.label}
            />
          </Grid>
          <RowFigures ledger={ledger} at={at} />
        </Box>
      ))}
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        icon="plus"
        onClick={() => append(blankRow, { focusName: `lineItems.${fields.length}.additionalBudgetItemId` })}
      >
        {changePage.addLine}
      </Button>
      <NewLines ledger={ledger} />
      <Sums ledger={ledger} />
    </Stack>
  );
}

/** What the chosen line is worth, how much of it is taken, and its value afterwards. */
function RowFigures({ ledger, at }: { ledger: ChangingLedger; at: number }) {
  const row = useWatch<ChangeValues, `lineItems.${number}`>({ name: `lineItems.${at}` });
  const line = ledger.lines.find(
    ({ additionalBudgetItemId }) => additionalBudgetItemId === row?.additionalBudgetItemId,
  );
  if (!line || !row) return null;
  const { decrease, increase } = amountsOf(row);
  return (
    <Text textStyle="small" mt="1">
      {fill(changePage.lineFigures, {
        value: formatCents(line.budgetAmount),
        taken: formatCents(earnedOf(line) + line.pending),
        revised: formatCents(line.budgetAmount + increase - decrease),
      })}
    </Text>
  );
}

/** What is taken and added in all, and what is wrong with that. */
function Sums({ ledger }: { ledger: ChangingLedger }) {
  const [kind, lineItems, newLines] = useWatch<ChangeValues, ['kind', 'lineItems', 'newLines']>({
    name: ['kind', 'lineItems', 'newLines'],
  });
  const { errors } = useFormState<ChangeValues>();
  const { taken, added, net } = totalsOf({ kind, lineItems, newLines });
  const total = addCents(ledger.lines.map((line) => line.budgetAmount)) + net;
  const complaint = errors.lineItems?.message ?? errors.lineItems?.root?.message;
  return (
    <Box>
      <Text role="status" fontWeight="medium">
        {fill(changePage.sums, { taken: formatCents(taken), added: formatCents(added), total: formatCents(total) })}
      </Text>
      {complaint ? <FieldError role="alert">{complaint}</FieldError> : null}
    </Box>
  );
}
