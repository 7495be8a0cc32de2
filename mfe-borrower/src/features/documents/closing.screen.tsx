import { useQueries } from '@tanstack/react-query';
import { applicationTitle, closingItems, projectNumberText } from '@groundwork/domain-applications';
import { applicationClosingSlots, companyClosingSlots } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, closingPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { termsFacts } from '@groundwork/web-lending';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, Card, EmptyState, Facts, Grid, Heading, PageHeader, Stack, Text } from '@groundwork/web-ui';
import type { Application, ApplicationSummary, ClosingItem } from '../../data/api.js';
import { applicationQuery, useApplication, useApplicationList, useClosing } from '../../data/applications.js';
import { filesQuery, useApplicationFiles, useCompanyFiles } from '../../data/files.js';
import { ClosingTable } from './closing-table.js';
import { CompanyDocuments } from './company-documents.js';
import { MissingDocuments } from './missing-documents.js';

/** Closing: the company's general documents, then the applications in closing with theirs (specification 2). */
export function ClosingScreen() {
  useTitle(borrowerPages.closing);
  const files = useCompanyFiles();
  const applications = useApplicationList('inClosing');
  return (
    <>
      <PageHeader title={borrowerPages.closing} description={closingPages.closingLead} />
      <Stack gap="8">
        <Stack as="section" aria-labelledby="company-documents" gap="4">
          <Heading id="company-documents">{closingPages.companyClosingDocuments}</Heading>
          <QueryState query={files} failed={borrowerPages.filesUnavailable}>
            {(stored) => <CompanyDocuments slots={companyClosingSlots} files={stored} as="h3" />}
          </QueryState>
        </Stack>
        <Stack as="section" aria-labelledby="in-closing" gap="4">
          <Heading id="in-closing">{closingPages.applicationsInClosing}</Heading>
          <QueryState
            query={applications}
            failed={borrower.errorFetchingApplications}
            loading={borrower.fetchingProjectData}
          >
            {(list) =>
              list.length === 0 ? (
                <EmptyState icon="folder" title={screens.noApplicationsFound} />
              ) : (
                <InClosing applications={list} />
              )
            }
          </QueryState>
        </Stack>
      </Stack>
    </>
  );
}

/** The overview, and below it the documents of the one that the address names, or of the only one. */
function InClosing({ applications }: { applications: ApplicationSummary[] }) {
  const { id } = useParams();
  const files = useQueries({ queries: applications.map(({ id: one }) => filesQuery('application', one)) });
  const flags = useQueries({ queries: applications.map(({ id: one }) => applicationQuery(one)) });
  const chosen =
    applications.find((application) => application.id === id) ??
    (applications.length === 1 && !id ? applications[0] : undefined);
  return (
    <>
      {id && !chosen ? <Alert tone="info">{closingPages.notInClosing}</Alert> : null}
      <ClosingTable
        rows={applications.map((application, index) => ({
          application,
          files: files[index]?.data,
          flags: flags[index]?.data,
        }))}
        chosen={chosen?.id}
      />
      {chosen ? <ClosingDocuments key={chosen.id} application={chosen} /> : null}
    </>
  );
}

/** What the lender still waits for, beside documents, and what was agreed. */
function OpenConditions({ application: { approvalConditions, terms } }: { application: Application }) {
  const open = approvalConditions.filter(({ completed }) => completed !== true);
  return (
    <>
      {terms ? (
        <Card as="section" aria-labelledby="agreed-terms">
          <Heading as="h4" size="sub" id="agreed-terms" mb="3">
            {closingPages.agreedTerms}
          </Heading>
          <Facts facts={termsFacts(terms)} minWidth={150} />
        </Card>
      ) : null}
      {open.length > 0 ? (
        <Alert tone="warning" title={closingPages.openConditions}>
          <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
            {open.map(({ id, name }) => (
              <li key={id ?? name}>{name}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

/** Where the lender stands with an item: in order since when, else when it is due; when it ends, and what was said of it. */
function closingHint(item: ClosingItem | undefined): string | undefined {
  if (!item) return undefined;
  const { tickedAt, dueOn, expiresOn, comment } = item;
  const parts = [
    tickedAt ? fill(closingPages.inOrderSince, { date: displayDate(tickedAt) }) : '',
    !tickedAt && dueOn ? fill(closingPages.dueOn, { date: formatMonthDayYear(dueOn) }) : '',
    expiresOn ? fill(closingPages.endsOn, { date: formatMonthDayYear(expiresOn) }) : '',
    comment ?? '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('. ') : undefined;
}

function ClosingDocuments({ application }: { application: ApplicationSummary }) {
  const files = useApplicationFiles(application.id);
  const flags = useApplication(application.id);
  return (
    <Stack as="section" aria-labelledby="closing-of" gap="4" mt="4">
      <Heading as="h3" id="closing-of" overflowWrap="anywhere">
        {applicationTitle(application)}
      </Heading>
      <Text textStyle="small" mt="-3">
        {projectNumberText(application.projectNumber)}
      </Text>
      <QueryState query={flags} failed={fill(screens.errorGettingApplication, { id: application.id })}>
        {(flagged) => (
          <QueryState query={files} failed={borrowerPages.filesUnavailable}>
            {(stored) => (
              <>
                <OpenConditions application={flagged} />
                <ClosingSlots id={application.id} slots={applicationClosingSlots(flagged)} files={stored} />
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </Stack>
  );
}

function ClosingSlots({
  id,
  slots,
  files,
}: {
  id: string;
  slots: readonly DocumentSlot[];
  files: readonly StoredFile[];
}) {
  const { data: closing } = useClosing(id);
  return (
    <>
      <MissingDocuments slots={slots} files={files} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {slots.map((slot) => (
          <FileSlot
            key={slot.type}
            {...slot}
            hint={closingHint(closing?.items.find(({ kind }) => closingItems[kind].fileType === slot.type))}
            parent="application"
            parentId={id}
            files={files}
            as="h3"
          />
        ))}
      </Grid>
    </>
  );
}
