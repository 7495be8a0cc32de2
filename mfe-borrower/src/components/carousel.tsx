import type { ReactNode } from 'react';
import { Box, HStack, IconButton, List, useOverflow } from '@groundwork/web-ui';
import { cardsInView, columnsOf } from './cards-in-view.js';

const columns = columnsOf(cardsInView);

/** A row of cards that scrolls sideways; `children` are list items. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const [list, overflows] = useOverflow<HTMLUListElement>(children);
  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <Box>
      <List
        ref={list}
        aria-label={label}
        display="grid"
        gridAutoFlow="column"
        gap="4"
        overflowX="auto"
        scrollSnapType="x mandatory"
        pb="2"
        css={columns}
      >
        {children}
      </List>
      {overflows ? (
        <HStack justifyContent="flex-end" gap="1">
          <IconButton label={`Previous ${label}`} icon="chevron-left" onClick={() => scroll(-1)} />
          <IconButton label={`Next ${label}`} icon="chevron-right" onClick={() => scroll(1)} />
        </HStack>
      ) : null}
    </Box>
  );
}
