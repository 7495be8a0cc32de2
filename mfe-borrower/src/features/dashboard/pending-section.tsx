import { useDeferredValue, useState } from 'react';
import { rejectedPlaces } from '@groundwork/domain-files';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { Button, EmptyState, ErrorState, Flex, Heading, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { sentenceFor } from '@groundwork/web-http';
import { useApplicationList } from '../../data/applications.js';
import { useCompanyFiles } from '../../data/files.js';
import { PendingGroup } from './pending-group.js';

/**
 * Applications on their way, in groups that open and close, with how far each is (specification 2): those that wait for the borrower
 * and those that wait for the lender. What is to be done stands in 'Needs you'.
 */
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
  const documents = useCompanyFiles();
  const isRejected = rejectedPlaces(documents.data ?? []).length > 0;
  const queries = [...groups.map(({ query }) => query), documents];
  const failed = queries.find((query) => query.isError && query.data === undefined);
  // What is first seen is rendered in parts, between which the page answers.
  const loading = useDeferredValue(queries.some((query) => query.isPending && query.fetchStatus !== 'idle'));
  const filled = groups.filter(({ query }) => (query.data?.length ?? 0) > 0);
  const shown = filled.map(({ id }) => id);
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
        {shown.length > 0 ? (
          <>
            <Button size="sm" variant="ghost" icon="chevron-down" onClick={() => setClosed([])}>
              Expand all
            </Button>
            <Button size="sm" variant="ghost" icon="chevron-up" onClick={() => setClosed(shown)}>
              Collapse all
            </Button>
          </>
        ) : null}
      </Flex>
      {failed ? (
        <ErrorState
          title={borrower.errorFetchingProjectData}
          onRetry={() => queries.forEach((query) => void query.refetch())}
        >
          {sentenceFor(failed.error)}
        </ErrorState>
      ) : loading ? (
        <LoadingState label={borrower.loadingDashboard} />
      ) : shown.length === 0 ? (
        isRejected ? (
          <Text>{borrowerPages.nothingOnItsWay}</Text>
        ) : (
          <EmptyState icon="check-circle" title={borrower.noPendingItems} />
        )
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
