import { useState } from 'react';
import { webhookRecord } from '@groundwork/domain-accounts';
import { publicEventTypes } from '@groundwork/domain-events';
import type { PublicEvent } from '@groundwork/domain-events';
import { fill, machineRules } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { CheckboxField, KeptFormDialog, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { FieldError, Fieldset, Grid, Stack } from '@groundwork/web-ui';
import type { Webhook } from '../../data/api.js';
import { useCreateWebhook, useUpdateWebhook } from '../../data/webhooks.js';
import { ShownOnce } from './shown-once.js';

interface Values {
  name: string;
  url: string;
  /** By event, whose dot a name of a field cannot have. */
  chosen: Record<string, boolean>;
  /** Holds the complaint about all of them. */
  types?: undefined;
}

const fieldOf = (type: PublicEvent): string => type.replace('.', '-');

const bodyOf = ({ name, url, chosen }: Values) => ({
  name,
  url,
  types: publicEventTypes.filter((type) => chosen[fieldOf(type)] === true),
});

const complaintsOf = (values: Values) => {
  const body = bodyOf(values);
  return {
    ...validate(shapeOf(webhookRecord), body),
    ...(body.types.length === 0 ? { types: machineRules.eventsMissing } : {}),
  };
};

/** Adds a webhook, whose secret is shown once, or changes one. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const notify = useNotify();
  const { user } = useArea();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.webhook.${webhook?.id ?? 'new'}`,
    values: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      chosen: Object.fromEntries(
        publicEventTypes.map((type) => [fieldOf(type), webhook?.types.includes(type) ?? false]),
      ),
    },
    check: complaintsOf,
    save: async (values) => {
      const body = bodyOf(values);
      if (!webhook) return setShown(await create.mutateAsync(body));
      await update.mutateAsync({ ...body, id: webhook.id, active: webhook.active });
      notify.success(fill(words.saved, { name: body.name }));
      onClose();
    },
  });
  const { form } = keptForm;
  if (shown)
    return (
      <ShownOnce
        title={words.secretShown}
        means={fill(words.secretMeans, { name: shown.name })}
        label={words.secret}
        secret={shown.secret}
        onClose={onClose}
      />
    );
  const isNothing = !Object.values(form.watch('chosen')).includes(true);
  const missing = isNothing ? form.formState.errors.types?.message : undefined;
  return (
    <KeptFormDialog
      title={webhook ? words.edit : words.make}
      keptForm={keptForm}
      onSubmit={() => keptForm.submit()}
      submitLabel={words.save}
      onClose={onClose}
    >
      <Stack gap="5">
        <TextField<Values> name="name" label={webhookRecord.fields.name.label} autoComplete="off" required />
        <TextField<Values>
          name="url"
          label={webhookRecord.fields.url.label}
          hint={words.urlHint}

          required
        />
        <Fieldset legend={words.events}>
          <Stack gap="3">
            {missing ? <FieldError>{missing}</FieldError> : null}
            <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
              {publicEventTypes.map((type) => (
                <CheckboxField<Values> key={type} name={`chosen.${fieldOf(type)}`} label={type} />
              ))}
            </Grid>
          </Stack>
        </Fieldset>
      </Stack>
    </KeptFormDialog>
  );
}
