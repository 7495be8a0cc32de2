import { progressPercent } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { addCents, formatCents, formatPercent } from '@groundwork/domain-money';
import { Box } from '@groundwork/web-ui';
import type { LoanLineView } from './loan-view.js';

type Amounts = Pick<
  LoanLineView,
  | 'name'
  | 'budgetAmount'
  | 'amountFundedToDate'
  | 'pendingFunding'
  | 'retainageHeld'
  | 'pending'
  | 'available'
  | 'percentComplete'
>;

/** Hatched and barred, so that they are told from what is funded, and from each other, without a colour. */
const hatched = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--chakra-colors-accent-fg) 0 2px, transparent 2px 6px)',
} as const;
const barred = {
  backgroundImage: 'repeating-linear-gradient(90deg, var(--chakra-colors-accent-fg) 0 2px, transparent 2px 4px)',
} as const;

/**
 * A line as a bar: full what is funded, barred what is approved and not paid out, hatched what is pending, empty what is left; a mark
 * where the work is said to stand.
 */
export function LineBar({ line }: { line: Amounts }) {
  const { name, budgetAmount, amountFundedToDate, pending, available, percentComplete } = line;
  const unpaid = addCents([line.pendingFunding, line.retainageHeld]);
  const funded = progressPercent(amountFundedToDate, budgetAmount);
  const approved = Math.min(100 - funded, progressPercent(unpaid, budgetAmount));
  const waiting = Math.min(100 - funded - approved, progressPercent(pending, budgetAmount));
  const label = fill(loanPage.barOf, {
    line: name,
    funded: formatCents(amountFundedToDate),
    unpaid: formatCents(unpaid),
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
        <Box style={{ width: `${approved}%`, ...barred }} />
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
