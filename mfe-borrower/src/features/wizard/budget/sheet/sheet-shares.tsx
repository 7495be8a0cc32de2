import { useDeferredValue, useState } from 'react';
import { rowTypes, shareRows } from '@groundwork/domain-budgets';
import type { ShareRow } from '@groundwork/domain-budgets';
import { formatPercent } from '@groundwork/domain-money';
import { whatIsRead } from '@groundwork/domain-validation';
import {
  Box,
  Disclosure,
  Grid,
  Heading,
  MoneyText,
  Span,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  VisuallyHidden,
} from '@groundwork/web-ui';
import { useSheetValue } from './sheet-context.js';
import type { Sheet } from './sheet.js';

/** How the budget divides among its sections and kinds of cost: a bar for each, with its amount and its share. */
export function SheetShares() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Shares by section and type" open={open} onToggle={setOpen}>
      {open ? <Shares /> : null}
    </Disclosure>
  );
}

function Shares() {
  // A key is answered first; the picture follows.
  const sheet = useDeferredValue(useSheetValue((state) => state.sheet));
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      <ShareTable title="By section" rows={shareRows(bySection(sheet))} />
      <ShareTable title="By type" rows={shareRows(byType(sheet))} />
    </Grid>
  );
}

const bySection = (sheet: Sheet) => sheet.map(({ name, rows }) => ({ name, items: whatIsRead(rows) }));

function byType(sheet: Sheet) {
  const rows = sheet.flatMap((section) => whatIsRead(section.rows));
  return rowTypes.map((type) => ({ name: type, items: rows.filter((row) => row.type === type) }));
}

function ShareTable({ title, rows }: { title: string; rows: readonly ShareRow[] }) {
  return (
    <Box>
      <Heading as="h3" size="sub" mb="2">
        {title}
      </Heading>
      <Table fontSize="sm">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col" px="2">
              Name
            </TableHeader>
            <TableHeader scope="col" align="end" px="2">
              Amount
            </TableHeader>
            <TableHeader scope="col" align="end" px="2">
              Share
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, amount, percent }) => (
            <TableRow key={name}>
              <TableHeader scope="row" px="2" textTransform="none" letterSpacing="0" color="fg" whiteSpace="normal">
                <Span display="block">{name}</Span>
                <Box height="6px" mt="1" borderRadius="full" bg="bg.muted" aria-hidden>
                  <Box height="full" borderRadius="full" bg="accent.solid" style={{ width: `${percent}%` }} />
                </Box>
              </TableHeader>
              <TableCell align="end" px="2">
                <MoneyText cents={amount} />
              </TableCell>
              <TableCell align="end" px="2">
                {formatPercent(percent)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
