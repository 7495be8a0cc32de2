import { useState } from 'react';
import { applicationTitle, loanTypes, projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { admin, dealEntry as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { ApplicationBadge } from '@groundwork/web-lending';
import { Link, QueryState, useSearchValue } from '@groundwork/web-mount';
import { Button, ButtonLink, Card, EmptyState, Facts, Flex, Heading, Stack, Wrap } from '@groundwork/web-ui';
import { Filter } from '../../components/filter.js';
import { SendNoticeButton } from '../../components/send-notice.js';
import type { ApplicationSummary, Company } from '../../data/api.js';
import { useApplicationsOfCompany } from '../../data/applications.js';
import { NewApplicationDialog } from './new-application-dialog.js';

/** Picks or creates an application of the company. */
export function ApplicationPart({ company }: { company: Company }) {
  const { companyId } = company;
  const [chosen, choose] = useSearchValue('application');
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section" aria-label={words.application}>
      <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between" mb="4">
        <Heading as="h3" size="sub">
          {words.application}
        </Heading>
        <Button icon="plus" variant="outline" onClick={() => setAdding(true)}>
          {words.newApplication}
        </Button>
      </Flex>
      <QueryState query={useApplicationsOfCompany(companyId)} failed={admin.errorGettingApplications}>
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState title={screens.noApplicationsFound} />
          ) : (
            <Stack gap="4">
              <Filter
                label={words.chooseApplication}
                value={applications.some(({ id }) => id === chosen) ? chosen : ''}
                onChoose={choose}
              >
                <option value="">{words.choose}</option>
                {applications.map((application) => (
                  <option key={application.id} value={application.id}>
                    {`${applicationTitle(application)} ${projectNumberText(application.projectNumber)}`}
                  </option>
                ))}
              </Filter>
              {/* An address may name an application of another company: it is none of these. */}
              {applications
                .filter(({ id }) => id === chosen)
                .map((application) => (
                  <ChosenApplication key={application.id} application={application} />
                ))}
            </Stack>
          )
        }
      </QueryState>
      {isAdding ? <NewApplicationDialog company={company} onClose={() => setAdding(false)} onCreated={choose} /> : null}
    </Card>
  );
}

function ChosenApplication({ application }: { application: ApplicationSummary }) {
  const { id, status, loanType, percentageComplete, updatedAt } = application;
  const name = applicationTitle(application);
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { label: 'Status', value: <ApplicationBadge status={status} /> },
          { label: words.loanType, value: loanType ? loanTypes[loanType].label : '—' },
          { label: 'Complete', value: `${percentageComplete}%` },
          { label: 'Last change', value: displayDate(updatedAt) },
        ]}
      />
      <Wrap>
        <ButtonLink asChild variant="outline">
          <Link to={`/admin/reviewapplication/${id}`}>{fill(words.openApplication, { name })}</Link>
        </ButtonLink>
        <SendNoticeButton applicationId={id} name={name} />
      </Wrap>
    </Stack>
  );
}
