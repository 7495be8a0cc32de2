import { applicationTitle, loanTypes, projectNumberLabel, projectNumberText } from '@groundwork/domain-applications';
import { admin, approval } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useTitle } from '@groundwork/web-mount';
import { ButtonLink, Card, DataTable, EmptyState, PageHeader, Span } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { useApplicationsOf } from '../../data/applications.js';

const columns: Column<ApplicationSummary>[] = [
  { id: 'number', header: projectNumberLabel, cell: ({ projectNumber }) => projectNumberText(projectNumber) },
  {
    id: 'name',
    header: 'Application',
    cell: (application) => <Span overflowWrap="anywhere">{applicationTitle(application)}</Span>,
  },
  { id: 'loan', header: 'Loan type', cell: ({ loanType }) => (loanType ? loanTypes[loanType].label : '—') },
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
        >
          {approval.openReview}
        </Link>
      </ButtonLink>
    ),
  },
];

/** Close: the loans in closing, each with the way to its checklist. The specification has the title alone. */
export function CloseScreen() {
  useTitle('Close');
  return (
    <>
      <PageHeader title="Close" description={approval.closingsLead} />
      <QueryState query={useApplicationsOf('in_closing')} failed={admin.errorGettingApplications}>
        {(applications) => (
          <DataTable
            caption={approval.inClosing}
            columns={columns}
            rows={applications}
            rowKey={({ id }) => id}
            empty={
              <Card>
                <EmptyState icon="check-circle" title={approval.noClosings} />
              </Card>
            }
          />
        )}
      </QueryState>
    </>
  );
}
