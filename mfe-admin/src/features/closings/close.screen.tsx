import { closingWaitLabels } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { closingsPage as words } from '@groundwork/domain-messages-admin';
import { MorePages, QueryState, useSearchParams, useTitle } from '@groundwork/web-mount';
import { Alert, Box, PageHeader, Stack, Text } from '@groundwork/web-ui';
import { closingFiltersIn, useClosings } from '../../data/closings.js';
import type { ClosingFilters } from '../../data/closings.js';
import { ClosingFilterFields } from './closing-filters.js';
import { ClosingRows } from './closing-rows.js';

/** Close: every loan in closing with how far its checklist is. The specification has the title alone. */
export function CloseScreen() {
  useTitle('Close');
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader title="Close" description={words.lead} />
      <Stack gap="5">
        <ClosingFilterFields />
        <Found filters={closingFiltersIn(params)} />
      </Stack>
    </>
  );
}

type Waits = readonly { readonly waitsFor: keyof typeof closingWaitLabels; readonly loans: number }[];

/** How many there are, and whom they wait for. */
function countText(total: number, waits: Waits): string {
  if (total === 0) return '';
  const parts = waits
    .filter(({ loans }) => loans > 0)
    .map(({ waitsFor, loans }) => fill(words.waitCount, { who: closingWaitLabels[waitsFor], n: loans }));
  return fill(total === 1 ? words.foundOne : words.found, { n: total, waits: parts.join(', ') });
}

function Found({ filters }: { filters: ClosingFilters }) {
  const found = useClosings(filters);
  const { sort: _sort, ...narrowing } = filters;
  return (
    <QueryState query={found} failed={words.failed}>
      {({ pages }) => (
        <Box aria-busy={found.isFetching}>
          <Text mb="3" role="status">
            {countText(pages[0]?.total ?? 0, pages[0]?.waits ?? [])}
          </Text>
          {pages[0]?.stoppedAfter ? (
            <Alert tone="info">{fill(words.stopped, { n: pages[0].stoppedAfter })}</Alert>
          ) : null}
          <ClosingRows
            closings={pages.flatMap(({ items }) => items)}
            none={Object.keys(narrowing).length > 0 ? words.noneFits : words.none}
          />
          <MorePages query={found} label={words.more} />
        </Box>
      )}
    </QueryState>
  );
}
