import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { brokerRecord, DEFAULT_VERSION } from '@groundwork/domain-brokers';
import { brokerDesk } from '@groundwork/domain-messages-admin';
import { textOptions } from '@groundwork/domain-records';
import { isBlank } from '@groundwork/domain-validation';
import { EmailField, PhoneField, SelectField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';
import { useIccaVersions } from '../../data/masters.js';
import { brokerLabels } from './broker-values.js';
import type { BrokerValues } from './broker-values.js';

const typeOptions = textOptions(brokerRecord.fields.phoneNumberAType);
const whole = { sm: 'span 2' };

/** Who the broker is and how to reach it; state and zip show only once a city is entered (section 5). */
export function BrokerFields() {
  const { control } = useFormContext<BrokerValues>();
  const city = useWatch({ control, name: 'city' });
  const masters = useIccaVersions().data;
  const versions = useMemo(() => {
    const names = new Set([DEFAULT_VERSION, ...(masters ?? []).map(({ version }) => version)]);
    return [...names].map((name) => ({ value: name, label: name }));
  }, [masters]);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <TextField<BrokerValues> name="firstName" label={brokerLabels.firstName} required autoComplete="off" />
      <TextField<BrokerValues> name="lastName" label={brokerLabels.lastName} required autoComplete="off" />
      <TextField<BrokerValues> name="businessName" label={brokerLabels.businessName} required autoComplete="off" />
      <TextField<BrokerValues> name="title" label={brokerLabels.title} autoComplete="off" />
      <EmailField<BrokerValues> name="emailAddressA" label={brokerLabels.emailAddressA} required />
      <EmailField<BrokerValues> name="emailAddressB" label={brokerLabels.emailAddressB} />
      <PhoneField<BrokerValues> name="phoneNumberA" label={brokerLabels.phoneNumberA} required />
      <SelectField<BrokerValues> name="phoneNumberAType" label={brokerLabels.phoneNumberAType} options={typeOptions} />
      <PhoneField<BrokerValues> name="phoneNumberB" label={brokerLabels.phoneNumberB} />
      <SelectField<BrokerValues> name="phoneNumberBType" label={brokerLabels.phoneNumberBType} options={typeOptions} />
      <Box gridColumn={whole}>
        <TextField<BrokerValues> name="streetAddress" label={brokerLabels.streetAddress} autoComplete="off" />
      </Box>
      <Box gridColumn={whole}>
        <TextField<BrokerValues> name="streetAddress2" label={brokerLabels.streetAddress2} autoComplete="off" />
      </Box>
      <TextField<BrokerValues> name="city" label={brokerLabels.city} autoComplete="off" />
      <StateSelect<BrokerValues> name="businessState" label={brokerLabels.businessState} />
      <SelectField<BrokerValues>
        name="iccaVersion"
        label="ICCA version"
        hint={brokerDesk.versionHint}
        options={versions}
      />
      {isBlank(city) ? null : (
        <>
          <StateSelect<BrokerValues> name="state" label={brokerLabels.state} />
          <ZipField<BrokerValues> name="zipCode" label={brokerLabels.zipCode} />
        </>
      )}
    </Grid>
  );
}
