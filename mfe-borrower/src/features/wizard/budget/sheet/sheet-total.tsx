import { totalsOf } from '@groundwork/domain-budgets';
import { whatIsRead } from '@groundwork/domain-validation';
import { Flex, MoneyText, Span } from '@groundwork/web-ui';
import { useSheetValue } from './sheet-context.js';
import { placesOf } from './sheet.js';
import type { Sheet } from './sheet.js';

const sums = new WeakMap<Sheet, number>();

/** Sum of all rows, whole cents. What could not be read counts for nothing, as its row says. */
function sumOf(sheet: Sheet): number {
  let sum = sums.get(sheet);
  if (sum === undefined) {
    sum = totalsOf([...placesOf(sheet).values()].map(({ row }) => whatIsRead(row))).budgetAmount;
    sums.set(sheet, sum);
  }
  return sum;
}

/** Always computed, never typed. */
export function SheetTotal({ label = 'Total budget' }: { label?: string }) {
  const total = useSheetValue(({ sheet }) => sumOf(sheet));
  return (
    <Flex
      role="status"
      aria-label={label}
      position="sticky"
      bottom="2"
      zIndex="1"
      boxShadow="md"
      justifyContent="space-between"
      alignItems="center"
      bg="accent.subtle"
      color="accent.fg"
      borderRadius="lg"
      px="4"
      py="3"
      fontSize="lg"
    >
      <Span fontWeight="semibold">{label}</Span>
      <MoneyText cents={total} bold />
    </Flex>
  );
}
