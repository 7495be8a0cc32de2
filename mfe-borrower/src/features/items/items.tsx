import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { ApplicationBadge } from '@groundwork/web-lending';
import { StageTracker } from '@groundwork/web-lending/stages';
import { Link, useSearchValue } from '@groundwork/web-mount';
import { Alert, Card, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { ApplicationItems } from '../../components/application-items/application-items.js';

/** The documents and accounts that an application asks for, and its submission for review. */
export function Items({ application }: { application: Application }) {
  const [tab, setTab] = useSearchValue('tab');
  return (
    <>
      <PageHeader
        title={applicationTitle({ ...application, street: application.properties[0]?.street })}
        description={`${projectNumberText(application.projectNumber)} · ${borrowerPages.documentsAndFinancials}`}
        back={
          <TextLink asChild>
            <Link to="/applications">Applications</Link>
          </TextLink>
        }
        actions={<ApplicationBadge status={application.status} />}
      />
      <Stack gap="6">
        <Card>
          <StageTracker facts={application} side="borrower" />
        </Card>
        {application.status === 'awaiting' ? null : <Alert tone="info">{borrowerPages.notAwaiting}</Alert>}
        <ApplicationItems application={application} tab={tab} onTab={setTab} as="h2" />
      </Stack>
    </>
  );
}
