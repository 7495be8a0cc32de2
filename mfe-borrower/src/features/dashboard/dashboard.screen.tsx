import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages-borrower';
import { useArea, useOpening, useTitle } from '@groundwork/web-mount';
import { InOrder, LoadingState, PageHeader, Stack } from '@groundwork/web-ui';
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

const heading = 'Dashboard';
const sentence = 'Your loans and their draws, what waits for you, and what is still to be handed in.';

/** The company's set-up, what waits for the borrower, the loans that run, and what happened (specification 2). */
export function DashboardScreen() {
  useTitle(heading);
  useOpening(heading, sentence);
  const { user } = useArea();
  const inUse = user.companies.find(({ id }) => id === user.companyId) ?? user.companies[0];
  return (
    <>
      <PageHeader
        title={heading}
        description={sentence}
        about={inUse ? `${inUse.name} · ${user.firstName} ${user.lastName}` : undefined}
      />
      <Stack gap="6">
        <InOrder loading={borrower.loadingDashboard}>
          <Banners />
          <Suspense fallback={<LoadingState />}>
            <HomeFigures />
          </Suspense>
          <AddProjectCard />
          <PendingSection />
          <AttentionPanel />
          <ActiveLoansSection />
          <DocumentsSection />
          <TimelineSection />
        </InOrder>
      </Stack>
    </>
  );
}

/** What is still to be done about company and user. By itself, so that its answers render none of the sections below anew. */
function Banners() {
  const company = useQuery(companyQuery(useCompanyId()));
  const profile = useProfile();
  return (
    <>
      <SetupBanner company={company} identityVerified={profile.data?.identityVerified} />
      <IdentityBanner profile={profile} />
    </>
  );
}
