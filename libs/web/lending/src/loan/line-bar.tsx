import { progressPercent } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { Box } from '@groundwork/web-ui';
import type { LoanLineView } from './loan-view.js';

type Amounts = Pick<
  LoanLineView,
  'name' | 'budgetAmount' | 'amountFundedToDate' | 'pending' | 'available' | 'percentComplete'
>;

/** Hatched, so that it is told from what is funded without a colour. */
const hatched = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--chakra-colors-accent-fg) 0 2px, transparent 2px 6px)',
} as const;

/** A line as a bar: full what is funded, hatched what is pending, empty what is left; a mark where the work is said to stand. */
export function LineBar({ line }: { line: Amounts }) {
  const { name, budgetAmount, amountFundedToDate, pending, available, percentComplete } = line;
  const funded = progressPercent(amountFundedToDate, budgetAmount);
  const waiting = Math.min(100 - funded, progressPercent(pending, budgetAmount));
  const label = fill(loanPage.barOf, {
    line: name,
    funded: formatCents(amountFundedToDate),
    pending: formatCents(pending),
    left: formatCents(available),
    budget: formatCents(budgetAmount),
    percent: formatPercent(percentComplete),
  });
  return (
    <Box role="img" aria-label={label} position="relative" py="1">
      <Box
        display="flex"
        height="3"
        borderRadius="sm"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="accent.fg"
        overflow="hidden"
        bg="bg.panel"
      >
        <Box bg="accent.solid" style={{ width: `${funded}%` }} />
        <Box style={{ width: `${waiting}%`, ...hatched }} />
      </Box>
      <Box
        display={percentComplete === 0 ? 'none' : undefined}
        position="absolute"
        top="0"
        bottom="0"
        width="2px"
        bg="fg"
        style={{ insetInlineStart: `calc(${percentComplete}% - 1px)` }}
      />
    </Box>
  );
}
