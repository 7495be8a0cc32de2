import { brokerAccountRecord } from '@groundwork/domain-brokers';
import { labelsOf, textOptions } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { EmailField, PhoneField, SelectField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';

const labels = labelsOf(brokerAccountRecord);
const typeOptions = textOptions(brokerAccountRecord.fields.phoneNumberAType);
const whole = { sm: 'span 2' };

/** The fields of any form that has them. */
type BrokerContactValues = FormValues<typeof brokerAccountRecord>;

/** Emails, phones and the business address of a broker, at its registration and in its account (section 5). */
export function BrokerContactFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <EmailField<BrokerContactValues> name="emailAddressA" label={labels.emailAddressA} required />
      <EmailField<BrokerContactValues> name="emailAddressB" label={labels.emailAddressB} />
      <PhoneField<BrokerContactValues> name="phoneNumberA" label={labels.phoneNumberA} required />
      <SelectField<BrokerContactValues> name="phoneNumberAType" label={labels.phoneNumberAType} options={typeOptions} />
      <PhoneField<BrokerContactValues> name="phoneNumberB" label={labels.phoneNumberB} />
      <SelectField<BrokerContactValues> name="phoneNumberBType" label={labels.phoneNumberBType} options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField<BrokerContactValues>
          name="streetAddress"
          label={labels.streetAddress}
          required
          autoComplete="address-line1"
        />
      </Box>
      <Box gridColumn={whole}>
        <TextField<BrokerContactValues>
          name="streetAddress2"
          label={labels.streetAddress2}
          autoComplete="address-line2"
        />
      </Box>
      <TextField<BrokerContactValues> name="city" label={labels.city} required autoComplete="address-level2" />
      <StateSelect<BrokerContactValues> name="state" label={labels.state} required />
      <ZipField<BrokerContactValues> name="zipCode" label={labels.zipCode} required />
    </Grid>
  );
}
