import type { ReactNode } from 'react';
import { Box, Card, Grid, Heading, Text } from '@groundwork/web-ui';

/** A label and what stands for it; empty where nothing was entered. */
export type Fact = readonly [label: string, value: ReactNode];

/** Labels with their values in two columns. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" mb="3">
        {title}
      </Heading>
      <Grid as="dl" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {facts.map(([label, value]) => (
          <Box key={label}>
            <Text as="dt" textStyle="small">
              {label}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {value === '' ? 'Not given' : value}
            </Text>
          </Box>
        ))}
      </Grid>
    </Card>
  );
}
