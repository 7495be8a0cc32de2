import { brokerName } from '@groundwork/domain-brokers';
import { screens, screens as sentences } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Card, Facts, Fieldset, Flex, Grid, Stack } from '@groundwork/web-ui';
import { BrokerContactFields } from '../broker-contact-fields.js';
import { brokerFormErrors, changesPassword, contactFields, contactOf, valuesOf } from './broker-contact.js';
import type { BrokerAccountValues, BrokerContact, BrokerRecord } from './broker-contact.js';
import { PasswordFields } from './password-fields.js';
import type { PasswordChange } from './update-password-form.js';

interface BrokerAccountFormProps {
  broker: BrokerRecord;
  save: (contact: BrokerContact) => Promise<BrokerRecord>;
  /** Left out where somebody else's account is managed: nobody changes another's password. */
  updatePassword?: (change: PasswordChange) => Promise<unknown>;
}

const passwordFields = ['password', 'newPassword', 'confirmPassword'] as const;

/** How a broker is reached and where its business is, and its password (specification, broker 2 and 5). */
export function BrokerAccountForm({ broker, save, updatePassword }: BrokerAccountFormProps) {
  const values = valuesOf(broker);
  const form = useRuleForm<BrokerAccountValues>({ defaultValues: values, values, check: brokerFormErrors });
  const notify = useNotify();
  const { isDirty, isSubmitting, dirtyFields } = form.formState;

  /** One of the two saves; what fails says so, at the fields too, and leaves everything as it was typed. */
  const attempt = async (sentence: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      showProblem(form, error, sentence);
      return false;
    }
  };
  /** What was saved is what the contact's fields now begin with; the passwords stay as they were typed. */
  const settle = (saved: BrokerAccountValues) => {
    for (const field of contactFields) form.resetField(field, { defaultValue: saved[field] });
  };
  const store = async (entered: BrokerAccountValues) => {
    if (contactFields.some((field) => dirtyFields[field])) {
      const saved = await attempt(sentences.errorUpdatingAccount, async () =>
        settle(valuesOf(await save(contactOf(entered)))),
      );
      if (!saved) return;
      notify.success(sentences.accountUpdated);
    }
    if (!updatePassword || !changesPassword(entered)) return;
    const { password, newPassword } = entered;
    if (!(await attempt(sentences.errorUpdatingPassword, () => updatePassword({ password, newPassword })))) return;
    for (const field of passwordFields) form.resetField(field);
    notify.success(screens.passwordUpdated);
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
          <BrokerContactFields />
          {updatePassword ? (
            <Fieldset legend="Password, to be filled in only to change it">
              <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} alignItems="start">
                <PasswordFields required={false} />
              </Grid>
            </Fieldset>
          ) : null}
          <FormAlert />
          <Flex justifyContent="flex-end">
            <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={screens.submitting}>
              Save
            </Button>
          </Flex>
        </Stack>
        <UnsavedGuard when={isDirty && !isSubmitting} />
      </RuleForm>
    </Card>
  );
}
