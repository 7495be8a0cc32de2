import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { MorePages } from '@groundwork/web-mount';
import { Alert, Box, ErrorState, LoadingState, Text } from '@groundwork/web-ui';
import type { FoundApplication } from '../data/api.js';
import { useFoundApplications } from '../data/pipeline.js';
import type { ListFilters } from '../data/pipeline.js';
import { isStopped, SearchStopped } from './search-stopped.js';

interface FoundApplicationsProps {
  filters: ListFilters;
  children: (applications: FoundApplication[]) => ReactNode;
}

/** What a search finds, a page at a time: how many there are, the rows, and the way to more. */
export function FoundApplications({ filters, children }: FoundApplicationsProps) {
  const found = useFoundApplications(filters);
  if (found.isPending) return <LoadingState />;
  if (!found.data)
    return (
      <ErrorState
        title={admin.errorGettingApplications}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {sentenceFor(found.error)}
      </ErrorState>
    );
  const { pages } = found.data;
  const applications = pages.flatMap(({ items }) => items);
  const stopped = isStopped(pages);
  return (
    <Box aria-busy={found.isFetching}>
      <Text textStyle="small" mb="3" role="status">
        {stopped ? '' : countText(pages[0])}
      </Text>
      {stopped && applications.length === 0 ? null : children(applications)}
      <SearchStopped pages={pages} />
      {found.isError && !found.isFetchNextPageError ? (
        <Box mt="4">
          <Alert tone="danger" title={admin.errorGettingApplications}>
            {sentenceFor(found.error)}
          </Alert>
        </Box>
      ) : null}
      <MorePages
        query={found}
        label={stopped ? pipeline.searchOn : pipeline.more}
        failed={admin.errorGettingApplications}
      />
    </Box>
  );
}

/** How many fit, and how the rows are gone through. */
function countText(page: { readonly count: number | null; readonly countIsBound: boolean } | undefined): string {
  const n = page?.count ?? 0;
  if (n === 0) return '';
  const many = fill(page?.countIsBound ? pipeline.foundMore : pipeline.found, { n });
  return `${n === 1 ? pipeline.foundOne : many}. ${pipeline.keysHint}`;
}
