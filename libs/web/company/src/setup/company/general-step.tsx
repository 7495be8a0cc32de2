import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { generalInformationErrors } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import {
  CheckboxField,
  StateSelect,
  TextField,
  YesNoField,
  ZipField,
  StepForm,
  useStepForm,
} from '@groundwork/web-forms';
import { Box, Grid, Heading, LoadingState } from '@groundwork/web-ui';
import type { Company } from '../../records.js';
import { useSetup } from '../setup-context.js';
import { companyLabels, generalChanges, generalValues } from './company-values.js';
import type { GeneralValues } from './company-values.js';
import { useCreateCompany, useSaveCompany } from './use-save-company.js';

/** Section 1: what the company is called and where it is. Its first save makes the company. */
export function GeneralStep() {
  const { company, companyId } = useSetup();
  const save = useSaveCompany(companyId);
  const create = useCreateCompany();
  const [made, setMade] = useState(false);
  const keptForm = useStepForm<GeneralValues>({
    section: 'general',
    values: generalValues(company),
    version: company?.version,
    check: generalInformationErrors,
    save: async (values, version) => {
      if (company) return save(generalChanges(values), version);
      await create(generalChanges(values));
      setMade(true);
    },
    current: (record) => ({ values: generalValues(record as Company), version: (record as Company).version }),
  });
  const same = useWatch({ control: keptForm.form.control, name: 'physicalAddressSameAsMailing' });
  if (made) return <LoadingState label={companySetup.openingCompany} />;
  return (
    <StepForm keptForm={keptForm} label="General Business Information" labels={companyLabels}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField<GeneralValues>
          name="organizationName"
          label={companyLabels.organizationName}
          required
          autoComplete="organization"
        />
        <TextField<GeneralValues> name="website" label={companyLabels.website} autoComplete="url" />
      </Grid>
      <AddressPart kind="mailing" title="Mailing Address" />
      <CheckboxField<GeneralValues>
        name="physicalAddressSameAsMailing"
        label={companyLabels.physicalAddressSameAsMailing}
      />
      {same ? null : <AddressPart kind="physical" title="Physical Address" />}
      <YesNoField<GeneralValues> name="moreThanMillionRevenue" label={companyLabels.moreThanMillionRevenue} />
    </StepForm>
  );
}

function AddressPart({ kind, title }: { kind: 'mailing' | 'physical'; title: string }) {
  return (
    <Box>
      <Heading as="h3" size="sub" mb="3">
        {title}
      </Heading>
      <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(4, 1fr)' }}>
        <Box gridColumn={{ sm: 'span 4' }}>
          <TextField<GeneralValues>
            name={`${kind}StreetAddress`}
            label="Street Address"
            required
            autoComplete="street-address"
          />
        </Box>
        <Box gridColumn={{ sm: 'span 2' }}>
          <TextField<GeneralValues> name={`${kind}City`} label="City" required autoComplete="address-level2" />
        </Box>
        <StateSelect<GeneralValues> name={`${kind}State`} label="State" />
        <ZipField<GeneralValues> name={`${kind}ZipCode`} label="Zip Code" required />
      </Grid>
    </Box>
  );
}
