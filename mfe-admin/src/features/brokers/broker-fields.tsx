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
      <TextField name="firstName" label="First name" required autoComplete="off" />
      <TextField name="lastName" label="Last name" required autoComplete="off" />
      <TextField name="businessName" label="Business name" required autoComplete="off" />
      <TextField name="title" label="Title" autoComplete="off" />
      <EmailField name="emailAddressA" label="Primary email" required />
      <EmailField name="emailAddressB" label="Secondary email" />
      <PhoneField name="phoneNumberA" label="Primary phone" required />
      <SelectField name="phoneNumberAType" label="Primary phone type" options={typeOptions} />
      <PhoneField name="phoneNumberB" label="Secondary phone" />
      <SelectField name="phoneNumberBType" label="Secondary phone type" options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField name="streetAddress" label="Street address" autoComplete="off" />
      </Box>
      <Box gridColumn={whole}>
        <TextField name="streetAddress2" label="Address line 2" autoComplete="off" />
      </Box>
      <TextField name="city" label="City" autoComplete="off" />
      <StateSelect name="businessState" label="Corporation state" />
      {isBlank(city) ? null : (
        <>
          <StateSelect name="state" label="State" />
          <ZipField name="zipCode" label="Zip Code" />
        </>
      )}
    </Grid>
  );
}
