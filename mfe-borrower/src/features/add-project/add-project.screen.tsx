import { Link, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import { AddProjectFlow } from './add-project-flow.js';
import { ApplicationLists } from './application-lists.js';

/** Add a project, and what is under way already (specification 2). */
export function AddProjectScreen() {
  useTitle('Add Project');
  const back = (
    <TextLink asChild>
      <Link to="/home">Dashboard</Link>
    </TextLink>
  );
  return (
    <Stack gap="8">
      <div>
        <PageHeader title="Add A Project" back={back} />
        <AddProjectFlow />
      </div>
      <ApplicationLists />
    </Stack>
  );
}
