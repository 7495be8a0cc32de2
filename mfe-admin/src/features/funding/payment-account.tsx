import { useState } from 'react';
import { accountKindLabels } from '@groundwork/domain-draws';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Button, Card, DataTable, Disclosure, Facts, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { PaymentAccount as Account } from '../../data/api.js';
import { usePaymentAccount } from '../../data/payment-exports.js';
import type { AccountOwner } from '../../data/payment-exports.js';
import { AccountDialog } from './account-dialog.js';

interface PaymentAccountProps {
  owner: AccountOwner;
  title: string;
  lead: string;
  mayChange: boolean;
}

/** A bank account as far as it is shown, who changed it when, and its change. */
export function PaymentAccount({ owner, title, lead, mayChange }: PaymentAccountProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Heading as="h2" size="section">
        {title}
      </Heading>
      <Card>
        <QueryState query={usePaymentAccount(owner)} failed={words.accountFailed}>
          {([current, ...before]) => (
            <Stack gap="4">
              <Text color="fg.muted">{lead}</Text>
              {current ? <Current account={current} /> : <Text>{words.noneYet}</Text>}
              {mayChange ? (
                <Button alignSelf="flex-start" variant="outline" onClick={() => setChanging(true)}>
                  {current ? words.change : words.enter}
                </Button>
              ) : null}
              {before.length > 0 ? <Before versions={before} /> : null}
              {changing ? (
                <AccountDialog owner={owner} current={current} title={title} onClose={() => setChanging(false)} />
              ) : null}
            </Stack>
          )}
        </QueryState>
      </Card>
    </Stack>
  );
}

const numberOf = ({ kind, routingNumber, maskedNumber }: Account): string =>
  [kind === 'iban' ? 'IBAN' : routingNumber, maskedNumber].filter(Boolean).join(', ');

function Current({ account }: { account: Account }) {
  const { accountName, kind, editedAt, editedBy } = account;
  return (
    <Facts
      minWidth={170}
      facts={[
        { label: 'Name on the account', value: accountName },
        { label: accountKindLabels[kind], value: numberOf(account) },
        { label: 'Entered on', value: displayInstant(editedAt) },
        { label: 'Entered by', value: <PersonName userId={editedBy} /> },
      ]}
    />
  );
}

const columns: Column<Account>[] = [
  { id: 'name', header: 'Name on the account', cell: ({ accountName }) => accountName },
  { id: 'number', header: 'Number', cell: numberOf },
  { id: 'on', header: 'Entered on', cell: ({ editedAt }) => displayInstant(editedAt) },
  { id: 'by', header: 'Entered by', cell: ({ editedBy }) => <PersonName userId={editedBy} /> },
];

function Before({ versions }: { versions: Account[] }) {
  return (
    <Disclosure title={words.accountHistory}>
      <DataTable caption={words.accountHistory} columns={columns} rows={versions} rowKey={({ id }) => id} />
    </Disclosure>
  );
}
