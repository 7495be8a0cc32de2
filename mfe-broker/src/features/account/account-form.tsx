import { brokerAccountErrors, brokerDefaults, brokerName } from '@groundwork/domain-brokers';
import type { PhoneType } from '@groundwork/domain-brokers';
import { broker as sentences, fill, shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import { sentenceFor } from '@groundwork/web-http';
import { FormAlert, RuleForm, showProblem, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Card, Facts, Flex, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../app/api.js';
import { AccountFields } from './account-fields.js';
import { useSaveAccount } from './api.js';

const texts = ['emailAddressA', 'emailAddressB', 'phoneNumberA', 'phoneNumberB', 'streetAddress', 'streetAddress2', 'city', 'state', 'zipCode'] as const;

/** The fields that a broker changes itself; texts, empty where there is nothing. */
export type AccountValues = Record<(typeof texts)[number], string> & { phoneNumberAType: PhoneType; phoneNumberBType: PhoneType };

function valuesOf(broker: Broker): AccountValues {
  const { phoneNumberAType, phoneNumberBType } = { ...brokerDefaults, ...broker };
  const known = Object.fromEntries(texts.map((field) => [field, broker[field] ?? ''])) as Record<(typeof texts)[number], string>;
  return { ...known, phoneNumberAType, phoneNumberBType };
}

function bodyOf(values: AccountValues) {
  const orNull = (text: string) => (isBlank(text) ? null : text);
  const { emailAddressB, phoneNumberB, streetAddress2 } = values;
  return { ...values, emailAddressB: orNull(emailAddressB), phoneNumberB: orNull(phoneNumberB), streetAddress2: orNull(streetAddress2) };
}

export function AccountForm({ broker }: { broker: Broker }) {
  const values = valuesOf(broker);
  const form = useRuleForm<AccountValues>({ defaultValues: values, values, check: (entered) => brokerAccountErrors(bodyOf(entered)) });
  const save = useSaveAccount(broker);
  const notify = useNotify();
  const { isDirty, isSubmitting } = form.formState;

  const store = async (entered: AccountValues) => {
    try {
      const saved = await save.mutateAsync(bodyOf(entered));
      form.reset(valuesOf(saved));
      notify.success(sentences.accountUpdated);
    } catch (error) {
      notify.error(fill(sentences.errorUpdatingAccount, { detail: sentenceFor(error) }));
      showProblem(form, error);
    }
  };

  return (
    <Card>
      <RuleForm form={form} onSubmit={store} label="Account">
        <Stack gap="6">
          <Facts
            facts={[
              { label: 'Name', value: brokerName(broker) },
              { label: 'Title', value: broker.title },
              { label: 'Business name', value: broker.businessName },
              { label: 'Corporation state', value: broker.businessState },
            ]}
          />
          <AccountFields />
          <FormAlert />
          <Flex justifyContent="flex-end">
            <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={shared.submitting}>
              Save
            </Button>
          </Flex>
        </Stack>
        <UnsavedGuard when={isDirty && !isSubmitting} />
      </RuleForm>
    </Card>
  );
}
