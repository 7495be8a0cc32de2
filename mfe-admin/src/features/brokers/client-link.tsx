import { useId, useState } from 'react';
import { feeDesk as words } from '@groundwork/domain-messages-admin';
import { useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, Flex, Heading, Hint, Label, Stack } from '@groundwork/web-ui';
import { CompanyCombobox } from '../../components/company-combobox.js';
import { useLinkClient } from '../../data/agreements.js';

/** Which company of the portal the new client of an agreement became. */
export function ClientLink({ agreementId }: { agreementId: string }) {
  const id = useId();
  const [companyId, setCompanyId] = useState('');
  const link = useLinkClient();
  const notify = useNotify();
  const { attempt, failure } = useAttempt();
  const set = async () => {
    if (await attempt(() => link.mutateAsync({ id: agreementId, companyId }))) notify.success(words.clientLinked);
  };
  return (
    <Stack as="section" aria-label={words.clientInPortal} gap="2">
      <Heading as="h3" size="sub">
        {words.clientInPortal}
      </Heading>
      <Hint>{words.clientInPortalLead}</Hint>
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
        <Box flex="1" minWidth="220px">
          <Label htmlFor={id} mb="1.5">
            {words.chooseCompany}
          </Label>
          <CompanyCombobox id={id} value={companyId} onChange={setCompanyId} />
        </Box>
        <Button disabled={!companyId} loading={link.isPending} onClick={() => void set()}>
          {words.linkClient}
        </Button>
      </Flex>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
    </Stack>
  );
}
