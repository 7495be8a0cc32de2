import type { FieldValues } from 'react-hook-form';
import { FormField, useField, useFieldError } from '@groundwork/web-forms';
import type { FieldProps } from '@groundwork/web-forms';
import { CompanyCombobox } from '../../components/company-combobox.js';

/** A company as a field of a form; its value is the company's id. */
export function CompanyField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  const field = useField<Values, string>(props.name);
  const error = useFieldError<Values>(props.name);
  return (
    <FormField {...props} error={error}>
      {({ name: _, ...control }) => (
        <CompanyCombobox
          {...control}
          ref={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
