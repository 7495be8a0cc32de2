import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_CONTRACTORS } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { addCents, formatCents } from '@groundwork/domain-money';
import { NumberField, SelectField, TextField } from '@groundwork/web-forms';
import { Box, Button, Flex, Grid, IconButton, Stack, Text } from '@groundwork/web-ui';
import type { Ledger } from '../../data/api.js';
import { withoutContractor } from './retainage-values.js';
import type { RetainageValues } from './retainage-values.js';

/** Where it is held by contractor: who they are, what is held of each, and whose each line is. */
export function RetainageContractors({ ledger }: { ledger: Ledger }) {
  const { control, getValues, setValue } = useFormContext<RetainageValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contractors', keyName: 'key' });
  const [heldBy, contractors, ofLine] = useWatch<RetainageValues, ['heldBy', 'contractors', 'ofLine']>({
    name: ['heldBy', 'contractors', 'ofLine'],
  });
  if (heldBy !== 'contractor') return null;
  const takeAway = (at: number, id: string) => {
    setValue('ofLine', withoutContractor(getValues('ofLine'), id), { shouldDirty: true });
    remove(at);
  };
  const heldOf = (id: string) =>
    addCents(ledger.lines.flatMap((line, of) => (ofLine[of]?.contractor === id ? [line.retainageHeld] : [])));
  const options = contractors.map(({ id, name }, at) => ({
    value: id,
    label: name.trim() || fill(words.contractor, { number: at + 1 }),
  }));
  return (
    <Stack gap="4">
      <Text color="fg.muted">{words.contractorsLead}</Text>
      {fields.map(({ key, id }, at) => (
        <Box key={key} role="group" aria-label={fill(words.contractor, { number: at + 1 })}>
          <Flex gap="3" alignItems="flex-start" flexWrap="wrap">
            <Box flex="2 1 200px">
              <TextField<RetainageValues> name={`contractors.${at}.name`} label={words.contractorName} required />
            </Box>
            <Box flex="1 1 140px">
              <NumberField<RetainageValues>
                name={`contractors.${at}.percent`}
                label={words.contractorPercent}
                hint={words.ownPercentHint}
                decimals={4}
              />
            </Box>
            <IconButton
              icon="trash"
              label={fill(words.removeContractor, { number: at + 1 })}
              onClick={() => takeAway(at, id)}
            />
          </Flex>
          <Text textStyle="small">{fill(words.heldOfContractor, { amount: formatCents(heldOf(id)) })}</Text>
        </Box>
      ))}
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        icon="plus"
        disabled={fields.length >= MAX_CONTRACTORS}
        onClick={() =>
          append({ id: crypto.randomUUID(), name: '' }, { focusName: `contractors.${fields.length}.name` })
        }
      >
        {words.addContractor}
      </Button>
      {fields.length > 0 ? (
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          {ledger.lines.map(({ additionalBudgetItemId, name }, at) => (
            <SelectField<RetainageValues>
              key={additionalBudgetItemId}
              name={`ofLine.${at}.contractor`}
              label={fill(words.contractorOfLine, { name })}
              placeholder={words.nobodys}
              options={options}
            />
          ))}
        </Grid>
      ) : null}
    </Stack>
  );
}
