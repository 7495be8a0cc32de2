import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Box, Button, Center, ErrorState, LoadingState, Text } from '@groundwork/web-ui';
import type { FoundApplication } from '../data/api.js';
import { useFoundApplications } from '../data/pipeline.js';
import type { ListFilters } from '../data/pipeline.js';

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
  const searched = pages.reduce((sum, { stoppedAfter }) => sum + (stoppedAfter ?? 0), 0);
  const isStopped = pages.at(-1)?.stoppedAfter !== null;
  return (
    <Box aria-busy={found.isFetching}>
      <Text textStyle="small" mb="3" role="status">
        {isStopped ? '' : countText(pages[0])}
      </Text>
      {isStopped && applications.length === 0 ? null : children(applications)}
      {isStopped ? <Alert tone="info">{fill(pipeline.stopped, { n: searched.toLocaleString('en-US') })}</Alert> : null}
      {found.isError ? (
        <Alert tone="danger" title={admin.errorGettingApplications}>
          {sentenceFor(found.error)}
        </Alert>
      ) : null}
      {found.hasNextPage ? (
        <Center mt="5">
          <Button variant="outline" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {isStopped ? pipeline.searchOn : pipeline.more}
          </Button>
        </Center>
      ) : null}
    </Box>
  );
}

/** How many fit, and how the rows are gone through. */
function countText(page: { readonly count: number | null; readonly countIsBound: boolean } | undefined): string {
  const n = page?.count ?? 0;
  if (n === 0) return '';
  const many = fill(page?.countIsBound ? pipeline.foundMore : pipeline.found, { n: n.toLocaleString('en-US') });
  return `${n === 1 ? pipeline.foundOne : many}. ${pipeline.keysHint}`;
}
