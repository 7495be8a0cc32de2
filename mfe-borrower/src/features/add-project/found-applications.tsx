import { dashboardGroups } from '@groundwork/domain-applications';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { useRowKeys } from '@groundwork/web-lending';
import { MorePages, QueryState } from '@groundwork/web-mount';
import { Box, Card, DataTable, Heading, Stack, Text } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { useOwnSearch } from '../../data/application-search.js';
import type { OwnFilters } from '../../data/application-search.js';
import { columnsOf } from './application-list.js';

const among = (status: ApplicationSummary['status'], group: keyof typeof dashboardGroups): boolean =>
  (dashboardGroups[group] as readonly string[]).includes(status);

/** Where an application is gone on with: filled in, handed in, else read. */
function pathTo({ id, status }: ApplicationSummary): string {
  if (among(status, 'applications')) return `/applications/${id}`;
  return among(status, 'items') ? `/items/${id}` : `/review/reviewapplication/${id}`;
}

/** What fits among the applications of the company, whatever their status, a page at a time. The arrow keys go from row to row. */
export function FoundApplications({ filters }: { filters: OwnFilters }) {
  const found = useOwnSearch(filters);
  const keys = useRowKeys();
  const title = borrowerPages.foundApplications;
  return (
    <Stack as="section" aria-labelledby="found" gap="3">
      <Heading id="found">{title}</Heading>
      <QueryState query={found} loading={borrower.fetchingProjectData} failed={borrower.errorFetchingApplications}>
        {({ pages }) => (
          <Box {...keys} aria-busy={found.isFetching}>
            <DataTable
              caption={title}
              columns={columnsOf(pathTo)}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={({ id }) => id}
              empty={
                <Card py="5">
                  <Text role="status" color="fg.muted">
                    {borrowerPages.noneFits}
                  </Text>
                </Card>
              }
            />
            <MorePages query={found} label={borrowerPages.showMore} />
          </Box>
        )}
      </QueryState>
    </Stack>
  );
}
