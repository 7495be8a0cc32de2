import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import { rejectedPlaces } from '@groundwork/domain-files';
import { NeedsYou } from '@groundwork/web-lending/needs';
import { Box, Stack } from '@groundwork/web-ui';
import { PortfolioTotals } from '../../components/portfolio-totals.js';
import { useApplicationList } from '../../data/applications.js';
import { useDrawDrafts, useDrawRequests } from '../../data/draws.js';
import { useCompanyFiles } from '../../data/files.js';
import { usePortfolio } from '../../data/portfolio.js';
import { borrowerNeeds } from './borrower-needs.js';

/** Where the company's money stands, where any is committed, and one list of what waits for the borrower. */
export function HomeFigures() {
  const portfolio = usePortfolio().data;
  const isLent = portfolio !== undefined && portfolio.loans.length > 0;
  return (
    <Stack gap="4">
      {isLent ? (
        <Box as="section" aria-label={words.atAGlance}>
          <PortfolioTotals totals={portfolio} />
        </Box>
      ) : null}
      <BorrowerNeeds isLent={isLent} />
    </Stack>
  );
}

function BorrowerNeeds({ isLent }: { isLent: boolean }) {
  const portfolio = usePortfolio();
  const files = useCompanyFiles();
  const [awaiting, inClosing] = [useApplicationList('awaiting'), useApplicationList('inClosing')];
  const inProgress = useApplicationList('inProgress');
  // Who has no loan asks for no draws.
  const [draws, drafts] = [useDrawRequests(isLent), useDrawDrafts(isLent)];
  const needs = borrowerNeeds({
    rejected: rejectedPlaces(files.data ?? []),
    awaiting: awaiting.data ?? [],
    inClosing: inClosing.data ?? [],
    inProgress: inProgress.data ?? [],
    draws: draws.data ?? [],
    drafts: drafts.data ?? [],
    loans: portfolio.data?.loans ?? [],
  });
  return <NeedsYou needs={needs} queries={[files, awaiting, inClosing, inProgress, portfolio, draws, drafts]} />;
}
