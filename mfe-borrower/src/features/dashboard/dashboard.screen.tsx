import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages';
import { Link, useArea, useTitle } from '@groundwork/web-mount';
import { ButtonLink, Card, Heading, Icon, LoadingState, PageHeader, Stack, Text } from '@groundwork/web-ui';
import { companyQuery } from '../../data/company.js';
import { useCompanyId } from '../../data/use-company.js';
import { ActiveLoansSection } from './active-loans-section.js';
import { DocumentsSection } from './documents-section.js';
import { PendingSection } from './pending-section.js';
import { SetupBanner } from './setup-banner.js';
import { TimelineSection } from './timeline-section.js';

/** The company's set-up, what waits for the borrower, the loans that run, and what happened (specification 2). */
export function DashboardScreen() {
  useTitle('Dashboard');
  const { user } = useArea();
  const inUse = user.companies.find(({ id }) => id === user.companyId) ?? user.companies[0];
  const company = useQuery(companyQuery(useCompanyId()));
  // The banner stands above everything: nothing is shown that it would push away under the pointer.
  if (company.isLoading && company.failureCount === 0) return <LoadingState label={borrower.loadingDashboard} />;
  return (
    <Stack gap="8">
      <PageHeader title="Dashboard" description={inUse ? `${inUse.name} · ${user.firstName} ${user.lastName}` : undefined} />
      <Stack gap="5" mt="-4">
        <SetupBanner company={company} />
        <Card display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Stack flex="1" minWidth="min(100%, 260px)" gap="1">
            <Heading>Add Project</Heading>
            <Text color="fg.muted">Build new, renovate, buy land or finance a rental. What you enter is kept as you go.</Text>
          </Stack>
          <ButtonLink asChild>
            <Link to="/applications">
              <Icon name="plus" />
              {borrower.addNewProject}
            </Link>
          </ButtonLink>
        </Card>
      </Stack>
      <PendingSection />
      <ActiveLoansSection />
      <DocumentsSection />
      <TimelineSection />
    </Stack>
  );
}
