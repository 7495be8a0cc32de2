import { Flex, MoneyText, Span } from '@groundwork/web-ui';
import { useSheetValue } from './sheet-context.js';
import { sumOfSheet } from './sums.js';

/** Always computed, never typed. */
export function SheetTotal({ label = 'Total budget' }: { label?: string }) {
  const total = useSheetValue(({ sheet }) => sumOfSheet(sheet));
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
