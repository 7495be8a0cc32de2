import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldArray } from 'react-hook-form';
import { whatIsRead } from '@groundwork/domain-validation';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { useStep } from '@groundwork/web-forms';
import { Box, Button, ConfirmDialog, Disclosure, Span, Stack, Text } from '@groundwork/web-ui';
import type { PropertiesValues } from './property-values.js';

type PartRow = FieldArray<PropertiesValues, PartsName>;
export type PartsName = `properties.${number}.${'units' | 'floors' | 'floorPlans'}`;

interface PartListProps<Name extends PartsName, Row extends PartRow> {
  name: Name;
  /** What one of them is called: 'Unit'. */
  one: string;
  /** Said where there is none. */
  empty: string;
  most: number;
  blank: () => Row;
  /** What is known of one, beside its number. */
  summary: (row: Row) => string;
  /** How many are missing that the form knows of; they are added by one press. */
  missing?: number;
  children: (path: `${Name}.${number}`) => ReactNode;
}

/** Units, floors or floor plans of a property, each to open, to add and to remove. What was filled in is asked for before it goes. */
export function PartList<Name extends PartsName, Row extends PartRow>(props: PartListProps<Name, Row>) {
  const { name, one, empty, most, blank, summary, missing = 0, children } = props;
  const { control, getValues } = useFormContext<PropertiesValues>();
  const { fields, append, remove } = useFieldArray({ control, name: name as PartsName, keyName: 'key' });
  const { target } = useStep();
  const led = target?.path.startsWith(`${name}.`)
    ? Number(target.path.slice(name.length + 1).split('.')[0])
    : undefined;
  const [open, setOpen] = useState(led ?? (fields.length === 1 ? 0 : -1));
  const [doomed, setDoomed] = useState(-1);
  const add = useRef<HTMLButtonElement>(null);
  const drop = (index: number) => {
    remove(index);
    setDoomed(-1);
    setOpen(-1);
    add.current?.focus();
  };
  const rowOf = (index: number) => get(getValues(), `${name}.${index}`) as Row;
  const askToRemove = (index: number) =>
    JSON.stringify(rowOf(index)) === JSON.stringify(blank()) ? drop(index) : setDoomed(index);
  const addRows = (count: number) => {
    append(Array.from({ length: count }, blank), { shouldFocus: false });
    setOpen(fields.length);
  };
  return (
    <Stack gap="3" data-place={name}>
      {fields.length === 0 ? <Text color="fg.muted">{empty}</Text> : null}
      {fields.map(({ key }, index) => (
        <Disclosure
          key={key}
          title={`${one} ${index + 1}`}
          aside={
            <Span textStyle="small" fontWeight="normal">
              {summary(whatIsRead(rowOf(index)))}
            </Span>
          }
          open={open === index}
          onToggle={(opened) => setOpen((current) => (opened ? index : current === index ? -1 : current))}
        >
          {open === index ? (
            <Stack gap="4">
              {children(`${name}.${index}`)}
              <Button
                variant="outline"
                size="sm"
                icon="trash"
                alignSelf="flex-start"
                onClick={() => askToRemove(index)}
              >
                Remove {one.toLowerCase()} {index + 1}
              </Button>
            </Stack>
          ) : null}
        </Disclosure>
      ))}
      <Box>
        <Button
          ref={add}
          variant="outline"
          size="sm"
          icon="plus"
          disabled={fields.length >= most}
          onClick={() => addRows(1)}
        >
          Add {one.toLowerCase()}
        </Button>
        {missing > 1 ? (
          <Button variant="outline" size="sm" icon="plus" ms="2" onClick={() => addRows(missing)}>
            Add all {missing}
          </Button>
        ) : null}
      </Box>
      <ConfirmDialog
        open={doomed >= 0}
        title={`Remove ${one.toLowerCase()} ${doomed + 1}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() => drop(doomed)}
        onCancel={() => setDoomed(-1)}
      >
        {fill(borrowerPages.partIsLost, { part: `${one.toLowerCase()} ${doomed + 1}` })}
      </ConfirmDialog>
    </Stack>
  );
}
