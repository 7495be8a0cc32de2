import { canUpdatePassword, passwordUpdateErrors } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Card, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import { emptyPasswords, PasswordFields } from './password-fields.js';
import type { Passwords } from './password-fields.js';

/** What the call of the catalogue takes. */
export interface PasswordChange {
  password: string;
  newPassword: string;
}

interface UpdatePasswordFormProps {
  update: (change: PasswordChange) => Promise<unknown>;
  /** What is said before the reason why it was not changed. */
  failed?: string;
  /** Where it stands among other cards of a page; a page of its own has its heading above. */
  title?: string;
}

/** Old password, the new one and the new one again (specification, section 5). */
export function UpdatePasswordForm({ update, failed = screens.encounteredError, title }: UpdatePasswordFormProps) {
  const notify = useNotify();
  const form = useRuleForm<Passwords>({ defaultValues: emptyPasswords, check: passwordUpdateErrors });
  const { isDirty, isSubmitting } = form.formState;
  const values = form.watch();

  const store = async ({ password, newPassword }: Passwords) => {
    try {
      await update({ password, newPassword });
      form.reset(emptyPasswords);
      notify.success(screens.passwordUpdated);
    } catch (error) {
      showProblem(form, error, failed);
    }
  };

  return (
    <Card maxWidth={title ? undefined : 'form'}>
      {title ? (
        <Heading as="h2" mb="2">
          {title}
        </Heading>
      ) : null}
      <RuleForm form={form} onSubmit={store} label="Update Password">
        <Stack gap="5">
          <Text color="fg.muted">You stay signed in here; your other devices are signed out.</Text>
          <PasswordFields />
          <FormAlert />
          <Flex justifyContent="flex-end">
            <Button
              type="submit"
              disabled={!canUpdatePassword(values)}
              loading={isSubmitting}
              loadingText={screens.submitting}
            >
              Update Password
            </Button>
          </Flex>
        </Stack>
      </RuleForm>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </Card>
  );
}
