import { pipeline } from '@groundwork/domain-messages-admin';
import { useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack, Tabs } from '@groundwork/web-ui';
import { FoundApplications } from '../../components/found-applications.js';
import { SavedViews } from '../../components/saved-views.js';
import { ApplicationRows } from './application-rows.js';
import { Board } from './board.js';
import { ListFilterFields } from './list-filters.js';
import { filtersIn, queryText, useListFilters } from './use-list-filters.js';
import { usePipelineView } from './use-pipeline-view.js';
import type { PipelineView } from './use-pipeline-view.js';

/**
 * The applications of all companies: searched, filtered and kept as views, as a table in any order or as a board by stage. The
 * specification has no such page.
 */
export function PipelineScreen() {
  useTitle(pipeline.title);
  const [filters, setFilters] = useListFilters();
  const [view, show] = usePipelineView();
  const tabs = [
    {
      id: 'table',
      label: pipeline.asTable,
      content: (
        <FoundApplications filters={filters}>
          {(applications) => <ApplicationRows applications={applications} />}
        </FoundApplications>
      ),
    },
    { id: 'board', label: pipeline.asBoard, content: <Board filters={filters} /> },
  ];
  return (
    <>
      <PageHeader title={pipeline.title} description={pipeline.purpose} />
      <Stack gap="5">
        <SavedViews
          list="applications"
          all={pipeline.allApplications}
          query={queryText(filters)}
          onChoose={(query) => setFilters(filtersIn(new URLSearchParams(query)))}
        />
        <ListFilterFields filters={filters} isSorted={view === 'table'} onChange={setFilters} />
        <Tabs label={pipeline.shownAs} tabs={tabs} value={view} onChange={(id) => show(id as PipelineView)} />
      </Stack>
    </>
  );
}
