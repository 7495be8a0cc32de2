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

/** One question about a property as the control that its field asks for. */
export function PropertyQuestion({ question, path }: { question: Question; path: string }) {
  const props = { name: `${path}.${question.name}`, label: question.label, required: question.needsAnswer };
  switch (question.input) {
    case 'paragraph':
      return (
        <Box gridColumn="1 / -1">
          <TextAreaField {...props} />
        </Box>
      );
    case 'money':
      return <MoneyField {...props} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'choice':
      return (
        <SelectField
          {...props}
          options={question.options.map(({ value, label }) => ({ value: String(value), label }))}
        />
      );
    default:
      return <TextField {...props} maxLength={200} />;
  }
}
