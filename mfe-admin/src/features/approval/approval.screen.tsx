import { useId } from 'react';
import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { admin } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Card, EmptyState, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { useApplicationsOf } from '../../data/applications.js';
import { ApplicationReview } from './application-review.js';

/** Approval: one of the submitted applications, and only of those, is chosen, read and decided. */
export function ApprovalScreen() {
  useTitle('Approval');
  const submitted = useApplicationsOf('submitted');
  const [chosen, choose] = useSearchValue('application');
  const id = useId();
  return (
    <>
      <PageHeader
        title="Approval"
        description="Submitted applications: their documents, budget and answers, the conditions of an approval, and the decision."
      />
      <QueryState query={submitted} failed={admin.errorGettingApplications}>
        {(applications) =>
          applications.length === 0 && !chosen ? (
            <Card>
              <EmptyState icon="check-circle" title={admin.nothingToReview} />
            </Card>
          ) : (
            <Stack gap="6">
              <Box maxWidth="560px">
                <Label htmlFor={id} mb="1.5">
                  Application
                </Label>
                <NativeSelect
                  id={id}
                  value={applications.some((each) => each.id === chosen) ? chosen : ''}
                  onChange={(event) => choose(event.currentTarget.value)}
                >
                  <option value="">{admin.selectApplication}</option>
                  {applications.map((application) => (
                    <option key={application.id} value={application.id}>
                      {[
                        projectNumberText(application.projectNumber),
                        applicationTitle(application),
                        application.submittedAt ? `submitted ${displayDate(application.submittedAt)}` : '',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </option>
                  ))}
                </NativeSelect>
              </Box>
              {chosen ? (
                <ApplicationReview key={chosen} id={chosen} />
              ) : (
                <EmptyState icon="clipboard" title={admin.selectApplication} />
              )}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}
