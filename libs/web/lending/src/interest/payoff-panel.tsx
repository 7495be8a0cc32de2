import { useId } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { fill } from '@groundwork/domain-messages';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import {
  Alert,
  Box,
  Card,
  DataTable,
  Facts,
  Heading,
  HStack,
  Input,
  Label,
  MoneyText,
  Stack,
  Text,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { LoanUnitView, PayoffView } from './interest-view.js';

interface PayoffPanelProps {
  query: UseQueryResult<PayoffView>;
  /** The day that is quoted, YYYY-MM-DD. */
  day: string;
  onDay: (day: string) => void;
  /** The letter, and what else can be done. */
  actions: (payoff: PayoffView) => ReactNode;
  unitAction?: (unit: LoanUnitView) => ReactNode;
  unitActions?: ReactNode;
}

/** What pays a loan off on a day, and the units that are released one by one. */
export function PayoffPanel({ query, day, onDay, actions, unitAction, unitActions }: PayoffPanelProps) {
  const id = useId();
  return (
    <Stack gap="6">
      <Box maxWidth="220px">
        <Label htmlFor={id} mb="1.5">
          {words.payoffOn}
        </Label>
        <Input id={id} type="date" value={day} onChange={(event) => onDay(event.currentTarget.value)} />
      </Box>
      <QueryState query={query} failed={words.notLoaded}>
        {(payoff) => (
          <>
            <Figure payoff={payoff} />
            <HStack gap="3" flexWrap="wrap">
              {actions(payoff)}
            </HStack>
            <Stack as="section" gap="3" aria-label={words.units}>
              <Heading as="h2" size="section">
                {words.units}
              </Heading>
              {unitActions}
              <Units units={payoff.units} action={unitAction} />
            </Stack>
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function Figure({ payoff }: { payoff: PayoffView }) {
  const { closedOn, principal, interestDue, interestAccrued, feesDue, unapplied, reserveLeft, total, perDiem } = payoff;
  if (closedOn) return <Alert>{fill(words.closed, { day: formatMonthDayYear(closedOn) })}</Alert>;
  return (
    <Card>
      <Stack gap="4">
        <Text color="fg.muted">{fill(words.payoffLead, { perDiem: formatCents(perDiem) })}</Text>
        <Facts
          minWidth={210}
          facts={[
            { label: 'Principal', value: <MoneyText cents={principal} /> },
            { label: 'Interest of statements', value: <MoneyText cents={interestDue} /> },
            { label: 'Interest since then', value: <MoneyText cents={interestAccrued} /> },
            { label: 'Fees', value: <MoneyText cents={feesDue} /> },
            { label: 'Paid and not applied', value: <MoneyText cents={-unapplied} /> },
            { label: 'Left in the reserve', value: <MoneyText cents={-reserveLeft} /> },
            { label: 'Payoff', value: <MoneyText cents={total} bold /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Units({ units, action }: { units: readonly LoanUnitView[]; action?: PayoffPanelProps['unitAction'] }) {
  const columns: Column<LoanUnitView>[] = [
    { id: 'name', header: 'Unit', cell: ({ name }) => name },
    {
      id: 'price',
      header: 'Release price',
      align: 'end',
      cell: ({ releasePrice }) => <MoneyText cents={releasePrice} />,
    },
    {
      id: 'state',
      header: 'Released',
      cell: (unit) =>
        unit.releasedOn
          ? fill(words.releasedOn, { day: formatMonthDayYear(unit.releasedOn) })
          : (action?.(unit) ?? '—'),
    },
  ];
  return (
    <DataTable
      caption={words.units}
      columns={columns}
      rows={[...units]}
      rowKey={({ id }) => id}
      empty={<Text color="fg.muted">{words.noUnits}</Text>}
    />
  );
}
