import { projectNumberText } from '@groundwork/domain-applications';
import { drawStatuses } from '@groundwork/domain-draws';
import { admin } from '@groundwork/domain-messages-admin';
import { displayInstant, relativeTime, systemClock } from '@groundwork/domain-time';
import { Link } from '@groundwork/web-mount';
import { Box, Button, Card, DataTable, EmptyState, MoneyText, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';

/** '1 Approved, 2 Pending': a request whose lines stand differently is pending as a whole (specification 4). */
function linesText(lines: readonly { statusId: number }[]): string {
  const counts = drawStatuses.map(({ id, status }) => ({
    status,
    count: lines.filter(({ statusId }) => statusId === id).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ');
}

/** Draw requests of one status. Instants are shown at UTC-4. */
export function DrawTable({ draws, onView }: { draws: DrawRequest[]; onView: (id: string) => void }) {
  const now = systemClock.now();
  const columns: Column<DrawRequest>[] = [
    {
      id: 'project',
      header: 'Project Number',
      cell: ({ applicationId, applicationName, projectNumber }) => (
        <Box>
          <TextLink asChild fontWeight="medium" overflowWrap="anywhere">
            <Link to={`/loans/${applicationId}`}>{applicationName}</Link>
          </TextLink>
          <Text textStyle="small" overflowWrap="anywhere">
            {projectNumberText(projectNumber) || applicationId}
          </Text>
        </Box>
      ),
    },
    { id: 'lines', header: 'Lines', cell: ({ lineItems }) => linesText(lineItems) },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ requestedAmount }) => <MoneyText cents={requestedAmount} bold />,
    },
    {
      id: 'date',
      header: 'Date Submitted',
      cell: ({ createdAt }) => (
        <Box>
          <Text>{displayInstant(createdAt)}</Text>
          <Text textStyle="small">{relativeTime(createdAt, now)}</Text>
        </Box>
      ),
    },
    { id: 'by', header: 'Submitted By', cell: ({ userId }) => <PersonName userId={userId} /> },
    {
      id: 'view',
      header: 'View',
      hideHeader: true,
      align: 'end',
      cell: ({ id, applicationName }) => (
        <Button
          size="sm"
          variant="outline"
          icon="eye"
          aria-label={`View draw request of ${applicationName}`}
          onClick={() => onView(id)}
        >
          View
        </Button>
      ),
    },
  ];
  const empty = (
    <Card>
      <EmptyState icon="money" title={admin.noDrawRequests} />
    </Card>
  );
  return <DataTable caption="Draw requests" columns={columns} rows={draws} rowKey={({ id }) => id} empty={empty} />;
}
