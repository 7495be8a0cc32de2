import { applicationTitle } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { capitalPage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Card, Heading, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import { useApplication } from '../../data/applications.js';
import { CapitalSection } from './capital/capital-section.js';
import { UserBudget } from './user-budget.js';

/** Appraisals and budgets of one application beside the figures that stand on them. */
export function ValuationOfScreen() {
  useTitle(words.title);
  const { id = '' } = useParams();
  return (
    <QueryState query={useApplication(id)} failed={screens.couldNotFetchApplicationData}>
      {(application) => (
        <>
          <PageHeader
            title={fill(words.valuationOf, { name: applicationTitle(application) })}
            back={
              <TextLink asChild>
                <Link to="/valuation">{words.title}</Link>
              </TextLink>
            }
          />
          <Stack gap="5">
            <Card>
              <CapitalSection application={application} />
            </Card>
            <Card as="section" aria-label={words.budgetsOf}>
              <Heading as="h2" size="sub" mb="4">
                {words.budgetsOf}
              </Heading>
              <UserBudget application={application} />
            </Card>
          </Stack>
        </>
      )}
    </QueryState>
  );
}
