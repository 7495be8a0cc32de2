import { largestLoanWithin, limitPoints } from '@groundwork/domain-capital';
import type { LimitPoint } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { capital as words } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField } from '@groundwork/web-forms';
import { limitText, standingText } from '@groundwork/web-lending';
import type { CapitalBasis, CapitalView } from '@groundwork/web-lending';
import { Alert, Box, List, ListItem, Stack } from '@groundwork/web-ui';
import type { FundingValues } from './funding-values.js';
import { useFundingBasis } from './use-funding-basis.js';

/** The loan that is wanted. What exceeds a limit of its type is said, and keeps nobody from asking for it. */
export function LoanAmount({ capital }: { capital: CapitalView }) {
  const basis = useFundingBasis(capital);
  const points = basis?.limits ? limitPoints(basis.facts, basis.limits, basis.terms) : [];
  const largest = largestLoanWithin(points);
  return (
    <Stack gap="3">
      <Box maxWidth="360px">
        <MoneyField<FundingValues>
          name="requestedLoanAmount"
          label={words.requestedLoanAmount}
          required
          hint={largest === undefined ? words.loanHint : fill(words.loanHintAtMost, { amount: formatCents(largest) })}
        />
      </Box>
      {basis ? <ExceededLimits basis={basis} exceeded={points.filter(({ state }) => state === 'exceeded')} /> : null}
    </Stack>
  );
}

function ExceededLimits({ basis, exceeded }: { basis: CapitalBasis; exceeded: readonly LimitPoint[] }) {
  const { limits } = basis;
  if (!limits || exceeded.length === 0) return null;
  return (
    <Alert tone="warning" title={words.aboveLimits}>
      <List>
        {exceeded.map((point) => (
          <ListItem key={point.limit}>
            {limitText(point.limit, limits)}. {standingText(point, basis)}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
