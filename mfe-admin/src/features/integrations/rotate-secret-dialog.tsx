import { useState } from 'react';
import { overlapHours, rotationRecord } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { RuleFormDialog, SelectField, useRuleForm } from '@groundwork/web-forms';
import { Alert, Text } from '@groundwork/web-ui';
import type { NewWebhook, Webhook } from '../../data/api.js';
import { useRotateSecret } from '../../data/webhooks.js';
import { ShownOnce } from './shown-once.js';

interface Values {
  /** A choice of the form is a text. */
  overlapHours: string;
}

const { label, options } = rotationRecord.fields.overlapHours;
const choices = options.map(({ value, label: text }) => ({ value: String(value), label: text }));
const usually = overlapHours[2];

/** Replaces the secret of a webhook, and shows the new one once. */
export function RotateSecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [shown, setShown] = useState<NewWebhook>();
  const rotate = useRotateSecret();
  const form = useRuleForm<Values>({ defaultValues: { overlapHours: String(usually) }, check: () => ({}) });
  const { id, name, secretVersion, oldSecretUntil } = webhook;
  const store = async ({ overlapHours: chosen }: Values) => {
    const hours = overlapHours.find((each) => String(each) === chosen) ?? usually;
    setShown(await rotate.mutateAsync({ id, secretVersion, overlapHours: hours }));
  };
  if (shown) {
    const until = shown.oldSecretUntil;
    return (
      <ShownOnce
        title={words.secretShown}
        means={
          until ? fill(words.rotatedMeans, { name, when: displayInstant(until) }) : fill(words.rotatedAtOnce, { name })
        }
        label={words.secret}
        secret={shown.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <RuleFormDialog
      size="sm"
      title={words.rotate}
      form={form}
      onSubmit={store}
      submitLabel={words.rotateSubmit}
      onClose={onClose}
    >
      <Text>{fill(words.rotateMeans, { name })}</Text>
      {oldSecretUntil ? (
        <Alert tone="warning">{fill(words.olderSecret, { when: displayInstant(oldSecretUntil) })}</Alert>
      ) : null}
      <SelectField<Values> name="overlapHours" label={label} options={choices} required />
    </RuleFormDialog>
  );
}
