import type { UseFormReturn } from 'react-hook-form';
import { s1Questions } from '@groundwork/domain-companies';
import type { S1Answers } from '@groundwork/domain-companies';
import { s1Page as words } from '@groundwork/domain-messages-shell';
import { systemClock, today } from '@groundwork/domain-time';
import { DateField, TextAreaField, TextField } from '@groundwork/web-forms';
import { Button, Stack } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { isConflict, useFormCommand } from '../../components/failure.js';
import { PublicForm } from '../../components/public-form.js';
import type { FormDraft } from '../../components/use-tab-draft.js';
import { readS1 } from '../../data/s1.js';
import type { ReadableS1 } from '../../data/s1.js';

interface S1FormProps {
  token: string;
  form: UseFormReturn<S1Answers>;
  draft: FormDraft;
  onRead: (answers: S1Answers, readable: ReadableS1) => void;
  onOutdated: () => void;
}

/** The questions of the S-1. */
export function S1Form({ token, form, draft, onRead, onOutdated }: S1FormProps) {
  const { submit, failure } = useFormCommand({
    form,
    failed: words.notRead,
    send: async (values) => {
      try {
        onRead(values, await readS1(token, values));
      } catch (error) {
        if (!isConflict(error)) throw error;
        onOutdated();
      }
    },
  });
  return (
    <PublicForm form={form} draft={draft} onSubmit={submit} label={words.form}>
      <Stack gap="5">
        {s1Questions.map(([name, label]) => (
          <Question key={name} name={name} label={label} />
        ))}
        <FailureAlert failure={failure} />
        <Button type="submit" size="lg" alignSelf="flex-start" loading={form.formState.isSubmitting}>
          {words.toReading}
        </Button>
      </Stack>
    </PublicForm>
  );
}

function Question({ name, label }: { name: keyof S1Answers; label: string }) {
  const field = { name, label, required: true };
  if (name === 'birth') return <DateField<S1Answers> {...field} max={today(systemClock)} />;
  if (name === 'otherCompanies' || name === 'judgements')
    return <TextAreaField<S1Answers> {...field} hint={words.none} rows={3} />;
  if (name === 'socialSecurity')
    // Not cut: of a whole number that is pasted the first digits would stand here as the last.
    return <TextField<S1Answers> {...field} inputMode="numeric" autoComplete="off" />;
  return <TextField<S1Answers> {...field} autoComplete={name === 'address' ? 'street-address' : 'off'} />;
}
