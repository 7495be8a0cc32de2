import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { useLocation, useShellDialog } from '@groundwork/web-mount';
import { Button, EmptyState, LoadingState } from '@groundwork/web-ui';
import { useCompanyId } from '../data/use-company.js';

// Seen by who has no company yet: the words of the set-up are none of the first screen.
const FinishSetupFirst = lazy(async () => ({
  default: (await import('./finish-setup-first.js')).FinishSetupFirst,
}));

/** Pages about the user and not about a company, the dashboard, which leads into the set-up of one, and the handbook. */
const own = /^\/(home|account|updatePassword|handbook(\/.*)?)$/;
/** The routes from /review onward are there only with e-sign data and a company (specification 2). */
const signed = /^\/(review|closing|financial|personal|setupCompany)(\/|$)/;

/** The set-up of the company, where one comes about. */
const setup = /^\/setupCompany(\/|$)/;

/** What may be seen without a company, and without having agreed to the e-sign terms. */
export function Gate({ agreed, children }: { agreed: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const companyId = useCompanyId();
  const open = useShellDialog();
  if (own.test(pathname)) return <>{children}</>;
  // Its first save makes the company, so that it needs none; every other page is about one.
  if (companyId === '' && !setup.test(pathname))
    return (
      <Suspense fallback={<LoadingState />}>
        <FinishSetupFirst />
      </Suspense>
    );
  if (agreed || !signed.test(pathname)) return <>{children}</>;
  return (
    <EmptyState
      page
      icon="pen"
      title={borrower.esignNeeded}
      action={<Button onClick={() => open('esign')}>{screens.reviewEsign}</Button>}
    />
  );
}
