import type { InputKind, Option } from '@groundwork/domain-records';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  YesNoField,
} from '@groundwork/web-forms';
import type { FieldProps } from '@groundwork/web-forms';
import type { PropertiesValues } from './property-values.js';
import { WholeWidth } from './question-group.js';

interface QuestionFieldProps extends FieldProps<PropertiesValues> {
  input: InputKind;
  options?: readonly Option[];
  /** Digits after the point of a number. */
  decimals?: number;
}

/** A field of the step as the control that its declaration asks for. */
export function QuestionField({ input, options = [], decimals, ...field }: QuestionFieldProps) {
  switch (input) {
    case 'paragraph':
      return (
        <WholeWidth>
          <TextAreaField<PropertiesValues> {...field} />
        </WholeWidth>
      );
    case 'money':
      return <MoneyField<PropertiesValues> {...field} />;
    case 'yesNo':
      return <YesNoField<PropertiesValues> {...field} />;
    case 'date':
      return <DateField<PropertiesValues> {...field} />;
    case 'number':
      return <NumberField<PropertiesValues> {...field} decimals={decimals} />;
    case 'choice':
      return (
        <SelectField<PropertiesValues>
          {...field}
          options={options.map(({ value, label }) => ({ value: String(value), label }))}
        />
      );
    default:
      return <TextField<PropertiesValues> {...field} />;
  }
}
