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
import type { PropertyField } from '@groundwork/domain-applications';

const labelled = (option: string): string => option.charAt(0).toUpperCase() + option.slice(1);

/** One question about a property as the field that its kind asks for. */
export function PropertyQuestion({ field, path, required }: { field: PropertyField; path: string; required: boolean }) {
  const props = { name: `${path}.${field.name}`, label: field.label, required };
  switch (field.kind) {
    case 'text':
      return <TextField {...props} maxLength={200} />;
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
        <SelectField {...props} options={(field.options ?? []).map((value) => ({ value, label: labelled(value) }))} />
      );
  }
}
