import { useId, useState } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState, useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, Flex, Form, Label, NativeSelect } from '@groundwork/web-ui';
import type { CompanyAdmin } from '../../../data/api.js';
import { useAddCompanyAdmin } from '../../../data/company-admins.js';
import { useAdministrators } from '../../../data/people.js';

/** Gives one more of the lender's administrators to a company. */
export function AddCompanyAdmin({ companyId, admins }: { companyId: string; admins: CompanyAdmin[] }) {
  const add = useAddCompanyAdmin(companyId);
  const notify = useNotify();
  const [chosen, choose] = useState('');
  const id = useId();
  const { attempt, failure } = useAttempt({ failed: admin.errorAddingNewAdmin });
  const submit = async () => {
    if (!(await attempt(() => add.mutateAsync(chosen)))) return;
    choose('');
    notify.success(screens.done);
  };
  return (
    <QueryState query={useAdministrators()} failed={admin.errorGettingAdmins}>
      {(all) => {
        const others = all.filter(({ userId }) => !admins.some((each) => each.userId === userId));
        // Somebody else may have given the chosen one to the company meanwhile.
        const ready = others.some(({ userId }) => userId === chosen);
        return (
          <Form
            aria-label="New admin of the company"
            onSubmit={(event) => {
              event.preventDefault();
              if (ready && !add.isPending) void submit();
            }}
          >
            <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
              <Box flex="1" minWidth="min(100%, 240px)" maxWidth="400px">
                <Label htmlFor={id} mb="1.5">
                  Add an admin
                </Label>
                <NativeSelect
                  id={id}
                  value={ready ? chosen : ''}
                  disabled={others.length === 0}
                  onChange={(event) => choose(event.currentTarget.value)}
                >
                  <option value="">{others.length === 0 ? admin.allLookAfter : 'Choose an administrator'}</option>
                  {others.map(({ userId, firstName, lastName, email }) => (
                    <option key={userId} value={userId}>
                      {`${firstName} ${lastName} (${email})`}
                    </option>
                  ))}
                </NativeSelect>
              </Box>
              <Button type="submit" icon="plus" disabled={!ready} loading={add.isPending}>
                Add Admin
              </Button>
            </Flex>
            {failure ? (
              <Box mt="3">
                <Alert tone="danger">{failure}</Alert>
              </Box>
            ) : null}
          </Form>
        );
      }}
    </QueryState>
  );
}
