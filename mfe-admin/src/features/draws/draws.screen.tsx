import { drawPlace, drawSelections, drawStatusLabel } from '@groundwork/domain-draws';
import type { DrawSelection } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { ButtonLink, PageHeader, Stack } from '@groundwork/web-ui';
import { countOf } from '../../components/counted.js';
import { Filter, optionsOf } from '../../components/filter.js';
import { SavedViews } from '../../components/saved-views.js';
import { useDrawSelections } from '../../data/draws.js';
import { DrawQueue } from './draw-queue.js';
import { QueueFilters } from './queue-filters.js';
import { useQueueView } from './use-queue-view.js';

/** The four statuses as they are called, and what is decided altogether. */
const labelOf = (selection: DrawSelection): string =>
  selection === 'decided' ? drawDesk.decided : drawStatusLabel(drawPlace[selection]);

/** Draw requests by their status, each with its review (specification, back office 2). */
export function DrawsScreen() {
  useTitle('Draw Requests');
  const [chosen, choose] = useSearchValue('status');
  const selection = drawSelections.find((each) => each === chosen) ?? 'pending';
  const [query, chooseView] = useQueueView();
  const selections = useDrawSelections();
  return (
    <>
      <PageHeader
        title="Draw Requests"
        description="What borrowers ask for from their active loans, and the decision on each line."
        actions={
          <ButtonLink asChild variant="outline">
            <Link to="/drawapproval">{drawDesk.limitTitle}</Link>
          </ButtonLink>
        }
      />
      <Stack gap="5">
        <SavedViews list="draws" all={drawDesk.allDraws} query={query} onChoose={chooseView} />
        <QueueFilters
          status={
            <QueryState query={selections} failed={shared.serviceUnavailable}>
              {(list) => (
                <Filter label="Status" value={selection} onChoose={choose}>
                  {optionsOf(
                    list.map(({ selection: value, ...counted }) => [value, `${labelOf(value)} (${countOf(counted)})`]),
                  )}
                </Filter>
              )}
            </QueryState>
          }
        />
        <DrawQueue key={selection} selection={selection} />
      </Stack>
    </>
  );
}
