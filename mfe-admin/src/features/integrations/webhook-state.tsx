import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { StatusBadge } from '@groundwork/web-ui';
import type { Webhook } from '../../data/api.js';

/** Whether a webhook is on, and whether anything arrives. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { active, offBecause, failingSince, quietUntil } = webhook;
  if (!active) return <StatusBadge tone="danger">{words.off[offBecause ?? 'turned_off']}</StatusBadge>;
  if (quietUntil)
    return <StatusBadge tone="warning">{fill(words.quiet, { when: displayInstant(quietUntil) })}</StatusBadge>;
  return failingSince ? (
    <StatusBadge tone="warning">{fill(words.failing, { when: displayInstant(failingSince) })}</StatusBadge>
  ) : (
    <StatusBadge tone="success">{words.on}</StatusBadge>
  );
}
