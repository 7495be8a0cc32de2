import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { pipeline } from '@groundwork/domain-messages-admin';
import { Button, Grid } from '@groundwork/web-ui';

interface FoldedFiltersProps {
  /** How many of them are set. */
  set: number;
  children: ReactNode;
}

/**
 * Choices that narrow a list, in the grid of its filters. On a phone, where they would stand long above what they filter, they open by a
 * button that says how many are set.
 */
export function FoldedFilters({ set, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        display={{ base: 'inline-flex', sm: 'none' }}
        gridColumn="1 / -1"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? fill(pipeline.filtersSet, { n: set }) : pipeline.filters}
      </Button>
      <Grid
        id={id}
        display={{ base: isOpen ? 'grid' : 'none', sm: 'contents' }}
        gridColumn="1 / -1"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 160px), 1fr))"
        alignItems="start"
      >
        {children}
      </Grid>
    </>
  );
}
