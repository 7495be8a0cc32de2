import { useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { alwaysShown, documentLabel, documentNeeds, loanDocumentTypes } from '@groundwork/domain-files';
import type { LoanDocuments, LoanDocumentType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { loanDocuments as words } from '@groundwork/domain-messages-admin';
import { SelectField, TextField } from '@groundwork/web-forms';
import {
  Box,
  Button,
  FieldError,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  Label,
  List,
  ListItem,
  NativeSelect,
  Stack,
  Text,
} from '@groundwork/web-ui';

const needs = documentNeeds.map((need) => ({ value: need, label: words[need] }));

/** The documents in their order: each needed or optional, with its help text; moved, removed, and a further one added. */
export function DocumentRows() {
  const { control } = useFormContext<LoanDocuments>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'documents', keyName: 'key' });
  const list = useRef<HTMLUListElement>(null);
  /** What was moved keeps the focus: its row is drawn elsewhere. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('h2')[Math.max(index, 0)]?.focus());
  return (
    <Stack gap="5">
      <List ref={list} listStyle="none" ps="0">
        {fields.map(({ key, type }, index) => (
          <ListItem key={key} borderBottomWidth="1px" borderColor="border" py="4">
            <DocumentRow
              type={type}
              index={index}
              last={index === fields.length - 1}
              onMove={(by) => {
                move(index, index + by);
                focusRow(index + by);
              }}
              onRemove={() => {
                remove(index);
                focusRow(index - 1);
              }}
            />
          </ListItem>
        ))}
      </List>
      <ListError />
      <AddDocument
        there={fields.map(({ type }) => type)}
        onAdd={(type) => {
          append({ type, need: 'needed', hint: '' }, { shouldFocus: false });
          focusRow(fields.length);
        }}
      />
    </Stack>
  );
}

function ListError() {
  const { errors } = useFormState<LoanDocuments>();
  const message = errors.documents?.message ?? errors.documents?.root?.message;
  return message ? <FieldError>{message}</FieldError> : null;
}

interface DocumentRowProps {
  type: LoanDocumentType;
  index: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function DocumentRow({ type, index, last, onMove, onRemove }: DocumentRowProps) {
  const document = documentLabel(type);
  const isFixed = (alwaysShown as readonly LoanDocumentType[]).includes(type);
  return (
    <Stack gap="3">
      <Flex gap="3" alignItems="center" justifyContent="space-between">
        <Heading as="h2" size="sub" tabIndex={-1}>
          {document}
        </Heading>
        <HStack gap="1">
          <IconButton
            icon="chevron-up"
            label={fill(words.up, { document })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={fill(words.down, { document })}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            label={fill(words.remove, { document })}
            disabledBecause={isFixed ? fill(words.alwaysAsked, { document }) : undefined}
            onClick={onRemove}
          />
        </HStack>
      </Flex>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }} gap="4" alignItems="start">
        <SelectField<LoanDocuments>
          name={`documents.${index}.need`}
          label={fill(words.need, { document })}
          options={needs}
        />
        <TextField<LoanDocuments>
          name={`documents.${index}.hint`}
          label={fill(words.hint, { document })}
          hint={words.hintHint}
        />
      </Grid>
      {type === 'presalecontract' ? <Text color="fg.muted">{words.presale}</Text> : null}
    </Stack>
  );
}

function AddDocument({
  there,
  onAdd,
}: {
  there: readonly LoanDocumentType[];
  onAdd: (type: LoanDocumentType) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const free = loanDocumentTypes.filter((type) => !there.includes(type));
  const type = free.find((each) => each === chosen);
  return (
    <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
      <Box flex="1 1 220px" maxWidth="360px">
        <Label htmlFor={id} mb="1.5">
          {words.add}
        </Label>
        <NativeSelect id={id} value={type ?? ''} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">Select…</option>
          {free.map((each) => (
            <option key={each} value={each}>
              {documentLabel(each)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Button variant="outline" icon="plus" disabled={!type} onClick={() => type && onAdd(type)}>
        {words.addButton}
      </Button>
    </Flex>
  );
}
