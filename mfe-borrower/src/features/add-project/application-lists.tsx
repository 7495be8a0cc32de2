import { useEffect } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { useLocation } from '@groundwork/web-mount';
import { Stack } from '@groundwork/web-ui';
import { ApplicationList } from './application-list.js';

/** What is under way: in progress, waiting for documents, under review, in closing. The sidebar leads to a list by its hash. */
export function ApplicationLists() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [hash, key]);
  return (
    <Stack gap="8">
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
    </Stack>
  );
}
