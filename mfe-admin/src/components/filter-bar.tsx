import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { pipeline } from '@groundwork/domain-messages-admin';
import { Button, Flex, Grid, Stack } from '@groundwork/web-ui';

interface FilterBarProps {
  /** The field that a list is searched by. */
  search: ReactNode;
  /** What a list is narrowed and sorted by most: beside the search; two in a line on a phone. */
  children: ReactNode;
  /** What is needed less often, behind a button. */
  more?: ReactNode;
  /** How many of those are set. */
  moreSet?: number;
}

/** The search has a line of its own on a phone, and somewhat more of one elsewhere; who is last in a phone's line fills it. */
const inLine = {
  '& > div': { flex: { base: '1 0 100%', sm: '2 1 200px' }, maxWidth: { sm: '400px' } },
  '& > div + div': { flex: { base: '1 1 140px', sm: '1 1 160px' }, maxWidth: { sm: '300px' } },
  '& > button': { flex: { base: '1 0 100%', sm: '0 0 auto' } },
};

/** What a list is searched, narrowed and sorted by, in one line above it, so that the list begins on the first screen. */
export function FilterBar({ search, children, more, moreSet = 0 }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="4">
      <Flex gap="4" flexWrap="wrap" alignItems="flex-start" css={inLine}>
        {search}
        {children}
        {more ? (
          <Button
            variant="outline"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            // Level with the fields, which have a label above them.
            mt={{ base: '0', sm: '27px' }}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {moreSet > 0 ? fill(pipeline.filtersSet, { n: moreSet }) : pipeline.filters}
          </Button>
        ) : null}
      </Flex>
      {more ? (
        <Grid
          id={id}
          display={isOpen ? 'grid' : 'none'}
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 160px), 1fr))"
          alignItems="start"
        >
          {more}
        </Grid>
      ) : null}
    </Stack>
  );
}
