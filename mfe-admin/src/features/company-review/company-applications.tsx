import { applicationTitle, loanTypes, projectNumberLabel, projectNumberText } from '@groundwork/domain-applications';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { ApplicationBadge } from '@groundwork/web-lending';
import { Link, QueryState } from '@groundwork/web-mount';
import { DataTable, EmptyState, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { useApplicationsOfCompany } from '../../data/applications.js';

const columns: Column<ApplicationSummary>[] = [
  { id: 'number', header: projectNumberLabel, cell: ({ projectNumber }) => projectNumberText(projectNumber) },
  {
    id: 'name',
    header: 'Application',
    cell: (application) => (
      <TextLink asChild>
        <Link to={`/admin/reviewapplication/${application.id}`}>{applicationTitle(application)}</Link>
      </TextLink>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <ApplicationBadge status={status} /> },
  { id: 'type', header: 'Loan type', cell: ({ loanType }) => (loanType ? loanTypes[loanType].label : '—') },
  { id: 'complete', header: 'Complete', align: 'end', cell: ({ percentageComplete }) => `${percentageComplete}%` },
  { id: 'updated', header: 'Last change', cell: ({ updatedAt }) => displayDate(updatedAt) },
];

/** The applications of a company, each with the way to its review. */
export function CompanyApplications({ companyId }: { companyId: string }) {
  return (
    <QueryState query={useApplicationsOfCompany(companyId)} failed={admin.errorGettingApplications}>
      {(applications) => (
        <DataTable
          caption="Applications of this company"
          columns={columns}
          rows={applications}
          rowKey={({ id }) => id}
          empty={<EmptyState title={screens.noApplicationsFound} />}
        />
      )}
    </QueryState>
  );
}
