import { useId } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Card, Hint, Label, NativeSelect } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';
import { useAdministrators } from '../../data/people.js';

/** The loan approver, chosen among the administrators; a choice saves the application at once (specification 4). */
export function CreditApproval({ application, editable }: { application: Application; editable: boolean }) {
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const id = useId();
  const choose = async (creditApproverId: string) => {
    try {
      await save.mutateAsync({ creditApproverId });
      notify.success(screens.done);
    } catch (error) {
      notify.error(`${admin.errorSavingApplication}: ${sentenceFor(error)}`);
    }
  };
  return (
    <Card>
      <QueryState query={useAdministrators()} failed={admin.errorGettingAdmins}>
        {(administrators) => (
          <Box maxWidth="480px">
            <Label htmlFor={id} mb="1.5">
              Loan approver
            </Label>
            <NativeSelect
              id={id}
              aria-describedby={`${id}-hint`}
              value={application.creditApproverId ?? ''}
              disabled={!editable || save.isPending}
              onChange={(event) => void choose(event.currentTarget.value)}
            >
              <option value="" disabled>
                {admin.selectLoanApprover}
              </option>
              {administrators.map(({ userId, firstName, lastName, isSuper }) => (
                <option key={userId} value={userId}>
                  {`${firstName} ${lastName}${isSuper ? ' (super administrator)' : ''}`}
                </option>
              ))}
            </NativeSelect>
            <Hint id={`${id}-hint`} mt="1.5">
              {save.isPending ? screens.submitting : 'A choice is saved at once.'}
            </Hint>
          </Box>
        )}
      </QueryState>
    </Card>
  );
}
