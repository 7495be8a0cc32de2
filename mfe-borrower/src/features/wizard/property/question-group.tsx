import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box, Grid, Heading, Stack } from '@groundwork/web-ui';

/** Questions that stand together under their name. */
export function QuestionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="4">
      <Heading as="h3" size="sub" id={id} borderBottomWidth="1px" borderColor="border" pb="2">
        {label}
      </Heading>
      {children}
    </Stack>
  );
}

/** Two fields beside each other where there is room. */
export function QuestionGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
      {children}
    </Grid>
  );
}

/** What takes the whole width of the grid. */
export function WholeWidth({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}
