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
}

/** The five fields of an address at a path of the surrounding form. */
export function AddressFields({ path = '', disabled }: AddressFieldsProps) {
  const at = <Field extends keyof Address>(field: Field) => (path === '' ? field : (`${path}.${field}` as const));
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}>
      <Box gridColumn={{ sm: 'span 6' }}>
        <TextField<AddressForm>
          name={at('street')}
          label="Street"
          required
          disabled={disabled}
          autoComplete="address-line1"
        />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<AddressForm>
          name={at('city')}
          label="City"
          required
          disabled={disabled}
          autoComplete="address-level2"
        />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<AddressForm> name={at('county')} label="County" required disabled={disabled} />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <SelectField<AddressForm>
          name={at('state')}
          label="State"
          required
          disabled={disabled}
          placeholder={borrower.selectState}
          options={states}
        />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <ZipField<AddressForm> name={at('zipCode')} label="Zip Code" required disabled={disabled} />
      </Box>
    </Grid>
  );
}
