import { NeedsYou } from '@groundwork/web-lending/needs';
import { useApplicationList } from '../../data/applications.js';
import { useDrawDrafts, useDrawRequests } from '../../data/draws.js';
import { useCompanyFiles } from '../../data/files.js';
import { useLoansWaiting, usePortfolio } from '../../data/portfolio.js';
import { borrowerNeeds } from './borrower-needs.js';
import { useClosings } from './use-closings.js';
import { useRenewals } from './use-renewals.js';

/** What waits for the borrower; of loans is asked where one runs. */
export function NeedsSection({ isLent }: { isLent: boolean }) {
  const [portfolio, files] = [usePortfolio(), useCompanyFiles()];
  const [awaiting, inClosing] = [useApplicationList('awaiting'), useApplicationList('inClosing')];
  const inProgress = useApplicationList('inProgress');
  const ofClosings = useClosings(inClosing.data ?? []);
  const [draws, drafts, waiting] = [useDrawRequests(isLent), useDrawDrafts(isLent), useLoansWaiting(isLent)];
  const ofPapers = useRenewals(waiting.data?.papers ?? []);
  const needs = borrowerNeeds({
    documents: files.data ?? [],
    awaiting: awaiting.data ?? [],
    closings: ofClosings.closings,
    inProgress: inProgress.data ?? [],
    draws: draws.data ?? [],
    drafts: drafts.data ?? [],
    waivers: waiting.data?.waivers ?? [],
    renewals: ofPapers.renewals,
    loans: portfolio.data?.loans ?? [],
  });
  const lists = [files, awaiting, inClosing, inProgress, portfolio, draws, drafts, waiting];
  return <NeedsYou needs={needs} queries={[...lists, ...ofClosings.queries, ...ofPapers.queries]} />;
}
