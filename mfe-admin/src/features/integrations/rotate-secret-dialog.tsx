import { useState } from 'react';
import { overlapHours, rotationRecord } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { FormAlert, RuleForm, SelectField, showProblem, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
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
    try {
      setShown(await rotate.mutateAsync({ id, secretVersion, overlapHours: hours }));
    } catch (error) {
      showProblem(form, error);
    }
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
    <Dialog
      open
      size="sm"
      title={words.rotate}
      onClose={rotate.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={rotate.isPending}>
            {screens.cancel}
          </Button>
          <Button
            onClick={() => void form.handleSubmit(store)()}
            loading={rotate.isPending}
            loadingText={screens.submitting}
          >
            {words.rotateSubmit}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={words.rotate}>
        <Stack gap="4">
          <Text>{fill(words.rotateMeans, { name })}</Text>
          {oldSecretUntil ? (
            <Alert tone="warning">{fill(words.olderSecret, { when: displayInstant(oldSecretUntil) })}</Alert>
          ) : null}
          <SelectField<Values> name="overlapHours" label={label} options={choices} required />
          <FormAlert />
          <button type="submit" hidden />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
