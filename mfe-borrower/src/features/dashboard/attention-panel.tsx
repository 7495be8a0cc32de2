import { lazy, Suspense, useId, useState } from 'react';
import { applicationTitle, numberedName } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Card, Heading, LoadingState, Stack, Text, useOnItsWay } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { useApplication, useApplicationList } from '../../data/applications.js';
import { ApplicationSelect } from './application-select.js';

const ApplicationItems = lazy(async () => ({
  default: (await import('../../components/application-items/application-items.js')).ApplicationItems,
}));

/** Applications Needing Attention: what one of the awaiting applications needs, without leaving the dashboard (specification 2). */
export function AttentionPanel() {
  const { data = [], isLoading } = useApplicationList('awaiting');
  useOnItsWay(isLoading);
  return data.length === 0 ? null : <Panel applications={data} />;
}

function Panel({ applications }: { applications: readonly ApplicationSummary[] }) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [tab, setTab] = useState('');
  // One that was handed in meanwhile is no longer in the list.
  const chosen = applications.find((application) => application.id === wanted) ?? applications[0];
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Stack gap="4">
        <Heading id={`${id}-title`}>{verification.needingAttention}</Heading>
        {applications.length === 1 ? (
          <Text fontWeight="medium" overflowWrap="anywhere">
            {chosen ? numberedName({ name: applicationTitle(chosen), projectNumber: chosen.projectNumber }) : ''}
          </Text>
        ) : (
          <ApplicationSelect
            id={`${id}-which`}
            label={borrowerPages.whichApplication}
            applications={applications}
            value={chosen?.id ?? ''}
            onChoose={setWanted}
          />
        )}
        {chosen ? <Needs key={chosen.id} id={chosen.id} tab={tab} onTab={setTab} /> : null}
      </Stack>
    </Card>
  );
}

function Needs({ id, ...tabs }: { id: string; tab: string; onTab: (tab: string) => void }) {
  return (
    <QueryState query={useApplication(id)} inParts failed={fill(screens.errorGettingApplication, { id })}>
      {(application) => (
        <Suspense fallback={<LoadingState />}>
          <ApplicationItems application={application} as="h3" {...tabs} />
        </Suspense>
      )}
    </QueryState>
  );
}
