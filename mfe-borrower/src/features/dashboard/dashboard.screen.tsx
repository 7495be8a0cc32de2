import { borrower } from '@groundwork/domain-messages';
import { Link, useArea, useTitle } from '@groundwork/web-mount';
import { ButtonLink, Card, Heading, Icon, PageHeader, Stack, Text } from '@groundwork/web-ui';
import { ActiveLoansSection } from './active-loans-section.js';
import { PendingSection } from './pending-section.js';

/** What waits for the borrower, and the loans that run (specification 2). */
export function DashboardScreen() {
  useTitle('Dashboard');
  const { user } = useArea();
  const company = user.companies.find(({ id }) => id === user.companyId) ?? user.companies[0];
  return (
    <Stack gap="8">
      <PageHeader title="Dashboard" description={company ? `${company.name} · ${user.firstName} ${user.lastName}` : undefined} />
      <Card display="flex" flexWrap="wrap" alignItems="center" gap="4" mt="-4">
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
      <PendingSection />
      <ActiveLoansSection />
    </Stack>
  );
}
