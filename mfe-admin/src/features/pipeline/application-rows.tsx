import { applicationTitle, loanTypes, projectNumberLabel, projectNumberText } from '@groundwork/domain-applications';
import { pipeline } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { useRowKeys } from '@groundwork/web-lending';
import { StageLine } from '@groundwork/web-lending/stages';
import { Link } from '@groundwork/web-mount';
import { Box, Card, DataTable, EmptyState, MoneyText, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { FoundApplication } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';

const columns: Column<FoundApplication>[] = [
  {
    id: 'number',
    header: projectNumberLabel,
    cell: ({ projectNumber, loanType }) => (
      <Box whiteSpace="nowrap">
        {projectNumberText(projectNumber)}
        {loanType ? <Text textStyle="small">{loanTypes[loanType].label}</Text> : null}
      </Box>
    ),
  },
  {
    id: 'name',
    header: 'Application',
    minWidth: '140px',
    cell: (application) => (
      <Box>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={`/admin/reviewapplication/${application.id}`} data-row>
            {applicationTitle(application)}
          </Link>
        </TextLink>
        {application.street ? <Text textStyle="small">{application.street}</Text> : null}
      </Box>
    ),
  },
  { id: 'company', header: pipeline.byCompany, cell: ({ companyName }) => companyName ?? '—' },
  {
    id: 'stage',
    header: pipeline.stage,
    minWidth: '200px',
    cell: (application) => <StageLine facts={application} side="lender" />,
  },
  {
    id: 'days',
    header: pipeline.byDaysInStage,
    align: 'end',
    cell: ({ daysInStage }) => daysInStage.toLocaleString('en-US'),
  },
  {
    id: 'amount',
    header: pipeline.amount,
    align: 'end',
    cell: ({ amount }) => (amount === null ? '—' : <MoneyText cents={amount} />),
  },
  { id: 'point', header: pipeline.pointPerson, cell: ({ pointPersonId }) => <PersonName userId={pointPersonId} /> },
  { id: 'approver', header: 'Loan approver', cell: ({ creditApproverId }) => <PersonName userId={creditApproverId} /> },
  { id: 'updated', header: pipeline.updated, cell: ({ updatedAt }) => displayDate(updatedAt) },
];

/** The rows that were found; a card each on a phone. The arrow keys go from row to row. */
export function ApplicationRows({ applications }: { applications: FoundApplication[] }) {
  const keys = useRowKeys();
  return (
    <Box {...keys}>
      <DataTable
        caption={pipeline.title}
        columns={columns}
        rows={applications}
        rowKey={({ id }) => id}
        empty={
          <Card>
            <EmptyState icon="search" title={pipeline.none} />
          </Card>
        }
      />
    </Box>
  );
}
