import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import { Box, Stack } from '@groundwork/web-ui';
import { PortfolioTotals } from '../../components/portfolio-totals.js';
import { usePortfolio } from '../../data/portfolio.js';
import { NeedsSection } from './needs-section.js';

/** Where the company's money stands, where any is committed, and one list of what waits for the borrower. */
export function HomeFigures() {
  const portfolio = usePortfolio().data;
  const isLent = portfolio !== undefined && portfolio.loans.length > 0;
  return (
    <Stack gap="6">
      {isLent ? (
        <Box as="section" aria-label={words.atAGlance}>
          <PortfolioTotals totals={portfolio} />
        </Box>
      ) : null}
      <NeedsSection isLent={isLent} />
    </Stack>
  );
}
