import { phoneTypes } from '@groundwork/domain-brokers';
import { EmailField, PhoneField, SelectField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';

const typeOptions = phoneTypes.map((type) => ({ value: type, label: type === 'office' ? 'Office' : 'Mobile' }));
const whole = { sm: 'span 2' };

/** Emails, phones and the business address of a broker, at its registration and in its account (section 5). */
export function BrokerContactFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <EmailField name="emailAddressA" label="Primary email" required />
      <EmailField name="emailAddressB" label="Secondary email" />
      <PhoneField name="phoneNumberA" label="Primary phone" required />
      <SelectField name="phoneNumberAType" label="Primary phone type" options={typeOptions} />
      <PhoneField name="phoneNumberB" label="Secondary phone" />
      <SelectField name="phoneNumberBType" label="Secondary phone type" options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField name="streetAddress" label="Business street address" required autoComplete="address-line1" />
      </Box>
      <Box gridColumn={whole}>
        <TextField name="streetAddress2" label="Address line 2" autoComplete="address-line2" />
      </Box>
      <TextField name="city" label="City" required autoComplete="address-level2" />
      <StateSelect name="state" label="State" required />
      <ZipField name="zipCode" label="Zip Code" required />
    </Grid>
  );
}
