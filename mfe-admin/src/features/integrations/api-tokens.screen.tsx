import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { apiTokens as words, titles } from '@groundwork/domain-messages-admin';
import { QueryState, useArea, useTitle } from '@groundwork/web-mount';
import { Alert, Button, PageHeader, Stack, Text } from '@groundwork/web-ui';
import { programsAddress, useApiTokens } from '../../data/api-tokens.js';
import { ApiTokenDialog } from './api-token-dialog.js';
import { ApiTokenTable } from './api-token-table.js';

/** Keys of the lender's programs: made and revoked by super administrators. */
export function ApiTokensScreen() {
  useTitle(titles.apiTokens);
  const { user } = useArea();
  const [isOpen, setOpen] = useState(false);
  const isSuper = user.role === 'super';
  return (
    <>
      <PageHeader
        title={titles.apiTokens}
        description={words.purpose}
        actions={isSuper ? <Button onClick={() => setOpen(true)}>{words.make}</Button> : undefined}
      />
      {isSuper ? (
        <Stack gap="5">
          <Text color="fg.muted">{fill(words.howTo, { address: programsAddress() })}</Text>
          <Tokens />
        </Stack>
      ) : (
        <Alert tone="neutral">{words.superOnly}</Alert>
      )}
      {isOpen ? <ApiTokenDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Tokens = () => (
  <QueryState query={useApiTokens()} failed={words.failed}>
    {(tokens) => <ApiTokenTable tokens={tokens} />}
  </QueryState>
);
