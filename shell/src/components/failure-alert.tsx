import type { ReactNode } from 'react';
import { Alert, Text } from '@groundwork/web-ui';
import type { Failure } from './failure.js';

/** A failure in the page, with a way on where there is one. Announced at once. */
export function FailureAlert({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.title}>
      {failure.detail ? <Text>{failure.detail}</Text> : null}
      {children}
    </Alert>
  );
}
