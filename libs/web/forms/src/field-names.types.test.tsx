import { describe, expect, it } from '@jest/globals';
import {
  CheckboxField,
  MoneyField,
  RadioTilesField,
  SelectField,
  TextField,
  useField,
  useFieldError,
} from './index.js';

interface Values {
  name: string;
  agreed: boolean;
  properties: { zipCode: string; price?: number }[];
}

/** What the type checker must refuse: each line that it does not is an error of its own. Nothing of it is ever drawn. */
describe('the name of a field', () => {
  it('is a path of the values that the field names', () => {
    const index = 2 as number;
    const fields = [
      <TextField<Values> name="name" label="" />,
      <TextField<Values> name={`properties.${index}.zipCode`} label="" />,
      <MoneyField<Values> name="properties.0.price" label="" />,
      <CheckboxField<Values> name="agreed" label="" />,
    ];
    expect(fields).toHaveLength(4);
  });

  it('does not compile with a typo, at any depth, nor without the values', () => {
    const refused = [
      // @ts-expect-error no such field
      <TextField<Values> name="nmae" label="" />,
      // @ts-expect-error no such field of a row
      <TextField<Values> name="properties.0.zip" label="" />,
      // @ts-expect-error a row has a number
      <MoneyField<Values> name="properties.first.price" label="" />,
      // @ts-expect-error no such field
      <CheckboxField<Values> name="agree" label="" />,
      // @ts-expect-error no such field
      <SelectField<Values> name="state" label="" options={[]} />,
      // @ts-expect-error no such field
      <RadioTilesField<Values> name="kind" label="" tiles={[]} />,
      // @ts-expect-error a field that names no values
      <TextField name="name" label="" />,
    ];
    expect(refused).toHaveLength(7);
  });

  it('is checked by the hooks too', () => {
    const refused = [
      // @ts-expect-error no such field
      () => useField<Values>('nmae'),
      // @ts-expect-error no such field
      () => useFieldError<Values>('nmae'),
      // @ts-expect-error a field that names no values
      () => useField('name'),
    ];
    expect(refused).toHaveLength(3);
  });
});
