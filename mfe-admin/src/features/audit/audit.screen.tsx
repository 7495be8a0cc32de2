import { auditPage } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useTitle } from '@groundwork/web-mount';
import { Alert, Box, Button, Center, ErrorState, LoadingState, PageHeader, Stack } from '@groundwork/web-ui';
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
  if (audit.isPending) return <LoadingState />;
  if (!audit.data)
    return (
      <ErrorState title={auditPage.auditFailed} onRetry={() => void audit.refetch()} retrying={audit.isFetching}>
        {sentenceFor(audit.error)}
      </ErrorState>
    );
  return (
    <Box aria-live="polite" aria-busy={audit.isFetching}>
      <AuditTable entries={audit.data.pages.flatMap((page) => page.entries)} />
      {audit.isFetchNextPageError ? <Alert tone="danger">{sentenceFor(audit.error)}</Alert> : null}
      {audit.hasNextPage ? (
        <Center mt="5">
          <Button variant="outline" loading={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
            {auditPage.olderEntries}
          </Button>
        </Center>
      ) : null}
    </Box>
  );
}
