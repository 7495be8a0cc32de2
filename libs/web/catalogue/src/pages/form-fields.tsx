import {
  Bounded,
  CheckboxField,
  DateField,
  EmailField,
  FormAlert,
  FormField,
  MoneyField,
  MoneyInput,
  NewPasswordField,
  NumberField,
  NumberInput,
  PasswordField,
  PasswordInput,
  PhoneField,
  RadioTilesField,
  RuleForm,
  SelectField,
  StateSelect,
  TextAreaField,
  TextField,
  useRuleForm,
  YesNoField,
  ZipField,
} from '@groundwork/web-forms';
import { Box, Button, Grid, Input } from '@groundwork/web-ui';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { Example } from '../example.js';

const empty = {
  name: '',
  email: '',
  zip: '',
  notes: '',
  start: '',
  kind: '',
  secret: '',
  fresh: '',
  phone: '',
  state: '',
};
type Values = typeof empty & { price?: number; units?: number; owner?: boolean; agreed?: boolean; plan?: string };

const filled: Values = {
  name: 'Bluff Oak Homes',
  email: 'marisol@example.com',
  zip: '77002',
  notes: 'Two lots in a row',
  start: '2026-03-02',
  kind: 'llc',
  secret: 'hidden',
  fresh: 'long-enough-1',
  phone: '5125550100',
  state: 'TX',
  price: 45_000_000,
  units: 4,
  owner: true,
  agreed: true,
  plan: 'a',
};
const complaints = Object.fromEntries(Object.keys(filled).map((name) => [name, 'Say what is wrong with it.']));
const tiles = [
  { value: 'a', label: 'Plan A' },
  { value: 'b', label: 'Plan B' },
] as const;
const kinds = [
  { value: 'llc', label: 'LLC' },
  { value: 'corporation', label: 'Corporation' },
];

interface FieldsProps {
  of: string;
  values: Values;
  disabled?: boolean;
  wrong?: boolean;
}

function Fields({ of, values, disabled, wrong }: FieldsProps) {
  const form = useRuleForm<Values>({ defaultValues: values, check: () => (wrong ? complaints : {}) });
  const [units, setUnits] = useState<ComponentProps<typeof NumberInput>['value']>(4);
  const [line, setLine] = useState('Longer than it may be');
  const [cents, setCents] = useState<ComponentProps<typeof MoneyInput>['value']>(1_250_00);
  const { trigger, setError } = form;
  useEffect(() => {
    if (!wrong) return;
    // A check takes back what a service said.
    void trigger().then(() => setError('root', { message: 'It could not be saved: the service refused it.' }));
  }, [wrong, trigger, setError]);
  return (
    <Example of={of}>
      <Box width="full">
        <RuleForm form={form} onSubmit={() => undefined} label={of}>
          <FormAlert />
          <Grid gridTemplateColumns="repeat(auto-fill, minmax(240px, 1fr))">
            <TextField<Values> name="name" label="Text" required hint="As on the articles" disabled={disabled} />
            <EmailField<Values> name="email" label="Email" disabled={disabled} />
            <ZipField<Values> name="zip" label="Zip Code" disabled={disabled} />
            <PhoneField<Values> name="phone" label="Phone" disabled={disabled} />
            <DateField<Values> name="start" label="Date" disabled={disabled} />
            <MoneyField<Values> name="price" label="Amount" disabled={disabled} />
            <NumberField<Values> name="units" label="Number" disabled={disabled} />
            <SelectField<Values> name="kind" label="Selection" options={kinds} disabled={disabled} />
            <StateSelect<Values> name="state" label="State" disabled={disabled} />
            <PasswordField<Values> name="secret" label="Password" disabled={disabled} />
            <NewPasswordField<Values> name="fresh" label="New Password" disabled={disabled} />
            <TextAreaField<Values> name="notes" label="Long text" disabled={disabled} />
            <YesNoField<Values> name="owner" label="Yes or no" disabled={disabled} />
            <CheckboxField<Values> name="agreed" label="A statement to agree with" disabled={disabled} />
            <RadioTilesField<Values> name="plan" label="Tiles" tiles={tiles} />
            <FormField name="own" label="A control of one’s own">
              {(control) => <Input {...control} />}
            </FormField>
            <Bounded value={line} max={20}>
              {(control) => (
                <Input
                  {...control}
                  aria-label="A text without a form"
                  value={line}
                  onChange={(event) => setLine(event.currentTarget.value)}
                  disabled={disabled}
                />
              )}
            </Bounded>
            <PasswordInput aria-label="Password without a field" defaultValue={values.secret} disabled={disabled} />
            <MoneyInput aria-label="Amount of a line" value={cents} onChange={setCents} disabled={disabled} />
            <NumberInput aria-label="Number of a line" value={units} onChange={setUnits} disabled={disabled} />
          </Grid>
          <Button type="submit" mt="4" disabled={disabled}>
            Save
          </Button>
        </RuleForm>
      </Box>
    </Example>
  );
}

export function FormFields() {
  return (
    <>
      <Fields of="Fields, empty" values={empty} />
      <Fields of="Fields, filled" values={filled} />
      <Fields of="Fields, disabled" values={filled} disabled />
      <Fields of="Fields, wrong" values={filled} wrong />
    </>
  );
}
