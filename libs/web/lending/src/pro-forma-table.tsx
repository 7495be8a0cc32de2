import { proFormaSums } from '@groundwork/domain-capital';
import type { ProFormaItem, ProFormaSums } from '@groundwork/domain-capital';
import {
  Box,
  MoneyText,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  Text,
  VisuallyHidden,
} from '@groundwork/web-ui';
import { FigureFacts } from './figure-facts.js';

/** A year's rent and costs as they were entered, each with what it comes to, and what is left of them. */
export function ProFormaTable({ items }: { items: readonly ProFormaItem[] }) {
  const sums = proFormaSums(items);
  return (
    <Stack gap="4">
      {items.length > 0 ? (
        <Table>
          <caption>
            <VisuallyHidden>Pro forma</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <TableHeader scope="col">Item</TableHeader>
              <TableHeader scope="col" align="end">
                A year
              </TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <ItemRow key={item.label} item={item} yearly={sums.amounts[item.label]} />
            ))}
          </TableBody>
        </Table>
      ) : null}
      <ProFormaFigures sums={sums} />
    </Stack>
  );
}

function ItemRow({ item: { label, value, percent }, yearly }: { item: ProFormaItem; yearly: number | undefined }) {
  const isShare = (value ?? undefined) === undefined && typeof percent === 'number';
  return (
    <TableRow>
      <TableCell py="2" whiteSpace="normal">
        {label}
        {isShare ? <Text textStyle="small">{percent}% of the rent</Text> : null}
      </TableCell>
      <TableCell py="2" align="end">
        {yearly === undefined ? '—' : <MoneyText cents={yearly} />}
      </TableCell>
    </TableRow>
  );
}

/** What a pro forma comes to, each figure with how it is computed. */
export function ProFormaFigures({ sums }: { sums: ProFormaSums }) {
  return (
    <Box bg="bg.subtle" borderRadius="lg" p="4" role="status" aria-label="Pro forma in sum">
      <FigureFacts
        figures={[
          {
            label: 'Effective income',
            figure: sums.effectiveIncome,
            formula: 'Rent of occupied and of vacant units',
          },
          {
            label: 'Operating expenses',
            figure: sums.operatingExpenses,
            formula: 'All costs but capital expenditures',
          },
          {
            label: 'Net operating income (NOI)',
            figure: sums.netOperatingIncome,
            formula: 'Effective income − operating expenses',
          },
          {
            label: 'After capital expenditures',
            figure: sums.cashFlow,
            formula: 'Net operating income − capital expenditures',
          },
        ]}
      />
    </Box>
  );
}
