import { useId } from 'react';
import { admin, adverseDesk } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Button, Card, EmptyState, Label, PageHeader, Stack } from '@groundwork/web-ui';
import { useApplicationCount } from '../../data/applications.js';
import { ApplicationReview } from './application-review.js';
import { WaitingCombobox } from './waiting-combobox.js';

/** Approval: one of the submitted applications, and only of those, is chosen, read and decided. */
export function ApprovalScreen() {
  useTitle('Approval');
  const submitted = useApplicationCount('submitted');
  const [chosen, choose] = useSearchValue('application');
  const id = useId();
  return (
    <>
      <PageHeader
        title="Approval"
        description="Submitted applications: their documents, budget and answers, the conditions of an approval, and the decision."
        actions={
          <Button asChild variant="outline">
            <Link to="/approval/adverse">{adverseDesk.title}</Link>
          </Button>
        }
      />
      <QueryState query={submitted} failed={admin.errorGettingApplications}>
        {({ count }) =>
          count === 0 && !chosen ? (
            <Card>
              <EmptyState icon="check-circle" title={admin.nothingToReview} />
            </Card>
          ) : (
            <Stack gap="6">
              <Box maxWidth="560px">
                <Label htmlFor={id} mb="1.5">
                  Application
                </Label>
                <WaitingCombobox id={id} value={chosen} onChange={choose} />
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
