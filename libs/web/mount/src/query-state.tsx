import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceFor } from '@groundwork/web-http';
import { ErrorState, LoadingState } from '@groundwork/web-ui';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said while it loads. */
  loading?: string;
  /** What could not be done, when it fails. */
  failed: string;
  /** What is first seen is much of a home: it is rendered in parts, between which the page answers. What follows comes at once. */
  inParts?: boolean;
  children: (data: Data) => ReactNode;
}

/** Loading, failure with 'Try again', or the data. Data that is there stays while it is fetched anew. */
export function QueryState<Data>({ query, loading, failed, inParts, children }: QueryStateProps<Data>) {
  const isBegun = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && (isBegun || !inParts)) return <>{children(query.data)}</>;
  if (query.isError) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {sentenceFor(query.error)}
      </ErrorState>
    );
  }
  return <LoadingState label={loading} />;
}
