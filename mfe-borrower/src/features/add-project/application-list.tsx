import { applicationTitle, loanTypes, projectNumberLabel, projectNumberText } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { displayDate } from '@groundwork/domain-time';
import { ApplicationBadge } from '@groundwork/web-lending';
import { StageLine } from '@groundwork/web-lending/stages';
import { Link, QueryState } from '@groundwork/web-mount';
import { Box, Card, DataTable, Heading, Progress, Span, Stack, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { ItemsNeeded } from './items-needed.js';
import { useApplicationList } from '../../data/applications.js';
import type { ApplicationGroup } from '../../data/applications.js';

interface ApplicationListProps {
  id: string;
  title: string;
  group: ApplicationGroup;
  /** Beginning of the path that an entry leads to. */
  path: string;
  empty: string;
}

/** What a list says of each application; its name leads to it. */
export function columnsOf(
  pathTo: (application: ApplicationSummary) => string,
  last: Column<ApplicationSummary> = complete,
): Column<ApplicationSummary>[] {
  const name: Column<ApplicationSummary> = {
    id: 'name',
    header: 'Name',
    cell: (application) => (
      <TextLink asChild>
        <Link to={pathTo(application)} data-row>
          {applicationTitle(application)}
        </Link>
      </TextLink>
    ),
  };
  const number: Column<ApplicationSummary> = {
    id: 'number',
    header: projectNumberLabel,
    cell: ({ projectNumber }) => projectNumberText(projectNumber),
  };
  const loan: Column<ApplicationSummary> = {
    id: 'loan',
    header: 'Loan',
    cell: ({ loanType }) => (loanType ? loanTypes[loanType].label : ''),
  };
  const status: Column<ApplicationSummary> = {
    id: 'status',
    header: 'Status',
    cell: ({ status: value }) => <ApplicationBadge status={value} />,
  };
  const stage: Column<ApplicationSummary> = {
    id: 'stage',
    header: 'Stage',
    cell: (application) => <StageLine facts={application} side="borrower" />,
  };
  return [number, name, loan, status, stage, last];
}

const itemsNeeded: Column<ApplicationSummary> = {
  id: 'needed',
  header: 'Items needed',
  align: 'end',
  cell: ({ id }) => <ItemsNeeded id={id} />,
};

const submitted: Column<ApplicationSummary> = {
  id: 'submitted',
  header: 'Date submitted',
  align: 'end',
  cell: ({ submittedAt }) => (submittedAt ? displayDate(submittedAt) : ''),
};

/** What counts while an application is there; how complete it is where nothing else does. */
const lastColumn: Partial<Record<ApplicationGroup, Column<ApplicationSummary>>> = {
  awaiting: itemsNeeded,
  underReview: submitted,
};

const complete: Column<ApplicationSummary> = {
  id: 'complete',
  header: 'Complete',
  align: 'end',
  cell: (application) => (
    <Box display="inline-flex" alignItems="center" gap="3">
      <Box width="20" aria-hidden>
        <Progress value={application.percentageComplete / 100} label={`${applicationTitle(application)}: complete`} />
      </Box>
      <Span fontVariantNumeric="tabular-nums">{application.percentageComplete}%</Span>
    </Box>
  ),
};

/** One list of applications with its own loading, empty and error state. */
export function ApplicationList({ id, title, group, path, empty }: ApplicationListProps) {
  const query = useApplicationList(group);
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading id={id} scrollMarginTop="20">
        {title}
      </Heading>
      <QueryState query={query} loading={borrower.fetchingProjectData} failed={borrower.errorFetchingApplications}>
        {(applications) => (
          <DataTable
            caption={title}
            columns={columnsOf(({ id: application }) => `${path}/${application}`, lastColumn[group])}
            rows={applications}
            rowKey={(application) => application.id}
            empty={
              <Card py="5">
                <Text color="fg.muted">{empty}</Text>
              </Card>
            }
          />
        )}
      </QueryState>
    </Stack>
  );
}
