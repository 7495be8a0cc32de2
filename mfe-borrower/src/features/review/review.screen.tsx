import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { ApplicationBadge } from '@groundwork/web-lending';
import { StageTracker } from '@groundwork/web-lending/stages';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Card, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import { AdverseNotices } from '../../components/adverse-notices.js';
import { RejectionNotice } from '../../components/rejection-notice.js';
import { useApplication } from '../../data/applications.js';
import { History } from './history.js';
import { ReviewSections } from './review-sections.js';

/** An application to read, whatever its status (specification 2). */
export function ReviewScreen() {
  const { id = '' } = useParams();
  useTitle('Application Review');
  const query = useApplication(id);
  return (
    <QueryState
      query={query}
      loading={borrower.fetchingProjectData}
      failed={fill(screens.errorGettingApplication, { id })}
    >
      {(application) => (
        <>
          <PageHeader
            title={applicationTitle({ ...application, street: application.properties[0]?.street })}
            description={`${projectNumberText(application.projectNumber)} · ${screens.done}`}
            back={
              <TextLink asChild>
                <Link to="/applications">Applications</Link>
              </TextLink>
            }
            actions={<ApplicationBadge status={application.status} />}
          />
          <Stack gap="4">
            <Card>
              <StageTracker facts={application} side="borrower" />
            </Card>
            <RejectionNotice application={application} />
            <AdverseNotices application={application} />
            <ReviewSections application={application} />
            <History id={id} />
          </Stack>
        </>
      )}
    </QueryState>
  );
}
