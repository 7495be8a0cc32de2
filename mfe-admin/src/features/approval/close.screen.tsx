import { applicationTitle, loanTypes, projectNumberLabel, projectNumberText } from '@groundwork/domain-applications';
import { approval, pipeline } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { SearchField, useRowKeys } from '@groundwork/web-lending';
import { Link, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, ButtonLink, Card, DataTable, EmptyState, PageHeader, Span, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { FoundApplications } from '../../components/found-applications.js';
import type { FoundApplication } from '../../data/api.js';
import { noFilters } from '../../data/pipeline.js';

const columns: Column<FoundApplication>[] = [
  { id: 'number', header: projectNumberLabel, cell: ({ projectNumber }) => projectNumberText(projectNumber) },
  {
    id: 'name',
    header: 'Application',
    cell: (application) => (
      <>
        <Span overflowWrap="anywhere">{applicationTitle(application)}</Span>
        <Text textStyle="small">{application.companyName}</Text>
      </>
    ),
  },
  { id: 'loan', header: 'Loan type', cell: ({ loanType }) => (loanType ? loanTypes[loanType].label : '—') },
  { id: 'since', header: approval.inClosingSince, cell: ({ closingAt }) => (closingAt ? displayDate(closingAt) : '—') },
  {
    id: 'open',
    header: 'Review',
    hideHeader: true,
    align: 'end',
    cell: (application) => (
      <ButtonLink asChild size="sm" variant="outline">
        <Link
          to={`/admin/reviewapplication/${application.id}`}
          aria-label={`${approval.openReview}: ${applicationTitle(application)}`}
          data-row
        >
          {approval.openReview}
        </Link>
      </ButtonLink>
    ),
  },
];

/** Close: the loans in closing, the longest waiting first, each with the way to its checklist. The specification has the title alone. */
export function CloseScreen() {
  useTitle('Close');
  const [q, search] = useSearchValue('q');
  const keys = useRowKeys();
  return (
    <>
      <PageHeader title="Close" description={approval.closingsLead} />
      <Stack gap="5">
        <Box maxWidth="560px">
          <SearchField label={pipeline.search} hint={pipeline.searchHint} value={q} onSearch={search} />
        </Box>
        <FoundApplications filters={{ ...noFilters, q, status: 'in_closing', sort: 'submitted', direction: 'asc' }}>
          {(applications) => (
            <Box {...keys}>
              <DataTable
                caption={approval.inClosing}
                columns={columns}
                rows={applications}
                rowKey={({ id }) => id}
                empty={
                  <Card>
                    <EmptyState icon="check-circle" title={q ? pipeline.none : approval.noClosings} />
                  </Card>
                }
              />
            </Box>
          )}
        </FoundApplications>
      </Stack>
    </>
  );
}
