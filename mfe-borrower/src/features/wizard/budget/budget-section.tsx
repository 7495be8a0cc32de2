import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { newItem } from '@groundwork/domain-budgets';
import { Button, Disclosure, List, Stack, Text } from '@groundwork/web-ui';
import { BudgetRow } from './budget-row.js';
import { SectionTotal } from './budget-total.js';
import type { BudgetValues } from './budget-values.js';

/** A section with its rows and its sum; rows can be added, named, ordered and removed. */
export function BudgetSection({ index, name }: { index: number; name: string }) {
  const { control, setFocus } = useFormContext<BudgetValues>();
  const path = `sections.${index}.additionalItems` as const;
  const { fields, append, remove, move } = useFieldArray({ control, name: path, keyName: 'key' });
  const [open, setOpen] = useState(true);
  const add = useRef<HTMLButtonElement>(null);
  const addLine = () => {
    const { index: _index, amountFundedToDate: _funded, budgetAmount: _amount, ...item } = newItem('', fields.length);
    append({ ...item, budgetAmount: undefined }, { shouldFocus: false });
    setTimeout(() => setFocus(`${path}.${fields.length}.name`));
  };
  return (
    <Disclosure title={name} aside={<SectionTotal index={index} />} open={open} onToggle={setOpen}>
      <Stack gap="3">
        {fields.length === 0 ? <Text color="fg.muted">No lines in this section</Text> : null}
        <List aria-label={`${name}: lines`} display="flex" flexDirection="column" gap="2">
          {fields.map((field, row) => (
            <BudgetRow
              key={field.key}
              path={`${path}.${row}`}
              custom={field.custom === 'yes'}
              onUp={row > 0 ? () => move(row, row - 1) : undefined}
              onDown={row < fields.length - 1 ? () => move(row, row + 1) : undefined}
              onRemove={() => {
                remove(row);
                add.current?.focus();
              }}
            />
          ))}
        </List>
        <Button ref={add} variant="outline" size="sm" icon="plus" alignSelf="flex-start" onClick={addLine}>
          Add line to {name}
        </Button>
      </Stack>
    </Disclosure>
  );
}
