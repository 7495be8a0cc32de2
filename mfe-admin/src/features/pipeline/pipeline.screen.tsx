import { fill } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useTitle } from '@groundwork/web-mount';
import { Alert, Box, Button, Center, ErrorState, LoadingState, PageHeader, Stack, Text } from '@groundwork/web-ui';
import type { ListFilters } from '../../data/pipeline.js';
import { useFoundApplications } from '../../data/pipeline.js';
import { ApplicationRows } from './application-rows.js';
import { ListFilterFields } from './list-filters.js';
import { SavedViews } from './saved-views.js';
import { useListFilters } from './use-list-filters.js';

/** The applications of all companies: searched, filtered, sorted and kept as views. The specification has no such page. */
export function PipelineScreen() {
  useTitle(pipeline.title);
  const [filters, setFilters] = useListFilters();
  return (
    <>
      <PageHeader title={pipeline.title} description={pipeline.purpose} />
      <Stack gap="5">
        <SavedViews filters={filters} onChoose={setFilters} />
        <ListFilterFields filters={filters} onChange={setFilters} />
        <Found filters={filters} />
      </Stack>
    </>
  );
}

function Found({ filters }: { filters: ListFilters }) {
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
  return (
    <Box aria-busy={found.isFetching}>
      <Text textStyle="small" mb="3" role="status">
        {countText(pages[0])}
      </Text>
      <ApplicationRows applications={pages.flatMap(({ items }) => items)} />
      {found.isError ? (
        <Alert tone="danger" title={admin.errorGettingApplications}>
          {sentenceFor(found.error)}
        </Alert>
      ) : null}
      {found.hasNextPage ? (
        <Center mt="5">
          <Button variant="outline" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {pipeline.more}
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
