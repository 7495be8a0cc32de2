import { projectNumberText } from '@groundwork/domain-applications';
import { admin, drawDesk } from '@groundwork/domain-messages-admin';
import { displayInstant, relativeTime, systemClock } from '@groundwork/domain-time';
import { Link } from '@groundwork/web-mount';
import { Box, Button, Card, DataTable, EmptyState, MoneyText, StatusBadge, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { FoundDraw } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';

/** '1 Approved, 2 Pending': a request whose lines stand differently is pending as a whole (specification 4). */
const linesText = ({ lines }: FoundDraw): string => lines.map(({ status, count }) => `${count} ${status}`).join(', ');

/** Draw requests of one status. Instants are shown at UTC-4. */
export function DrawTable({ draws, onView }: { draws: FoundDraw[]; onView: (id: string) => void }) {
  const now = systemClock.now();
  const columns: Column<FoundDraw>[] = [
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
    {
      id: 'lines',
      header: 'Lines',
      cell: (draw) => (
        <Box>
          <Text>{linesText(draw)}</Text>
          {draw.proposed ? <StatusBadge tone="warning">{drawDesk.awaitsSecond}</StatusBadge> : null}
        </Box>
      ),
    },
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
