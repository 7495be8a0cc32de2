import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { borrower, shared } from '@groundwork/domain-messages';
import { ApiProblem } from '@groundwork/web-http';
import { FormAlert, RuleForm, showProblem, UnsavedGuard } from '@groundwork/web-forms';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Button, Flex, Span, Stack } from '@groundwork/web-ui';
import { applicationKeys } from '../../data/applications.js';
import { useWizard } from './wizard-context.js';

interface StepFormProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  /** Stores the values; rejects with what is wrong. */
  save: (values: Values) => Promise<unknown>;
  children: ReactNode;
  /** Instead of going on to the next step. */
  onSaved?: () => void;
  /** Fetches anew what the step shows, besides the application. */
  onReload?: () => void;
  /** In place of 'Save and Continue'. */
  action?: ReactNode;
}

/** A step's form with Back and Save and Continue. A failed save keeps what was typed and says what is wrong where. */
export function StepForm<Values extends FieldValues>({
  label,
  form,
  save,
  children,
  onSaved,
  onReload,
  action,
}: StepFormProps<Values>) {
  const { application, advance, back, leave } = useWizard();
  const client = useQueryClient();
  const notify = useNotify();
  const [conflict, setConflict] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  useBusy(isSubmitting);

  const store = async (values: Values) => {
    try {
      await save(values);
      setConflict(false);
      form.reset(values);
    } catch (error) {
      setConflict(error instanceof ApiProblem && error.code === 'state.version_conflict');
      throw error;
    }
  };
  useEffect(() => {
    leave.current = async () => {
      if (!isDirty) return true;
      let left = false;
      await form.handleSubmit(async (values) => {
        await store(values).then(
          () => (left = true),
          (error: unknown) => showProblem(form, error),
        );
      })();
      return left;
    };
  });
  const reload = () => {
    setConflict(false);
    form.clearErrors();
    void client.invalidateQueries({ queryKey: applicationKeys.single(application.id) });
    onReload?.();
  };

  return (
    <RuleForm
      form={form}
      label={label}
      onSubmit={async (values) => {
        await store(values);
        notify.success(borrower.changesSavedTitle);
        (onSaved ?? advance)();
      }}
    >
      <Stack gap="6">
        {children}
        <FormAlert />
        {conflict ? (
          <Button variant="outline" icon="refresh" alignSelf="flex-start" onClick={reload}>
            Reload and keep what I typed
          </Button>
        ) : null}
        <Flex gap="3" justifyContent="space-between" flexWrap="wrap" borderTop="1px solid" borderColor="border" pt="4">
          <Button variant="outline" onClick={back} disabled={isSubmitting}>
            Back
          </Button>
          {action ?? (
            <Button type="submit" loading={isSubmitting}>
              <Span display={{ base: 'none', sm: 'inline' }}>{borrower.saveAndContinue}</Span>
              <Span display={{ base: 'inline', sm: 'none' }}>{shared.continue}</Span>
            </Button>
          )}
        </Flex>
      </Stack>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </RuleForm>
  );
}
