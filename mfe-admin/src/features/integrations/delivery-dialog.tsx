import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState, useAttempt, useNotify } from '@groundwork/web-mount';
import { Box, Button, DataTable, Dialog, EmptyState, Facts, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '../../data/api.js';
import { useDelivery, useReplayDelivery } from '../../data/webhooks.js';

type Try = WebhookDeliveryDetails['tries'][number];

const columns: Column<Try>[] = [
  { id: 'at', header: words.when, cell: ({ at }) => displayInstant(at) },
  {
    id: 'answer',
    header: words.answer,
    cell: ({ status, error, response }) => (
      <Stack gap="1">
        <Text>{error ?? status ?? words.noAnswer}</Text>
        {response ? (
          <Text
            as="pre"
            textStyle="small"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            maxHeight="8rem"
            overflowY="auto"
          >
            {response}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'took',
    header: words.attempts,
    align: 'end',
    cell: ({ milliseconds }) => fill(words.took, { ms: milliseconds }),
  },
];

interface DeliveryDialogProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onClose: () => void;
}

/** What was sent, each attempt with its answer, and the way to send it again. */
export function DeliveryDialog({ webhook, delivery, onClose }: DeliveryDialogProps) {
  const replay = useReplayDelivery();
  const notify = useNotify();
  const { attempt, failure } = useAttempt({ failed: words.actionFailed });
  const again = async () => {
    if (!(await attempt(() => replay.mutateAsync({ id: webhook.id, deliveryId: delivery.id })))) return;
    notify.success(words.againDone);
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={fill(words.delivery, { event: delivery.type })}
      onClose={onClose}
      failure={failure}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {screens.close}
          </Button>
          <Button disabled={!webhook.active} loading={replay.isPending} onClick={() => void again()}>
            {words.again}
          </Button>
        </>
      }
    >
      <QueryState query={useDelivery(webhook.id, delivery.id)} failed={words.attemptsFailed}>
        {({ eventId, body, tries }) => (
          <Stack gap="4">
            <Facts facts={[{ label: words.id, value: eventId }]} />
            <Box>
              <Text textStyle="label">{words.sent}</Text>
              <Text as="pre" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {body}
              </Text>
            </Box>
            <DataTable
              caption={words.attempts}
              columns={columns}
              rows={tries}
              rowKey={({ id }) => id}
              empty={<EmptyState title={words.noAttempts} />}
            />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
