import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flex, Heading, Stack } from '@groundwork/web-ui';
import { Freshness } from './freshness.js';

interface SectionProps {
  title: string;
  query: Pick<UseQueryResult, 'data' | 'dataUpdatedAt' | 'isRefetchError' | 'isFetching'> & { refetch: () => unknown };
  children: ReactNode;
}

/** A part of the page that reads itself anew, with how old it is. */
export function Section({ title, query, children }: SectionProps) {
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <Heading as="h2" size="sub">
          {title}
        </Heading>
        {query.data === undefined ? null : (
          <Freshness
            of={title}
            at={query.dataUpdatedAt}
            hasFailed={query.isRefetchError}
            isReading={query.isFetching}
            onRead={() => void query.refetch()}
          />
        )}
      </Flex>
      {children}
    </Stack>
  );
}
