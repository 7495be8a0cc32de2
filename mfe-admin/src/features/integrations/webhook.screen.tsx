import { fill } from '@groundwork/domain-messages';
import { titles, webhooks as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Link, NotFoundScreen, QueryState, useArea, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, ButtonLink, Facts, PageHeader, Stack } from '@groundwork/web-ui';
import type { Webhook } from '../../data/api.js';
import { useWebhooks } from '../../data/webhooks.js';
import { Deliveries } from './deliveries.js';
import { WebhookActions } from './webhook-actions.js';
import { WebhookState } from './webhook-state.js';

/** One webhook: how it stands, and what it was told. */
export function WebhookScreen() {
  useTitle(titles.webhooks);
  const { user } = useArea();
  return user.role === 'super' ? <OfId /> : <Alert tone="neutral">{words.superOnly}</Alert>;
}

function OfId() {
  const { id } = useParams();
  return (
    <QueryState query={useWebhooks()} failed={words.failed}>
      {(all) => {
        const webhook = all.find((each) => each.id === id);
        return webhook ? <OneWebhook webhook={webhook} /> : <NotFoundScreen home="/webhooks" />;
      }}
    </QueryState>
  );
}

const secretText = ({ secretAt, oldSecretUntil }: Webhook): string =>
  [
    fill(words.secretSince, { when: displayInstant(secretAt) }),
    ...(oldSecretUntil ? [fill(words.oldSecretUntil, { when: displayInstant(oldSecretUntil) })] : []),
  ].join('. ');

const OneWebhook = ({ webhook }: { webhook: Webhook }) => (
  <>
    <PageHeader
      title={webhook.name}
      actions={
        <ButtonLink asChild variant="outline">
          <Link to="/webhooks">{words.list}</Link>
        </ButtonLink>
      }
    />
    <Stack gap="6">
      <Facts
        facts={[
          { label: words.url, value: webhook.url },
          { label: words.state, value: <WebhookState webhook={webhook} /> },
          { label: words.secret, value: secretText(webhook) },
          { label: words.events, value: webhook.types.join(', ') },
        ]}
      />
      <WebhookActions webhook={webhook} />
      <Deliveries webhook={webhook} />
    </Stack>
  </>
);
