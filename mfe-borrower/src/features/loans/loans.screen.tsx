import { lazy, Suspense, useState } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { EmptyState, PageHeader, Stack } from '@groundwork/web-ui';
import type { ActiveLoan } from '../../data/api.js';
import { useApplicationList } from '../../data/applications.js';
import { isAway, usePortfolio } from '../../data/portfolio.js';
import { useDrawDrafts } from '../../data/draws.js';
import { DrawDialog } from './draw/draw-dialog.js';
import type { Drawing } from './draw/draw-dialog.js';
import { DrawRequests } from './draw-requests.js';
import { LoanTable } from './loan-table.js';
import { PortfolioTotals } from '../../components/portfolio-totals.js';

/** Fetched when it is asked for: hardly any visit needs it. */
const ReleaseDialog = lazy(async () => ({ default: (await import('./release/release-dialog.js')).ReleaseDialog }));

/** My Portfolio: the running loans, what is funded of them, and draws (specification 2). */
export function LoansScreen() {
  useTitle('Active Projects');
  const portfolio = usePortfolio();
  const active = useApplicationList('active');
  const drafts = useDrawDrafts();
  const [drawing, setDrawing] = useState<Drawing>();
  const [releasing, setReleasing] = useState<ActiveLoan>();
  const count = portfolio.data?.loans.filter(({ closedOn }) => closedOn === null).length ?? active.data?.length;
  return (
    <>
      <PageHeader title="My Portfolio" description={count === undefined ? undefined : `Active Projects: ${count}`} />
      <Stack gap="6">
        <QueryState
          query={portfolio}
          loading={borrower.gettingPortfolioData}
          failed={isAway(portfolio.error) ? borrower.drawsUnavailable : borrower.errorFetchingProjectData}
        >
          {(totals) => (
            <>
              <PortfolioTotals totals={totals} />
              {totals.loans.length === 0 ? (
                <EmptyState icon="building" title={borrower.noActiveLoans} />
              ) : (
                <LoanTable
                  loans={totals.loans}
                  applications={active.data ?? []}
                  drafts={drafts.data ?? []}
                  onDraw={({ applicationId, name }) => setDrawing({ applicationId, name, revises: null })}
                  onRelease={setReleasing}
                />
              )}
              <DrawRequests onDraw={setDrawing} />
            </>
          )}
        </QueryState>
        {releasing ? (
          <Suspense>
            <ReleaseDialog loan={releasing} onClose={() => setReleasing(undefined)} />
          </Suspense>
        ) : null}
        {drawing ? <DrawDialog drawing={drawing} onClose={() => setDrawing(undefined)} /> : null}
      </Stack>
    </>
  );
}
