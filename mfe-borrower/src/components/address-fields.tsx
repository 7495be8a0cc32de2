import { propertyHints } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { SelectField, TextField, ZipField } from '@groundwork/web-forms';
import { stateNames } from '@groundwork/domain-validation';
import { Box, Grid } from '@groundwork/web-ui';

const states = stateNames.map((name) => ({ value: name, label: name }));

export interface Address {
  street: string;
  city: string;
  county: string;
  state: string;
  zipCode: string;
}

/** A form that is an address, or has one for each property. */
type AddressForm = Address & { properties: Address[] };

interface AddressFieldsProps {
  /** Where the address stands in the form: '' for its root. */
  path?: '' | `properties.${number}`;
  disabled?: boolean;
  /** Which of its fields are needed; all of them, where nothing is said. */
  isNeeded?: (field: keyof Address) => boolean;
}

const all = () => true;

/** The five fields of an address at a path of the surrounding form, each with why it is asked. */
export function AddressFields({ path = '', disabled, isNeeded = all }: AddressFieldsProps) {
  const field = <Field extends keyof Address>(name: Field) => ({
    name: path === '' ? name : (`${path}.${name}` as const),
    required: isNeeded(name),
    hint: propertyHints[name],
    disabled,
  });
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}>
      <Box gridColumn={{ sm: 'span 6' }}>
        <TextField<AddressForm> {...field('street')} label="Street" autoComplete="address-line1" />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<AddressForm> {...field('city')} label="City" autoComplete="address-level2" />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<AddressForm> {...field('county')} label="County" />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <SelectField<AddressForm>
          {...field('state')}
          label="State"
          placeholder={borrower.selectState}
          options={states}
        />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <ZipField<AddressForm> {...field('zipCode')} label="Zip Code" />
      </Box>
    </Grid>
  );
}
