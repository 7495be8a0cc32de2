import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';

const Details = chakra('details', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    '&[open] > summary svg:last-child': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 'semibold',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Shown at the right of the title, below it where both have no room. */
  aside?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** A panel that opens and closes: the browser's own details element. */
export function Disclosure({ title, children, aside, open, onToggle }: DisclosureProps) {
  return (
    <Details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <Summary>
        <chakra.span flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <chakra.span flex="1 0 auto" maxWidth="100%">
            {title}
          </chakra.span>
          {aside}
        </chakra.span>
        <Icon name="chevron-down" />
      </Summary>
      <chakra.div px="4" pb="4">
        {children}
      </chakra.div>
    </Details>
  );
}
