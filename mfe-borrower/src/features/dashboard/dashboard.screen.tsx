import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages-borrower';
import { useArea, useTitle } from '@groundwork/web-mount';
import { LoadingState, PageHeader, Stack } from '@groundwork/web-ui';
import { companyQuery } from '../../data/company.js';
import { useProfile } from '../../data/profile.js';
import { useCompanyId } from '../../data/use-company.js';
import { ActiveLoansSection } from './active-loans-section.js';
import { AddProjectCard } from './add-project-card.js';
import { AttentionPanel } from './attention-panel.js';
import { DocumentsSection } from './documents-section.js';
import { IdentityBanner } from './identity/identity-banner.js';
import { PendingSection } from './pending-section.js';
import { SetupBanner } from './setup-banner.js';
import { TimelineSection } from './timeline-section.js';

const HomeFigures = lazy(async () => ({ default: (await import('./home-figures.js')).HomeFigures }));

/** The company's set-up, what waits for the borrower, the loans that run, and what happened (specification 2). */
export function DashboardScreen() {
  useTitle('Dashboard');
  const { user } = useArea();
  const inUse = user.companies.find(({ id }) => id === user.companyId) ?? user.companies[0];
  const company = useQuery(companyQuery(useCompanyId()));
  const profile = useProfile();
  // The banners stand above everything: nothing is shown that they would push away under the pointer.
  if ([company, profile].some(({ isLoading, failureCount }) => isLoading && failureCount === 0))
    return <LoadingState label={borrower.loadingDashboard} />;
  return (
    <Stack gap="8">
      <PageHeader
        title="Dashboard"
        description={inUse ? `${inUse.name} · ${user.firstName} ${user.lastName}` : undefined}
      />
      <Stack gap="5" mt="-4">
        <SetupBanner company={company} identityVerified={profile.data?.identityVerified} />
        <IdentityBanner profile={profile} />
        <Suspense fallback={null}>
          <HomeFigures />
        </Suspense>
        <AddProjectCard />
      </Stack>
      <PendingSection />
      <AttentionPanel />
      <ActiveLoansSection />
      <DocumentsSection />
      <TimelineSection />
    </Stack>
  );
}
