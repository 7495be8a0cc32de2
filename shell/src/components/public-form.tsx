import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftOffer, RuleForm } from '@groundwork/web-forms';
import type { FormDraft } from './use-tab-draft.js';

interface PublicFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: FormDraft;
  onSubmit: (values: Values) => unknown;
  /** Name of the form for screen readers. */
  label: string;
  children: ReactNode;
}

/** A form before there is an account: what was typed before a reload is offered first. */
export function PublicForm<Values extends FieldValues>({
  form,
  draft,
  onSubmit,
  label,
  children,
}: PublicFormProps<Values>) {
  const { offer } = draft;
  return (
    <>
      {offer ? <DraftOffer {...offer} /> : null}
      <RuleForm form={form} onSubmit={onSubmit} label={label}>
        <fieldset disabled={offer !== undefined} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          {children}
        </fieldset>
      </RuleForm>
    </>
  );
}
