import type { ReactNode } from 'react';
import { unitTitles } from '@groundwork/domain-applications';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { addCents, formatPercent, shareOf } from '@groundwork/domain-money';
import { BudgetTable } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Button, DataTable, Disclosure, Facts, Flex, MoneyText, Span, Stack, Text } from '@groundwork/web-ui';
import type { Budget, Property } from '../../../../data/api.js';
import { useUnitBudgets } from '../../../../data/budgets.js';

interface UnitsOfBudgetProps {
  budget: Budget;
  property: Property;
  onUnit: (unitId: string) => void;
  tools: ReactNode;
}

/** The budget of a property that is given unit by unit: each with its sum, and what they come to together. */
export function UnitsOfBudget({ budget, property, onUnit, tools }: UnitsOfBudgetProps) {
  const query = useUnitBudgets(property.id);
  return (
    <Stack gap="4">
      <Text color="fg.muted">{budgetSheet.byUnitLead}</Text>
      <Flex gap="2" flexWrap="wrap">
        {tools}
      </Flex>
      <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
        {(stored) => {
          const byUnit = new Map(stored.map((unit) => [unit.unitId, unit.totals.budgetAmount]));
          const titles = unitTitles(property.units);
          const rows = property.units.map(({ id }, index) => ({
            id,
            name: titles[index] ?? '',
            total: byUnit.get(id),
          }));
          const together = addCents(rows.map(({ total }) => total ?? 0));
          return (
            <Stack gap="4">
              <DataTable
                caption="Budgets of the units"
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'unit', header: 'Unit', cell: ({ name }) => <Span fontWeight="medium">{name}</Span> },
                  {
                    id: 'share',
                    header: 'Share',
                    align: 'end',
                    cell: ({ total }) => formatPercent(shareOf(total ?? 0, together)),
                  },
                  {
                    id: 'total',
                    header: 'Budget',
                    align: 'end',
                    cell: ({ total }) =>
                      total === undefined ? budgetSheet.unitWithoutBudget : <MoneyText cents={total} />,
                  },
                  {
                    id: 'open',
                    header: 'Open',
                    hideHeader: true,
                    align: 'end',
                    cell: ({ id, name }) => (
                      <Button
                        variant="outline"
                        size="sm"
                        icon="edit"
                        aria-label={`Budget of ${name}`}
                        onClick={() => onUnit(id)}
                      >
                        Budget
                      </Button>
                    ),
                  },
                ]}
              />
              <Flex
                role="status"
                aria-label="Sums of the budget"
                bg="accent.subtle"
                color="accent.fg"
                borderRadius="lg"
                px="4"
                py="3"
              >
                <Stack flex="1">
                  <Facts
                    facts={[
                      { label: 'All units together', value: <MoneyText cents={together} bold /> },
                      { label: 'Total budget', value: <MoneyText cents={budget.totals.budgetAmount} bold /> },
                    ]}
                  />
                </Stack>
              </Flex>
            </Stack>
          );
        }}
      </QueryState>
      <Disclosure title="Lines of all units together">
        <BudgetTable budget={budget} caption="Lines of all units together" />
      </Disclosure>
    </Stack>
  );
}
