import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { MorePages } from '@groundwork/web-mount';
import {
  Box,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Stack,
  StatusBadge,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { Filter } from '../../components/filter.js';
import type { DeliveryStatus, Webhook, WebhookDelivery } from '../../data/api.js';
import { useDeliveries } from '../../data/webhooks.js';
import { DeliveryDialog } from './delivery-dialog.js';

const tones = { queued: 'accent', sending: 'accent', delivered: 'success', failed: 'danger' } as const;
const statuses = Object.keys(tones) as DeliveryStatus[];

const outcomeOf = ({ status, deliveredAt, lastError, nextAt }: WebhookDelivery): string => {
  if (status === 'delivered' && deliveredAt) return fill(words.arrivedAt, { when: displayInstant(deliveredAt) });
  const next = lastError && nextAt ? fill(words.nextAt, { when: displayInstant(nextAt) }) : undefined;
  return [lastError, next].filter(Boolean).join(' — ') || '—';
};

const columnsOf = (onShow: (delivery: WebhookDelivery) => void): Column<WebhookDelivery>[] => [
  { id: 'event', header: words.event, cell: ({ type }) => type },
  { id: 'when', header: words.when, cell: ({ createdAt }) => displayInstant(createdAt) },
  {
    id: 'state',
    header: words.state,
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
  },
  { id: 'attempts', header: words.attempts, align: 'end', cell: ({ attempts }) => attempts },
  { id: 'outcome', header: words.lastError, cell: outcomeOf },
  {
    id: 'actions',
    header: words.show,
    hideHeader: true,
    align: 'end',
    cell: (delivery) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`${words.show}: ${delivery.type} ${displayInstant(delivery.createdAt)}`}
        onClick={() => onShow(delivery)}
      >
        {words.show}
      </Button>
    ),
  },
];

/** What a webhook was told, the newest first, and what came of it. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [status, choose] = useState<DeliveryStatus>();
  const [shown, setShown] = useState<WebhookDelivery>();
  return (
    <Stack as="section" gap="4" aria-label={words.deliveries}>
      <Heading as="h2" size="sub">
        {words.deliveries}
      </Heading>
      <Box maxWidth="240px">
        <Filter
          label={words.state}
          value={status ?? ''}
          onChoose={(value) => choose(statuses.find((each) => each === value))}
        >
          <option value="">{words.every}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {words.statuses[each]}
            </option>
          ))}
        </Filter>
      </Box>
      <Pages webhook={webhook} status={status} onShow={setShown} />
      {shown ? <DeliveryDialog webhook={webhook} delivery={shown} onClose={() => setShown(undefined)} /> : null}
    </Stack>
  );
}

interface PagesProps {
  webhook: Webhook;
  status: DeliveryStatus | undefined;
  onShow: (delivery: WebhookDelivery) => void;
}

function Pages({ webhook, status, onShow }: PagesProps) {
  const query = useDeliveries(webhook.id, status);
  if (query.isPending) return <LoadingState />;
  if (!query.data)
    return (
      <ErrorState title={words.deliveriesFailed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {sentenceFor(query.error)}
      </ErrorState>
    );
  return (
    <>
      <DataTable
        caption={words.deliveries}
        columns={columnsOf(onShow)}
        rows={query.data.pages.flatMap(({ deliveries }) => deliveries)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.noDeliveries} />}
      />
      <MorePages query={query} label={words.older} />
    </>
  );
}
