import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  YesNoField,
} from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import type { PropertyQuestion as Question } from '@groundwork/domain-applications';
import type { PropertiesValues } from './property-values.js';

/** One question about a property as the control that its field asks for. */
export function PropertyQuestion({ question, path }: { question: Question; path: `properties.${number}` }) {
  const props = { name: `${path}.${question.name}` as const, label: question.label, required: question.needsAnswer };
  switch (question.input) {
    case 'paragraph':
      return (
        <Box gridColumn="1 / -1">
          <TextAreaField<PropertiesValues> {...props} />
        </Box>
      );
    case 'money':
      return <MoneyField<PropertiesValues> {...props} />;
    case 'yesNo':
      return <YesNoField<PropertiesValues> {...props} />;
    case 'date':
      return <DateField<PropertiesValues> {...props} />;
    case 'number':
      return <NumberField<PropertiesValues> {...props} />;
    case 'choice':
      return (
        <SelectField<PropertiesValues>
          {...props}
          options={question.options.map(({ value, label }) => ({ value: String(value), label }))}
        />
      );
    default:
      return <TextField<PropertiesValues> {...props} maxLength={200} />;
  }
}
