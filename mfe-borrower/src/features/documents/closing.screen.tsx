import { useQueries, useQuery } from '@tanstack/react-query';
import { applicationTitle } from '@groundwork/domain-applications';
import { applicationClosingSlots, companyClosingSlots } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { borrower, borrowerPages, fill } from '@groundwork/domain-messages';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, EmptyState, Grid, Heading, PageHeader, Stack } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { applicationQuery, useApplication, useApplicationList } from '../../data/applications.js';
import { filesQuery, useApplicationFiles } from '../../data/files.js';
import { useCompanyId } from '../../data/use-company.js';
import { ClosingTable } from './closing-table.js';
import { CompanyDocuments } from './company-documents.js';
import { MissingDocuments } from './missing-documents.js';

/** Closing: the company's general documents, then the applications in closing with theirs (specification 2). */
export function ClosingScreen() {
  useTitle(borrowerPages.closing);
  const files = useQuery(filesQuery('company', useCompanyId()));
  const applications = useApplicationList('inClosing');
  return (
    <Stack gap="8">
      <PageHeader title={borrowerPages.closing} description={borrowerPages.closingLead} />
      <Stack as="section" aria-labelledby="company-documents" gap="4" mt="-6">
        <Heading id="company-documents">{borrowerPages.companyClosingDocuments}</Heading>
        <QueryState query={files} failed={borrowerPages.filesUnavailable}>
          {(stored) => <CompanyDocuments slots={companyClosingSlots} files={stored} as="h3" />}
        </QueryState>
      </Stack>
      <Stack as="section" aria-labelledby="in-closing" gap="4">
        <Heading id="in-closing">{borrowerPages.applicationsInClosing}</Heading>
        <QueryState
          query={applications}
          failed={borrower.errorFetchingApplications}
          loading={borrower.fetchingProjectData}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon="folder" title={borrower.noApplicationsFound} />
            ) : (
              <InClosing applications={list} />
            )
          }
        </QueryState>
      </Stack>
    </Stack>
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
      {id && !chosen ? <Alert tone="info">{borrowerPages.notInClosing}</Alert> : null}
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

function ClosingDocuments({ application }: { application: ApplicationSummary }) {
  const files = useApplicationFiles(application.id);
  const flags = useApplication(application.id);
  return (
    <Stack as="section" aria-labelledby="closing-of" gap="4">
      <Heading as="h3" id="closing-of" overflowWrap="anywhere">
        {applicationTitle(application)}
      </Heading>
      <QueryState query={flags} failed={fill(borrower.errorGettingApplication, { id: application.id })}>
        {(flagged) => (
          <QueryState query={files} failed={borrowerPages.filesUnavailable}>
            {(stored) => <ClosingSlots id={application.id} slots={applicationClosingSlots(flagged)} files={stored} />}
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
  return (
    <>
      <MissingDocuments slots={slots} files={files} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {slots.map((slot) => (
          <FileSlot key={slot.type} {...slot} parent="application" parentId={id} files={files} as="h3" />
        ))}
      </Grid>
    </>
  );
}
