import { pipeline } from '@groundwork/domain-messages-admin';
import { useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { FoundApplications } from '../../components/found-applications.js';
import { SavedViews } from '../../components/saved-views.js';
import { ApplicationRows } from './application-rows.js';
import { ListFilterFields } from './list-filters.js';
import { filtersIn, queryText, useListFilters } from './use-list-filters.js';

/** The applications of all companies: searched, filtered, sorted and kept as views. The specification has no such page. */
export function PipelineScreen() {
  useTitle(pipeline.title);
  const [filters, setFilters] = useListFilters();
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
        <ListFilterFields filters={filters} onChange={setFilters} />
        <FoundApplications filters={filters}>
          {(applications) => <ApplicationRows applications={applications} />}
        </FoundApplications>
      </Stack>
    </>
  );
}
