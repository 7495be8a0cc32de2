import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useNavigate, useNotify } from '@groundwork/web-mount';
import { Button, Text, Wrap } from '@groundwork/web-ui';
import type { Webhook } from '../../data/api.js';
import { usePingWebhook, useRemoveWebhook, useUpdateWebhook } from '../../data/webhooks.js';
import { ReplayDialog } from './replay-dialog.js';
import { RotateSecretDialog } from './rotate-secret-dialog.js';
import { WebhookDialog } from './webhook-dialog.js';

type Opened = 'edit' | 'secret' | 'since' | 'remove';

/** What is done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const [opened, setOpened] = useState<Opened>();
  const ping = usePingWebhook();
  const update = useUpdateWebhook();
  const notify = useNotify();
  const failed = (error: unknown) => notify.error(`${words.actionFailed}: ${sentenceFor(error)}`);
  const close = () => setOpened(undefined);
  const { id, active, name } = webhook;
  const turn = () =>
    update.mutateAsync({ ...webhook, active: !active }).then(() => notify.success(fill(words.saved, { name })), failed);
  return (
    <>
      <Wrap gap="3">
        <Button
          disabled={!active}
          loading={ping.isPending}
          onClick={() => void ping.mutateAsync(id).then(() => notify.success(words.pinged), failed)}
        >
          {words.ping}
        </Button>
        <Button variant="outline" onClick={() => setOpened('edit')}>
          {words.edit}
        </Button>
        <Button variant="outline" onClick={() => setOpened('secret')}>
          {words.rotate}
        </Button>
        <Button variant="outline" disabled={!active} onClick={() => setOpened('since')}>
          {words.since}
        </Button>
        <Button variant="outline" loading={update.isPending} onClick={() => void turn()}>
          {active ? words.turnOff : words.turnOn}
        </Button>
        <Button variant="outline" onClick={() => setOpened('remove')}>
          {words.remove}
        </Button>
      </Wrap>
      {opened === 'edit' ? <WebhookDialog webhook={webhook} onClose={close} /> : null}
      {opened === 'secret' ? <RotateSecretDialog webhook={webhook} onClose={close} /> : null}
      {opened === 'since' ? <ReplayDialog id={id} onClose={close} /> : null}
      {opened === 'remove' ? <Removal webhook={webhook} onClose={close} /> : null}
    </>
  );
}

function Removal({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useRemoveWebhook();
  const notify = useNotify();
  const navigate = useNavigate();
  const act = async () => {
    await remove.mutateAsync(id);
    notify.success(fill(words.removed, { name }));
    void navigate('/webhooks');
  };
  return (
    <ConfirmCall
      danger
      title={words.removeTitle}
      confirmLabel={words.remove}
      failed={words.actionFailed}
      act={act}
      onClose={onClose}
    >
      <Text>{fill(words.removeMeans, { name })}</Text>
    </ConfirmCall>
  );
}
