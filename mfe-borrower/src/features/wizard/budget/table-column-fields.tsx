import { tableColumnNames } from '@groundwork/domain-budgets';
import type { TableColumn, TableColumns } from '@groundwork/domain-budgets';
import { FormField } from '@groundwork/web-forms';
import { Fieldset, Grid, NativeSelect } from '@groundwork/web-ui';

const labels: Readonly<Record<TableColumn, string>> = {
  section: 'Section',
  name: 'Line',
  type: 'Type',
  amount: 'Amount',
  note: 'Note',
};

interface TableColumnFieldsProps {
  table: readonly (readonly string[])[];
  columns: TableColumns;
  onChange: (columns: TableColumns) => void;
}

/** Which column of the table is what: as it was understood, to be put right. */
export function TableColumnFields({ table, columns, onChange }: TableColumnFieldsProps) {
  const width = Math.max(0, ...table.map((row) => row.length));
  const names = Array.from({ length: width }, (_, column) => {
    const first = table.find((row) => (row[column] ?? '').trim() !== '')?.[column] ?? '';
    return `${column + 1}: ${first.slice(0, 30)}`;
  });
  return (
    <Fieldset legend="Columns of the table">
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(130px, 1fr))" gap="3">
        {tableColumnNames.map((column) => (
          <FormField key={column} name={column} label={labels[column]}>
            {(control) => (
              <NativeSelect
                {...control}
                value={columns[column]}
                onChange={(event) => onChange({ ...columns, [column]: Number(event.currentTarget.value) })}
              >
                <option value={-1}>None</option>
                {names.map((name, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        ))}
      </Grid>
    </Fieldset>
  );
}
