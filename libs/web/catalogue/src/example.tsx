import type { ReactNode } from 'react';
import { Card, Heading, Wrap } from '@groundwork/web-ui';

/** One component with its states side by side. */
export function Example({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Card p="5">
      <Heading textStyle="label" mb="3">
        {of}
      </Heading>
      <Wrap alignItems="flex-start" gap="4">
        {children}
      </Wrap>
    </Card>
  );
}
