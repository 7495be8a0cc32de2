import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { propertyTitles } from '@groundwork/domain-applications';
import { MAX_NEW_LINES, newBudgetLineRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import { MoneyField, SelectField, TextField } from '@groundwork/web-forms';
import { Box, Button, Flex, Grid, Heading, IconButton } from '@groundwork/web-ui';
import type { ChangingLedger } from './change-types.js';
import type { ChangeValues } from './change-values.js';

const { fields: labels } = newBudgetLineRecord;

/** Lines that a change order adds to the budget. */
export function NewLines({ ledger }: { ledger: ChangingLedger }) {
  const { control } = useFormContext<ChangeValues>();
  const kind = useWatch<ChangeValues, 'kind'>({ name: 'kind' });
  const { fields, append, remove } = useFieldArray({ control, name: 'newLines', keyName: 'key' });
  if (kind !== 'change_order') return null;
  const blank = { propertyId: ledger.properties[0]?.propertyId ?? '', section: '', name: '' };
  return (
    <>
      {fields.map(({ key }, at) => (
        <Box key={key} role="group" aria-label={fill(changePage.newLine, { number: at + 1 })}>
          <Flex justifyContent="space-between" alignItems="center">
            <Heading as="h3" size="sub">
              {fill(changePage.newLine, { number: at + 1 })}
            </Heading>
            <IconButton
              icon="trash"
              label={fill(changePage.removeNewLine, { number: at + 1 })}
              onClick={() => remove(at)}
            />
          </Flex>
          <NewLineFields ledger={ledger} at={at} />
        </Box>
      ))}
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        icon="plus"
        disabled={fields.length >= MAX_NEW_LINES}
        onClick={() => append(blank, { focusName: `newLines.${fields.length}.section` })}
      >
        {changePage.addNewLine}
      </Button>
    </>
  );
}

function NewLineFields({ ledger, at }: { ledger: ChangingLedger; at: number }) {
  const propertyId = useWatch<ChangeValues, `newLines.${number}.propertyId`>({ name: `newLines.${at}.propertyId` });
  const titles = propertyTitles(ledger.properties);
  const sections = ledger.lines.filter((line) => line.propertyId === propertyId).map(({ section }) => section);
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(180px, 1fr))' }}
      gap="3"
      alignItems="start"
    >
      {ledger.properties.length > 1 ? (
        <SelectField<ChangeValues>
          name={`newLines.${at}.propertyId`}
          label={labels.propertyId.label}
          options={ledger.properties.map((one, index) => ({ value: one.propertyId, label: titles[index] ?? '' }))}
          required
        />
      ) : null}
      <SelectField<ChangeValues>
        name={`newLines.${at}.section`}
        label={labels.section.label}
        options={[...new Set(sections)].map((value) => ({ value, label: value }))}
        required
      />
      <TextField<ChangeValues> name={`newLines.${at}.name`} label={labels.name.label} required />
      <MoneyField<ChangeValues> name={`newLines.${at}.amount`} label={labels.amount.label} required />
    </Grid>
  );
}
