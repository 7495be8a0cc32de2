import { useId, useState } from 'react';
import { applicationTitle } from '@groundwork/domain-applications';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { Link } from '@groundwork/web-mount';
import { ButtonLink, Card, Flex, Heading, Icon, Stack, Text, useOnItsWay } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { useApplicationList } from '../../data/applications.js';
import { ApplicationSelect } from './application-select.js';

/** A new project, or one that is in progress already (specification 2). */
export function AddProjectCard() {
  const { data: inProgress = [], isLoading } = useApplicationList('inProgress');
  useOnItsWay(isLoading);
  return (
    <Card as="section" aria-labelledby="add-project-title">
      <Stack gap="4">
        <Flex flexWrap="wrap" alignItems="center" gap="4">
          <Stack flex="1" minWidth="min(100%, 260px)" gap="1">
            <Heading id="add-project-title">Add Project</Heading>
            <Text color="fg.muted">
              Build new, renovate, buy land or finance a rental. What you enter is kept as you go.
            </Text>
          </Stack>
          <ButtonLink asChild>
            <Link to="/applications">
              <Icon name="plus" />
              {borrower.addNewProject}
            </Link>
          </ButtonLink>
        </Flex>
        {inProgress.length > 0 ? <InProgress applications={inProgress} /> : null}
      </Stack>
    </Card>
  );
}

function InProgress({ applications }: { applications: readonly ApplicationSummary[] }) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const chosen = applications.find((application) => application.id === wanted) ?? applications[0];
  if (!chosen) return null;
  return (
    <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
      <ApplicationSelect
        id={id}
        label={borrowerPages.goOnWith}
        applications={applications}
        value={chosen.id}
        onChoose={setWanted}
      />
      <ButtonLink asChild variant="outline">
        <Link to={`/applications/${chosen.id}`} aria-label={`${borrowerPages.open}: ${applicationTitle(chosen)}`}>
          {borrowerPages.open}
        </Link>
      </ButtonLink>
    </Flex>
  );
}
