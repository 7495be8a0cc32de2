import { inspections } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { displayDate } from '@groundwork/domain-time';
import { Box, DataTable, Heading, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';

/** A budget line as a service tells it: percentages of 0 to 100, whole cents. */
export interface LineProgress {
  readonly additionalBudgetItemId: string;
  readonly name: string;
  readonly section: string;
  readonly budgetAmount: number;
  readonly percentFunded: number;
  readonly percentComplete: number | null;
  readonly inspectedAt: string | null;
}

const isAhead = ({ percentFunded, percentComplete }: LineProgress): boolean =>
  percentComplete !== null && percentFunded > percentComplete;

const columns: Column<LineProgress>[] = [
  {
    id: 'name',
    header: 'Line',
    cell: ({ name, section }) => (
      <>
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="small">{section}</Text>
      </>
    ),
  },
  { id: 'value', header: 'Value', align: 'end', cell: ({ budgetAmount }) => <MoneyText cents={budgetAmount} /> },
  {
    id: 'funded',
    header: 'Funded',
    align: 'end',
    cell: (line) => (
      <Text as="span" color={isAhead(line) ? 'danger.fg' : undefined}>
        {formatPercent(line.percentFunded)}
        {isAhead(line) ? ', ahead' : ''}
      </Text>
    ),
  },
  {
    id: 'complete',
    header: 'Complete',
    align: 'end',
    cell: ({ percentComplete }) =>
      percentComplete === null ? inspections.notInspected : formatPercent(percentComplete),
  },
  {
    id: 'inspected',
    header: 'Inspected',
    cell: ({ inspectedAt }) => (inspectedAt ? displayDate(inspectedAt) : '—'),
  },
];

/** By line, what an inspection found complete beside what is funded. */
export function ProgressTable({ lines, capsDraws }: { lines: readonly LineProgress[]; capsDraws: boolean }) {
  return (
    <Box as="section" aria-label={inspections.progressTitle}>
      <Heading as="h2" size="section">
        {inspections.progressTitle}
      </Heading>
      <Text textStyle="small" mb="3">
        {inspections.progressLead} {capsDraws ? inspections.capped : ''}
      </Text>
      <DataTable
        caption={inspections.progressTitle}
        columns={columns}
        rows={[...lines]}
        rowKey={(line) => line.additionalBudgetItemId}
      />
    </Box>
  );
}
