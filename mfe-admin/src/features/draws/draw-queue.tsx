import type { DrawSelection } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { drawDesk, pipeline } from '@groundwork/domain-messages-admin';
import { isId } from '@groundwork/domain-validation';
import { sentenceFor } from '@groundwork/web-http';
import { MorePages, QueryState, useSearchValue } from '@groundwork/web-mount';
import { Alert, Box } from '@groundwork/web-ui';
import { isStopped, SearchStopped } from '../../components/search-stopped.js';
import { useAllCompanyAdmins } from '../../data/company-admins.js';
import type { FoundDraws } from '../../data/api.js';
import type { DrawSearch } from '../../data/draws.js';
import { useDrawRequest, useFoundDraws } from '../../data/draws.js';
import { DrawTable } from './draw-table.js';
import { ReviewDraw } from './review-draw.js';

/** What the address asks for; what it has wrong is left out. */
function useSearch(selection: DrawSelection): { search: DrawSearch; ready: boolean } {
  const [q] = useSearchValue('q');
  const [owner] = useSearchValue('owner');
  const [days] = useSearchValue('days');
  const [order] = useSearchValue('order');
  const admins = useAllCompanyAdmins();
  const isOwned = isId(owner);
  const companies = (admins.data ?? []).filter(({ userId }) => userId === owner).map(({ companyId }) => companyId);
  return {
    search: {
      selection,
      ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
      ...(isOwned ? { companies } : {}),
      ...(/^[1-9]\d{0,2}$/.test(days) ? { days: Number(days) } : {}),
      ...(order === 'newest' ? { order } : {}),
    },
    ready: !isOwned || !admins.isPending,
  };
}

/** The draws of a selection that fit the filters, a page at a time, and the review of the one that the address names. */
export function DrawQueue({ selection }: { selection: DrawSelection }) {
  const { search, ready } = useSearch(selection);
  const found = useFoundDraws(search, ready);
  const [viewed, setViewed] = useSearchValue('draw');
  return (
    <QueryState query={found} failed={shared.serviceUnavailable}>
      {({ pages }) => (
        <Box aria-busy={found.isFetching}>
          <FoundPages pages={pages} onView={setViewed} />
          <MorePages query={found} label={isStopped(pages) ? pipeline.searchOn : drawDesk.moreDraws} />
          {viewed ? <ReviewById key={viewed} id={viewed} onClose={() => setViewed('')} /> : null}
        </Box>
      )}
    </QueryState>
  );
}

/** The rows of all pages; where the search stopped before the end, how far it came instead of that there are none. */
function FoundPages({ pages, onView }: { pages: readonly FoundDraws[]; onView: (id: string) => void }) {
  const draws = pages.flatMap(({ items }) => items);
  return (
    <>
      {isStopped(pages) && draws.length === 0 ? null : <DrawTable draws={draws} onView={onView} />}
      <SearchStopped pages={pages} />
    </>
  );
}

function ReviewById({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useDrawRequest(id);
  if (data) return <ReviewDraw draw={data} onClose={onClose} />;
  return error ? <Alert tone="danger">{sentenceFor(error)}</Alert> : null;
}
