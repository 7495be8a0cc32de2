import { rejectedPlaces } from '@groundwork/domain-files';
import { NeedsYou } from '@groundwork/web-lending/needs';
import { useApplicationList } from '../../data/applications.js';
import { useDrawDrafts, useDrawRequests } from '../../data/draws.js';
import { useCompanyFiles } from '../../data/files.js';
import { usePortfolio } from '../../data/portfolio.js';
import { borrowerNeeds } from './borrower-needs.js';

/** What waits for the borrower; draws are asked for where a loan runs. */
export function NeedsSection({ isLent }: { isLent: boolean }) {
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
