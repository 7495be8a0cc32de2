import { useWatch } from 'react-hook-form';
import { totalsOf } from '@groundwork/domain-budgets';
import { Flex, MoneyText, Span } from '@groundwork/web-ui';
import type { BudgetValues, SectionValues } from './budget-values.js';

/** Sum of the rows of one section as they stand in the form, whole cents. */
export function SectionTotal({ index }: { index: number }) {
  const section = useWatch<BudgetValues, `sections.${number}`>({ name: `sections.${index}` }) as
    SectionValues | undefined;
  return <MoneyText cents={totalsOf(section?.additionalItems ?? []).budgetAmount} bold />;
}

/** Sum of all rows; always computed, never typed. */
export function BudgetTotal() {
  const sections = useWatch<BudgetValues, 'sections'>({ name: 'sections' }) as SectionValues[] | undefined;
  const total = totalsOf((sections ?? []).flatMap((section) => section.additionalItems)).budgetAmount;
  return (
    <Flex
      role="status"
      aria-label="Total budget"
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
      <Span fontWeight="semibold">Total budget</Span>
      <MoneyText cents={total} bold />
    </Flex>
  );
}
