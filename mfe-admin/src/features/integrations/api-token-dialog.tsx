import { useState } from 'react';
import { tokenResources } from '@groundwork/domain-access';
import { apiTokenRecord, tokenDays } from '@groundwork/domain-accounts';
import { fill, machineRules } from '@groundwork/domain-messages';
import { apiTokens as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormDialog, SelectField, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { FieldError, Fieldset, Grid, Hint, Stack } from '@groundwork/web-ui';
import { useCreateApiToken } from '../../data/api-tokens.js';
import { noAccess, scopesOf } from './scope-text.js';
import type { Access } from './scope-text.js';
import { ShownOnce } from './shown-once.js';

interface Values {
  name: string;
  /** A choice of the form is a text. */
  days: string;
  access: Access;
  /** Holds the complaint about all of them. */
  scopes?: undefined;
}

const { fields } = apiTokenRecord;
const days = fields.days.options.map(({ value, label }) => ({ value: String(value), label }));
const levels = (['read', 'write'] as const).map((value) => ({ value, label: words.access[value] }));

const nothing: Values = { name: '', days: String(tokenDays[2]), access: noAccess };

const bodyOf = ({ name, days: chosen, access }: Values) => ({
  name,
  days: tokenDays.find((each) => String(each) === chosen) ?? tokenDays[2],
  scopes: scopesOf(access),
});

const complaintsOf = (values: Values) => {
  const body = bodyOf(values);
  return {
    ...validate(shapeOf(apiTokenRecord), body),
    ...(body.scopes.length === 0 ? { scopes: machineRules.scopesMissing } : {}),
  };
};

/** Makes an API token, and shows it once: the dialog ends when its reader says that it is copied. */
export function ApiTokenDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<{ name: string; token: string }>();
  const create = useCreateApiToken();
  const { user } = useArea();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.new-api-token`,
    values: nothing,
    check: complaintsOf,
    save: async (values) => setShown(await create.mutateAsync(bodyOf(values))),
  });
  const { form } = keptForm;
  if (shown)
    return (
      <ShownOnce
        title={words.made}
        means={fill(words.madeMeans, { name: shown.name })}
        label={words.token}
        secret={shown.token}
        onClose={onClose}
      />
    );
  // A complaint about all of them together goes as soon as one is chosen.
  const isNothing = scopesOf(form.watch('access')).length === 0;
  const missing = isNothing ? form.formState.errors.scopes?.message : undefined;
  return (
    <KeptFormDialog
      title={words.make}
      keptForm={keptForm}
      onSubmit={() => keptForm.submit()}
      submitLabel={words.create}
      onClose={onClose}
    >
      <Stack gap="5">
        <TextField<Values> name="name" label={fields.name.label} hint={words.nameHint} autoComplete="off" required />
        <SelectField<Values> name="days" label={fields.days.label} options={days} required />
        <Fieldset legend={words.scopes}>
          <Stack gap="3">
            <Hint>{words.scopesHint}</Hint>
            {missing ? <FieldError>{missing}</FieldError> : null}
            <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
              {tokenResources.map((resource) => (
                <SelectField<Values>
                  key={resource}
                  name={`access.${resource}`}
                  label={words.resources[resource]}
                  placeholder={words.access.none}
                  options={levels}
                />
              ))}
            </Grid>
          </Stack>
        </Fieldset>
      </Stack>
    </KeptFormDialog>
  );
}
