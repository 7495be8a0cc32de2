import { lastFourDigits } from '@groundwork/domain-accounts';
import { borrower, borrowerPages, shared } from '@groundwork/domain-messages';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, TextField, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, Flex, Heading, Stack } from '@groundwork/web-ui';
import type { UserProfile } from '../../app/api.js';
import { useSaveProfile } from './use-profile.js';

/** A form of its own: what is typed here is not kept in the browser, as the rest of the profile is. */
export function IdentificationForm({ profile }: { profile: UserProfile }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const values = { lastFourSSN: profile.lastFourSSN };
  const form = useRuleForm<typeof values>({ defaultValues: values, values, check: (entered) => validate({ lastFourSSN: lastFourDigits }, entered) });
  const { isDirty, isSubmitting } = form.formState;
  const store = async ({ lastFourSSN }: typeof values) => {
    await save.mutateAsync({ lastFourSSN: lastFourSSN || null });
    form.reset({ lastFourSSN });
    notify.success(borrower.changesSavedTitle);
  };
  return (
    <Card as="section" aria-label={borrowerPages.identification}>
      <Heading as="h2" size="sub" mb="4">
        {borrowerPages.identification}
      </Heading>
      <RuleForm form={form} onSubmit={store} label={borrowerPages.identification}>
        <Stack gap="4">
          <Flex gap="4" alignItems="flex-end" flexWrap="wrap">
            <Box flex="1 1 220px">
              <TextField name="lastFourSSN" label="Last Four Digits of Your Social Security Number" inputMode="numeric" autoComplete="off" maxLength={4} />
            </Box>
            <Button type="submit" variant="outline" disabled={!isDirty} loading={isSubmitting} loadingText={shared.submitting}>
              {borrowerPages.saveIdentification}
            </Button>
          </Flex>
          <FormAlert />
        </Stack>
      </RuleForm>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </Card>
  );
}
