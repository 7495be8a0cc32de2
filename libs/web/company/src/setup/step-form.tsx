import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { KeptFormView } from '@groundwork/web-forms';
import type { FieldNames, KeptForm } from '@groundwork/web-forms';
import { useSetup } from './setup-context.js';

interface StepFormProps<Values extends FieldValues> extends FieldNames {
  kept: KeptForm<Values>;
  label: string;
  children: ReactNode;
}

/** The form of a whole section: Enter saves and continues as the button below does. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { company, readOnly, reviewing, edit, next, passing } = useSetup();
  return (
    <KeptFormView
      {...props}
      disabled={readOnly}
      onRestore={reviewing || company?.locked ? undefined : edit}
      passing={passing}
      onSubmit={() => (readOnly ? undefined : next())}
    />
  );
}
