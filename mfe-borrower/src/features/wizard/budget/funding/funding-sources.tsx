import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { fundingSourceHints } from '@groundwork/domain-applications';
import { CUSTOM_SOURCE, fundingSourceNames, MAX_FUNDING_SOURCES } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, capital as words } from '@groundwork/domain-messages-borrower';
import { whatIsRead } from '@groundwork/domain-validation';
import { MoneyField, SelectField, TextField } from '@groundwork/web-forms';
import {
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Grid,
  Heading,
  IconButton,
  List,
  ListItem,
  Stack,
  Text,
} from '@groundwork/web-ui';
import { addedSource, noSource } from './funding-values.js';
import type { FundingValues } from './funding-values.js';

const choices = [...fundingSourceNames, CUSTOM_SOURCE].map((name) => ({ value: name, label: name }));

/** Who pays beside the loan: each source with its amount, and a row for the next one. */
export function FundingSources() {
  const { control } = useFormContext<FundingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'fundingSources', keyName: 'key' });
  const [doomed, setDoomed] = useState(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  const drop = () => {
    remove(doomed);
    setDoomed(-1);
    heading.current?.focus();
  };
  return (
    <Stack as="section" aria-label={words.fundingSources} gap="4" data-place="fundingSources">
      <Heading as="h3" size="sub" ref={heading} tabIndex={-1}>
        {words.fundingSources}
      </Heading>
      {fields.length === 0 ? <Text color="fg.muted">{borrower.noSourcesAdded}</Text> : null}
      <List listStyle="none" ps="0">
        {fields.map(({ key, name }, index) => (
          <ListItem key={key} mb="4">
            <Flex gap="3" alignItems="center">
              <Box maxWidth="360px" flex="1" minWidth="0">
                <MoneyField<FundingValues>
                  name={`fundingSources.${index}.total`}
                  label={name}
                  hint={fundingSourceHints.total}
                />
              </Box>
              <IconButton icon="trash" label={fill(words.removeSource, { name })} onClick={() => setDoomed(index)} />
            </Flex>
          </ListItem>
        ))}
      </List>
      <AddSource most={fields.length >= MAX_FUNDING_SOURCES} onAdd={append} />
      <ConfirmDialog
        open={doomed >= 0}
        title={fill(words.removeSourceQuestion, { name: fields[doomed]?.name ?? '' })}
        confirmLabel="Remove"
        danger
        onConfirm={drop}
        onCancel={() => setDoomed(-1)}
      >
        {fill(borrowerPages.partIsLost, { part: fields[doomed]?.name ?? '' })}
      </ConfirmDialog>
    </Stack>
  );
}

interface AddSourceProps {
  most: boolean;
  onAdd: (source: FundingValues['fundingSources'][number], options: { shouldFocus: boolean }) => void;
}

function AddSource({ most, onAdd }: AddSourceProps) {
  const { setValue, clearErrors } = useFormContext<FundingValues>();
  const typed = useWatch<FundingValues, 'adding'>({ name: 'adding' });
  const source = addedSource({ adding: whatIsRead(typed) });
  const add = () => {
    if (!source) return;
    onAdd(source, { shouldFocus: false });
    setValue('adding', noSource);
    clearErrors('adding');
  };
  return (
    <Stack role="group" aria-label={words.newSource} gap="3" bg="bg.subtle" borderRadius="lg" p="4">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <SelectField<FundingValues>
          name="adding.name"
          label={words.source}
          hint={fundingSourceHints.name}
          options={choices}
        />
        {typed?.name === CUSTOM_SOURCE ? (
          <TextField<FundingValues>
            name="adding.customName"
            label={words.customName}
            hint={fundingSourceHints.customName}
          />
        ) : null}
        <MoneyField<FundingValues> name="adding.total" label={words.sourceAmount} hint={fundingSourceHints.total} />
      </Grid>
      <Box>
        <Button variant="outline" icon="plus" disabled={!source || most} onClick={add}>
          {words.addFundingSource}
        </Button>
      </Box>
    </Stack>
  );
}
