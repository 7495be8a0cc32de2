import { useEffect } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { useLocation } from '@groundwork/web-mount';
import { Stack } from '@groundwork/web-ui';
import { ApplicationList } from './application-list.js';
import { FindApplications } from './find-applications.js';
import { FoundApplications } from './found-applications.js';
import { isAsked, useOwnFilters } from './use-own-filters.js';

/**
 * What is under way: in progress, waiting for documents, under review, in closing; in their place what fits, where something is searched
 * for. The sidebar leads to a list by its hash.
 */
export function ApplicationLists() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [hash, key]);
  const [filters, change] = useOwnFilters();
  return (
    <Stack gap="8">
      <FindApplications filters={filters} onChange={change} />
      {isAsked(filters) ? <FoundApplications filters={filters} /> : <ListsByStatus />}
    </Stack>
  );
}

function ListsByStatus() {
  return (
    <>
      <ApplicationList
        id="in-progress"
        title="Applications In Progress"
        group="inProgress"
        path="/applications"
        empty={screens.noApplicationsFound}
      />
      <ApplicationList
        id="awaiting"
        title="Applications Waiting For Documents"
        group="awaiting"
        path="/items"
        empty={screens.noApplicationsFound}
      />
      <ApplicationList
        id="under-review"
        title="Applications Under Review"
        group="underReview"
        path="/review/reviewapplication"
        empty={screens.noApplicationsFound}
      />
      <ApplicationList
        id="in-closing"
        title="Applications In Closing"
        group="inClosing"
        path="/review/reviewapplication"
        empty={screens.noApplicationsFound}
      />
    </>
  );
}
