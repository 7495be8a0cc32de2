import { useId } from 'react';
import { sectionKey } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { FormField } from '@groundwork/web-forms';
import { Fieldset, Grid, Hint, NativeSelect, Stack } from '@groundwork/web-ui';

interface TableSectionFieldsProps {
  /** As the table has them. */
  strange: readonly string[];
  /** The names of the budget's own. */
  sections: readonly string[];
  placed: Readonly<Record<string, number>>;
  onChange: (placed: Readonly<Record<string, number>>) => void;
}

/** Where the lines of sections belong that the table has and the budget has not. */
export function TableSectionFields({ strange, sections, placed, onChange }: TableSectionFieldsProps) {
  const hint = useId();
  if (strange.length === 0) return null;
  return (
    <Fieldset legend={budgetSheet.placeSections} aria-describedby={hint}>
      <Stack gap="2">
        <Hint id={hint}>{budgetSheet.placeHint}</Hint>
        <Grid gridTemplateColumns="repeat(auto-fit, minmax(180px, 1fr))" gap="3">
          {strange.map((name) => (
            <FormField key={name} name={`place-${sectionKey(name)}`} label={fill(budgetSheet.placeOf, { name })}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={placed[sectionKey(name)] ?? ''}
                  onChange={(event) => onChange({ ...placed, [sectionKey(name)]: Number(event.currentTarget.value) })}
                >
                  <option value="" disabled>
                    {budgetSheet.placeChoose}
                  </option>
                  {sections.map((section, index) => (
                    <option key={section} value={index}>
                      {section}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
          ))}
        </Grid>
      </Stack>
    </Fieldset>
  );
}
