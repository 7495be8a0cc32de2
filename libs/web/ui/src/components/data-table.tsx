import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../primitives/table.js';
import { VisuallyHidden } from '../primitives/layout.js';
import { Sideways } from './sideways.js';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | 'center';
  /** At least as wide in the table, for a column of sentences that short ones beside it would press into many lines. */
  minWidth?: string;
  /** The header is read but not seen (a column of buttons). */
  hideHeader?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
}

const Wide = chakra('div', { base: { display: { base: 'none', sm: 'block' } } });
const Narrow = chakra('div', { base: { display: { base: 'block', sm: 'none' } } });
const CardItem = chakra('li', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    p: '4',
    listStyle: 'none',
    mb: '3',
  },
});
const Pair = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' } });

/** Whether a header ends with a sign, which would stand alone in a line of its own: 'Project #'. */
const endsWithSign = (header: string): boolean => / \W$/.test(header);

/** A list of records: a table, and at 600 px or less a card for each row. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <>
      <Wide>
        <Sideways caption={caption}>
          <Table>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableHeader
                    key={column.id}
                    scope="col"
                    align={column.align}
                    minWidth={column.minWidth}
                    whiteSpace={endsWithSign(column.header) ? 'nowrap' : undefined}
                  >
                    {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
                  </TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={rowKey(row)}>
                  {columns.map((column) => (
                    <TableCell key={column.id} align={column.align}>
                      {column.cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Sideways>
      </Wide>
      <Narrow>
        <ul aria-label={caption}>
          {rows.map((row) => (
            <CardItem key={rowKey(row)}>
              {columns.map((column) => (
                <Pair key={column.id}>
                  {column.hideHeader ? null : (
                    <chakra.span color="fg.muted" fontSize="sm" flexShrink="0">
                      {column.header}
                    </chakra.span>
                  )}
                  <chakra.div minWidth="0" overflowWrap="anywhere" textAlign={column.hideHeader ? 'start' : 'end'}>
                    {column.cell(row)}
                  </chakra.div>
                </Pair>
              ))}
            </CardItem>
          ))}
        </ul>
      </Narrow>
    </>
  );
}
