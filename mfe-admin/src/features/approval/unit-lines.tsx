import { useState } from 'react';
import type { ComponentProps } from 'react';
import { comparedLines } from '@groundwork/domain-budgets';
import type { ComparedLine } from '@groundwork/domain-budgets';
import { screens } from '@groundwork/domain-messages-screens';
import type { BudgetTable } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, DataTable, Disclosure, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useLinesOfUnits } from '../../data/applications.js';

export type PropertyBudget = ComponentProps<typeof BudgetTable>['budget'];

const title = 'Units against the property, line by line';

const columns: Column<ComparedLine>[] = [
  {
    id: 'line',
    header: 'Line',
    cell: ({ section, name }) => (
      <>
        {name}
        <Text textStyle="small">{section}</Text>
      </>
    ),
  },
  { id: 'units', header: 'All units', align: 'end', cell: ({ units }) => <MoneyText cents={units} /> },
  { id: 'property', header: 'Property', align: 'end', cell: ({ property }) => <MoneyText cents={property} /> },
  {
    id: 'less',
    header: 'Property less units',
    align: 'end',
    cell: ({ units, property }) => <MoneyText cents={property - units} bold={property !== units} />,
  },
];

/** Where the budgets of the units and that of their property differ, line by line. Read when it is opened. */
export function UnitLines({ propertyId, budget }: { propertyId: string; budget: PropertyBudget }) {
  const [open, setOpen] = useState(false);
  return (
    <Box mt="4">
      <Disclosure title={title} open={open} onToggle={setOpen}>
        {open ? <Compared propertyId={propertyId} budget={budget} /> : null}
      </Disclosure>
    </Box>
  );
}

function Compared({ propertyId, budget }: { propertyId: string; budget: PropertyBudget }) {
  return (
    <QueryState query={useLinesOfUnits(propertyId)} failed={screens.couldNotFetchApplicationData}>
      {(units) => (
        <DataTable
          caption={title}
          columns={columns}
          rows={comparedLines(
            budget.sections,
            units.map(({ sections }) => sections),
          )}
          rowKey={({ section, name }) => `${section}/${name}`}
        />
      )}
    </QueryState>
  );
}
