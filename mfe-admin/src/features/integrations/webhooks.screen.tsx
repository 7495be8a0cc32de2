import { useState } from 'react';
import { titles, webhooks as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Link, QueryState, useArea, useTitle } from '@groundwork/web-mount';
import { Alert, Button, DataTable, EmptyState, PageHeader, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Webhook } from '../../data/api.js';
import { useWebhooks } from '../../data/webhooks.js';
import { WebhookDialog } from './webhook-dialog.js';
import { WebhookState } from './webhook-state.js';

const columns: Column<Webhook>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ id, name }) => (
      <TextLink asChild>
        <Link to={`/webhooks/${id}`}>{name}</Link>
      </TextLink>
    ),
  },
  { id: 'url', header: words.url, cell: ({ url }) => <Text overflowWrap="anywhere">{url}</Text> },
  { id: 'state', header: words.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
  { id: 'waiting', header: words.waiting, align: 'end', cell: ({ waiting }) => waiting },
  { id: 'givenUp', header: words.givenUp, align: 'end', cell: ({ givenUp }) => givenUp },
  {
    id: 'last',
    header: words.lastArrived,
    cell: ({ deliveredAt }) => (deliveredAt ? displayInstant(deliveredAt) : words.never),
  },
];

/** Where events are told to programs of the lender: set up by super administrators. */
export function WebhooksScreen() {
  useTitle(titles.webhooks);
  const { user } = useArea();
  const [isOpen, setOpen] = useState(false);
  const isSuper = user.role === 'super';
  return (
    <>
      <PageHeader
        title={titles.webhooks}
        description={words.purpose}
        actions={isSuper ? <Button onClick={() => setOpen(true)}>{words.make}</Button> : undefined}
      />
      {isSuper ? <Webhooks /> : <Alert tone="neutral">{words.superOnly}</Alert>}
      {isOpen ? <WebhookDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Webhooks = () => (
  <QueryState query={useWebhooks()} failed={words.failed}>
    {(all) => (
      <DataTable
        caption={words.list}
        columns={columns}
        rows={all}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.none}>{words.noneMeans}</EmptyState>}
      />
    )}
  </QueryState>
);
