import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { applicationTitle, nextStatus } from '@groundwork/domain-applications';
import { QueryState, useSearchValue } from '@groundwork/web-mount';
import { Stack, Tabs } from '@groundwork/web-ui';
import { SendNoticeButton } from '../../components/send-notice.js';
import type { Application } from '../../data/api.js';
import { useApplication } from '../../data/applications.js';
import { ApplicationApproval } from './application-approval.js';
import { ApprovalConditions } from './approval-conditions.js';
import { ClosingChecklist } from './closing-checklist.js';
import { ClosingNeeds } from './closing-needs.js';
import { CreditApproval } from './credit-approval.js';
import { Decision } from './decision.js';
import { PrintApplication } from './print-application.js';
import { RejectedSectionsProvider } from './rejected-sections.js';
import { ReviewSummary } from './review-summary.js';

/** The review of an application: what it is, the tabs of the specification, and the decision while it is submitted. */
export function ApplicationReview({ id }: { id: string }) {
  const query = useApplication(id);
  const [tab, setTab] = useSearchValue('tab');
  return (
    <QueryState query={query} failed={fill(screens.errorGettingApplication, { id })}>
      {(application) => {
        const reviewable = nextStatus(application.status, 'saveReview') !== undefined;
        return (
          <RejectedSectionsProvider application={application}>
            <Stack gap="6">
              <ReviewSummary
                application={application}
                actions={
                  <>
                    <PrintApplication applicationId={application.id} />
                    <SendNoticeButton applicationId={application.id} name={applicationTitle(application)} />
                    {isDecidable(application) ? <Decision application={application} /> : null}
                  </>
                }
              />
              {hasClosing(application) ? <ClosingChecklist application={application} /> : null}
              <Tabs
                label="Review"
                value={tab || 'application'}
                onChange={setTab}
                tabs={[
                  {
                    id: 'application',
                    label: 'Application Approval',
                    content: <ApplicationApproval application={application} />,
                  },
                  {
                    id: 'credit',
                    label: 'CC Approval',
                    content: <CreditApproval application={application} editable={reviewable} />,
                  },
                  {
                    id: 'conditions',
                    label: 'Approval Conditions',
                    content: <Conditions application={application} editable={reviewable} />,
                  },
                ]}
              />
            </Stack>
          </RejectedSectionsProvider>
        );
      }}
    </QueryState>
  );
}

const isDecidable = ({ status }: Application): boolean => nextStatus(status, 'reject') !== undefined;

/** A loan that was approved at once has no closing: its checklist would ask for what nobody brings. */
const hasClosing = ({ status, closingAt }: Application): boolean =>
  status === 'in_closing' || (status === 'approved' && closingAt !== null);

/** What an approval depends on, and what the closing needs of the borrower. */
function Conditions(props: { application: Application; editable: boolean }) {
  return (
    <Stack gap="5">
      <ApprovalConditions {...props} />
      <ClosingNeeds {...props} />
    </Stack>
  );
}
