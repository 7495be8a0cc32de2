import type { FieldValues } from 'react-hook-form';
import { stateNames } from '@groundwork/domain-validation';
import type { FieldProps } from './form-field.js';
import { SelectField } from './text-fields.js';

const options = stateNames.map((name) => ({ value: name, label: name }));

/** One of the 50 states; the value is its full name. A module of its own: the sign-in page does not need the list. */
export function StateSelect<Values extends FieldValues = never>(props: FieldProps<Values>) {
  return <SelectField<Values> options={options} {...props} />;
}
