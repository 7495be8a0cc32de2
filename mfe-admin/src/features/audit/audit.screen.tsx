import { fill } from '@groundwork/domain-messages';
import { auditPage } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { MorePages, useTitle } from '@groundwork/web-mount';
import { Box, ErrorState, LoadingState, PageHeader, Stack, VisuallyHidden } from '@groundwork/web-ui';
import type { AuditFilters } from '../../data/audit.js';
import { useAudit } from '../../data/audit.js';
import { AuditFilterForm } from './audit-filters.js';
import { AuditTable } from './audit-table.js';
import { useAuditFilters } from './use-audit-filters.js';

/** Sign-ins and changes of accounts, filtered by what the address says. */
export function AuditScreen() {
  useTitle(auditPage.auditRecord);
  const [filters, setFilters] = useAuditFilters();
  const key = JSON.stringify(filters);
  return (
    <>
      <PageHeader title={auditPage.auditRecord} description={auditPage.auditPurpose} />
      <Stack gap="5">
        <AuditFilterForm key={key} filters={filters} onFilter={setFilters} />
        <Entries filters={filters} />
      </Stack>
    </>
  );
}

function Entries({ filters }: { filters: AuditFilters }) {
  const audit = useAudit(filters);
  const pages = audit.data?.pages;
  return (
    <Box aria-busy={audit.isFetching}>
      <VisuallyHidden role="status">
        {pages?.[0] ? fill(auditPage.entriesShown, { n: pages[0].entries.length }) : ''}
      </VisuallyHidden>
      {audit.isPending ? (
        <LoadingState />
      ) : pages ? (
        <>
          <AuditTable entries={pages.flatMap((page) => page.entries)} />
          <MorePages query={audit} label={auditPage.olderEntries} />
        </>
      ) : (
        <ErrorState title={auditPage.auditFailed} onRetry={() => void audit.refetch()} retrying={audit.isFetching}>
          {sentenceFor(audit.error)}
        </ErrorState>
      )}
    </Box>
  );
}
