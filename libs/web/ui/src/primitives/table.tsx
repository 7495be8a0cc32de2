import { chakra } from '@chakra-ui/react/styled-system';

/** Plain table pieces; for lists of records use `DataTable`, which turns into cards on a phone. */
export const TableScroll = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
  },
});
export const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse', fontSize: 'md' } });
export const TableHead = chakra('thead', { base: { bg: 'bg.subtle' } });
export const TableBody = chakra('tbody');
export const TableFoot = chakra('tfoot', { base: { fontWeight: 'semibold', bg: 'bg.subtle' } });
export const TableRow = chakra('tr', {
  base: {
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'border',
    _last: { borderBottomWidth: '0' },
  },
});
const cell = { px: { base: '3', lg: '4' }, py: '3', textAlign: 'start', verticalAlign: 'middle' } as const;
const align = {
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center' },
} as const;
export const TableHeader = chakra('th', {
  base: {
    ...cell,
    // A header that is read and not seen stays in its own cell: else it widens the page beside a table that scrolls.
    position: 'relative',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textTransform: 'uppercase',
    letterSpacing: '0.04em',
    // Between its words: a table of eight columns fits a desktop, and its last one is not cut off.
    verticalAlign: 'bottom',
  },
  variants: { align },
});
export const TableCell = chakra('td', { base: cell, variants: { align } });
