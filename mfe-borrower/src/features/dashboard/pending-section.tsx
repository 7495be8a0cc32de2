import { useState } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { Button, EmptyState, ErrorState, Flex, Heading, LoadingState, Stack } from '@groundwork/web-ui';
import { sentenceFor } from '@groundwork/web-http';
import { useApplicationList } from '../../data/applications.js';
import { PendingGroup } from './pending-group.js';

/** Applications on their way, in groups that open and close: those that wait for the borrower, and for the lender. */
export function PendingSection() {
  const groups = [
    { id: 'applications', path: '/applications', title: 'Applications', query: useApplicationList('inProgress') },
    { id: 'items', path: '/items', title: 'Items', query: useApplicationList('awaiting') },
    {
      id: 'review',
      path: '/review/reviewapplication',
      title: 'Under Review',
      query: useApplicationList('underReview'),
    },
    { id: 'closing', path: '/closing', title: 'Closing', query: useApplicationList('inClosing') },
  ];
  const [closed, setClosed] = useState<readonly string[]>([]);
  const failed = groups.find(({ query }) => query.isError && query.data === undefined);
  const loading = groups.some(({ query }) => query.isPending && query.fetchStatus !== 'idle');
  const filled = groups.filter(({ query }) => (query.data?.length ?? 0) > 0);
  const toggle = (id: string, open: boolean) =>
    setClosed((before) =>
      open ? before.filter((other) => other !== id) : [...before.filter((other) => other !== id), id],
    );

  return (
    <Stack as="section" aria-labelledby="pending-title" gap="4">
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Heading id="pending-title" flex={{ base: '1 0 100%', sm: '1' }}>
          PENDING
        </Heading>
        {filled.length > 0 ? (
          <>
            <Button size="sm" variant="ghost" icon="chevron-down" onClick={() => setClosed([])}>
              Expand all
            </Button>
            <Button size="sm" variant="ghost" icon="chevron-up" onClick={() => setClosed(groups.map(({ id }) => id))}>
              Collapse all
            </Button>
          </>
        ) : null}
      </Flex>
      {failed ? (
        <ErrorState
          title={borrower.errorFetchingProjectData}
          onRetry={() => groups.forEach(({ query }) => void query.refetch())}
        >
          {sentenceFor(failed.query.error)}
        </ErrorState>
      ) : loading ? (
        <LoadingState label={borrower.loadingDashboard} />
      ) : filled.length === 0 ? (
        <EmptyState icon="check-circle" title={borrower.noPendingItems} />
      ) : (
        filled.map(({ id, path, title, query }) => (
          <PendingGroup
            key={id}
            path={path}
            title={title}
            applications={query.data ?? []}
            open={!closed.includes(id)}
            onToggle={(open) => toggle(id, open)}
          />
        ))
      )}
    </Stack>
  );
}
