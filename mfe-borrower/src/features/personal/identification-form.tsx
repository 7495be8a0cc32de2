import { useEffect, useState } from 'react';
import { lastFourDigits } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { borrower, personalPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, TextField, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, Flex, Heading, Stack } from '@groundwork/web-ui';
import type { UserProfile } from '../../data/api.js';
import { useSaveProfile } from '../../data/profile.js';
import { StoredDigits } from './stored-digits.js';

/** The last digits of the social security number: never shown again once they are stored (specification 3). */
export function IdentificationForm({ profile }: { profile: UserProfile }) {
  const [replacing, setReplacing] = useState(false);
  const stored = profile.lastFourSSN !== '';
  return (
    <Card as="section" aria-label={personalPages.identification}>
      <Heading as="h2" size="sub" mb="4">
        {personalPages.identification}
      </Heading>
      {stored && !replacing ? (
        <StoredDigits digits={profile.lastFourSSN} onReplace={() => setReplacing(true)} />
      ) : (
        <DigitsForm onSaved={() => setReplacing(false)} onCancel={stored ? () => setReplacing(false) : undefined} />
      )}
    </Card>
  );
}

interface IdentificationValues {
  lastFourSSN: string;
}

const none: IdentificationValues = { lastFourSSN: '' };

/** A form of its own: what is typed here is not kept in the browser, as the rest of the profile is. */
function DigitsForm({ onSaved, onCancel }: { onSaved: () => void; onCancel?: () => void }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const form = useRuleForm<IdentificationValues>({
    defaultValues: none,
    check: (entered) =>
      validate({ lastFourSSN: (value) => (value === '' ? shared.fourDigits : lastFourDigits(value)) }, entered),
  });
  const { isDirty, isSubmitting } = form.formState;
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    // The button that led here is gone: its focus goes on to the field.
    if (isOpened) form.setFocus('lastFourSSN');
  }, [isOpened, form]);
  const store = async ({ lastFourSSN }: IdentificationValues) => {
    await save.mutateAsync({ lastFourSSN });
    form.reset(none);
    notify.success(borrower.changesSavedTitle);
    onSaved();
  };
  return (
    <>
      <RuleForm form={form} onSubmit={store} label={personalPages.identification}>
        <Stack gap="4">
          <Flex gap="4" alignItems="flex-end" flexWrap="wrap">
            <Box flex="1 1 220px">
              <TextField<IdentificationValues>
                name="lastFourSSN"
                label={shared.digitsLabel}
                inputMode="numeric"
                autoComplete="off"
              />
            </Box>
            {onCancel ? (
              <Button variant="ghost" onClick={onCancel}>
                {screens.cancel}
              </Button>
            ) : null}
            <Button
              type="submit"
              variant="outline"
              disabled={!isDirty}
              loading={isSubmitting}
              loadingText={screens.submitting}
            >
              {personalPages.saveIdentification}
            </Button>
          </Flex>
          <FormAlert />
        </Stack>
      </RuleForm>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </>
  );
}
