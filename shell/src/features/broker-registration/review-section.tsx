import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, Heading, Stack } from '@groundwork/web-ui';

/** A part of the long form under its heading. */
export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} mb="4">
        {title}
      </Heading>
      <Stack gap="5">{children}</Stack>
    </Card>
  );
}
