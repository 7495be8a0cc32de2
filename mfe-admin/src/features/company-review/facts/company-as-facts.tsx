import { useQuery } from '@tanstack/react-query';
import { admin } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { filesQuery, useFilesAccess } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Badge, Box, Grid } from '@groundwork/web-ui';
import { fill } from '@groundwork/domain-messages';
import type { Company } from '../../../data/api.js';
import { useCompanyPeople, useOwnership } from '../../../data/company-setup.js';
import { DocumentPanel } from './document-panel.js';
import { FactGroups } from './fact-groups.js';
import type { KnownCompany } from './fact-groups.js';
import { placedDocuments } from './placed-documents.js';
import { useReviewQueue } from './use-review-queue.js';

/** What a company says of itself as facts in groups, and beside them the document that is looked at. */
export function CompanyAsFacts({ company }: { company: Company }) {
  const { companyId } = company;
  const people = useCompanyPeople(companyId);
  const ownership = useOwnership(companyId);
  const files = useQuery(filesQuery(useFilesAccess(), 'company', companyId));
  return (
    <QueryState query={ownership} failed={companySetup.errorLoadingCompany}>
      {(tree) => (
        <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
          {(everybody) => (
            <QueryState query={files} failed={sentences.filesNotLoaded}>
              {(stored) => <FactsAndDocument known={{ company, ownership: tree, people: everybody }} files={stored} />}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function FactsAndDocument({ known, files }: { known: KnownCompany; files: readonly StoredFile[] }) {
  const queue = useReviewQueue(placedDocuments({ ...known, files }));
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      gap="6"
      alignItems="start"
    >
      <Box>
        {queue.waiting > 0 ? (
          <Box mb="3">
            <Badge tone="warning">{fill(admin.documentsToReview, { count: queue.waiting })}</Badge>
          </Box>
        ) : null}
        <FactGroups known={known} queue={queue} />
      </Box>
      <Box position={{ base: 'static', lg: 'sticky' }} top="20">
        <DocumentPanel companyId={known.company.companyId} queue={queue} />
      </Box>
    </Grid>
  );
}
