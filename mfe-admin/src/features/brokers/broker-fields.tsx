import { useFormContext, useWatch } from 'react-hook-form';
import { phoneTypes } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import { EmailField, PhoneField, SelectField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';
import type { BrokerValues } from './broker-values.js';

const typeOptions = phoneTypes.map((type) => ({ value: type, label: type === 'office' ? 'Office' : 'Mobile' }));
const whole = { sm: 'span 2' };

/** Who the broker is and how to reach it; state and zip show only once a city is entered (section 5). */
export function BrokerFields() {
  const { control } = useFormContext<BrokerValues>();
  const city = useWatch({ control, name: 'city' });
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <TextField<BrokerValues> name="firstName" label="First name" required autoComplete="off" />
      <TextField<BrokerValues> name="lastName" label="Last name" required autoComplete="off" />
      <TextField<BrokerValues> name="businessName" label="Business name" required autoComplete="off" />
      <TextField<BrokerValues> name="title" label="Title" autoComplete="off" />
      <EmailField<BrokerValues> name="emailAddressA" label="Primary email" required />
      <EmailField<BrokerValues> name="emailAddressB" label="Secondary email" />
      <PhoneField<BrokerValues> name="phoneNumberA" label="Primary phone" required />
      <SelectField<BrokerValues> name="phoneNumberAType" label="Primary phone type" options={typeOptions} />
      <PhoneField<BrokerValues> name="phoneNumberB" label="Secondary phone" />
      <SelectField<BrokerValues> name="phoneNumberBType" label="Secondary phone type" options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField<BrokerValues> name="streetAddress" label="Street address" autoComplete="off" />
      </Box>
      <Box gridColumn={whole}>
        <TextField<BrokerValues> name="streetAddress2" label="Address line 2" autoComplete="off" />
      </Box>
      <TextField<BrokerValues> name="city" label="City" autoComplete="off" />
      <StateSelect<BrokerValues> name="businessState" label="Corporation state" />
      {isBlank(city) ? null : (
        <>
          <StateSelect<BrokerValues> name="state" label="State" />
          <ZipField<BrokerValues> name="zipCode" label="Zip Code" />
        </>
      )}
    </Grid>
  );
}
