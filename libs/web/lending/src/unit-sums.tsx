import { useState } from 'react';
import type { ReactNode } from 'react';
import { unitTitles } from '@groundwork/domain-applications';
import { figures } from '@groundwork/domain-messages-screens';
import { addCents, formatPercent, shareOf } from '@groundwork/domain-money';
import { Box, Button, DataTable, Facts, Heading, MoneyText, Span, Stack } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';

interface UnitRow {
  readonly id: string;
  readonly name: string;
  /** Undefined where it has no budget of its own. */
  readonly total: number | undefined;
}

interface UnitSumsProps {
  units: readonly { readonly id: string; readonly street?: string | null }[];
  /** The budgets that units have, without their lines. */
  budgets: readonly { readonly unitId: string; readonly totals: { readonly budgetAmount: number } }[];
  /** The sum of the property's own budget. */
  total: number;
  /** The lines of a unit's budget, which are read when they are opened. */
  linesOf: (unit: { id: string; name: string }) => ReactNode;
}

/** What each unit of a property costs by its own budget, and how far they are from that of the property; nothing where none has one. */
export function UnitSums({ units, budgets, total, linesOf }: UnitSumsProps) {
  const [openId, setOpenId] = useState<string>();
  if (budgets.length === 0) return null;
  const totals = new Map(budgets.map(({ unitId, totals: { budgetAmount } }) => [unitId, budgetAmount]));
  const titles = unitTitles(units);
  const rows = units.map(({ id }, index) => ({ id, name: titles[index] ?? '', total: totals.get(id) }));
  const together = addCents(rows.map((unit) => unit.total ?? 0));
  const open = rows.find(({ id }) => id === openId);
  return (
    <Stack as="section" aria-label={figures.unitBudgets} gap="4" mt="6">
      <Heading as="h3" size="sub">
        {figures.unitBudgets}
      </Heading>
      <DataTable
        caption={figures.unitBudgets}
        columns={columnsOf(together, openId, setOpenId)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <Facts
        facts={[
          { label: 'All units together', value: <MoneyText cents={together} bold /> },
          { label: 'Budget of the property', value: <MoneyText cents={total} bold /> },
          { label: 'Budget less all units', value: <MoneyText cents={total - together} bold /> },
        ]}
      />
      {open ? (
        <Box as="section" key={open.id} aria-label={`Budget of ${open.name}`}>
          <Heading as="h4" size="sub" mb="3">
            {`Budget of ${open.name}`}
          </Heading>
          {linesOf(open)}
        </Box>
      ) : null}
    </Stack>
  );
}

const columnsOf = (
  together: number,
  openId: string | undefined,
  toggle: (id: string | undefined) => void,
): Column<UnitRow>[] => [
  { id: 'unit', header: 'Unit', cell: ({ name }) => <Span fontWeight="medium">{name}</Span> },
  {
    id: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ total }) => (total === undefined ? '' : formatPercent(shareOf(total, together))),
  },
  {
    id: 'total',
    header: 'Budget',
    align: 'end',
    cell: ({ total }) => (total === undefined ? figures.unitWithoutBudget : <MoneyText cents={total} />),
  },
  {
    id: 'lines',
    header: 'Lines',
    hideHeader: true,
    align: 'end',
    cell: ({ id, name, total }) =>
      total === undefined ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Lines of ${name}`}
          aria-expanded={id === openId}
          onClick={() => toggle(id === openId ? undefined : id)}
        >
          Lines
        </Button>
      ),
  },
];
