import { phoneTypes } from '@groundwork/domain-brokers';
import type { PhoneType } from '@groundwork/domain-brokers';
import { EmailField, PhoneField, SelectField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';

const typeOptions = phoneTypes.map((type) => ({ value: type, label: type === 'office' ? 'Office' : 'Mobile' }));
const whole = { sm: 'span 2' };

/** The fields of any form that has them. */
interface BrokerContactValues {
  emailAddressA: string;
  emailAddressB: string;
  phoneNumberA: string;
  phoneNumberAType: PhoneType;
  phoneNumberB: string;
  phoneNumberBType: PhoneType;
  streetAddress: string;
  streetAddress2: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Emails, phones and the business address of a broker, at its registration and in its account (section 5). */
export function BrokerContactFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <EmailField<BrokerContactValues> name="emailAddressA" label="Primary email" required />
      <EmailField<BrokerContactValues> name="emailAddressB" label="Secondary email" />
      <PhoneField<BrokerContactValues> name="phoneNumberA" label="Primary phone" required />
      <SelectField<BrokerContactValues> name="phoneNumberAType" label="Primary phone type" options={typeOptions} />
      <PhoneField<BrokerContactValues> name="phoneNumberB" label="Secondary phone" />
      <SelectField<BrokerContactValues> name="phoneNumberBType" label="Secondary phone type" options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField<BrokerContactValues>
          name="streetAddress"
          label="Business street address"
          required
          autoComplete="address-line1"
        />
      </Box>
      <Box gridColumn={whole}>
        <TextField<BrokerContactValues> name="streetAddress2" label="Address line 2" autoComplete="address-line2" />
      </Box>
      <TextField<BrokerContactValues> name="city" label="City" required autoComplete="address-level2" />
      <StateSelect<BrokerContactValues> name="state" label="State" required />
      <ZipField<BrokerContactValues> name="zipCode" label="Zip Code" required />
    </Grid>
  );
}
