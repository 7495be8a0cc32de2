import { borrowerEntityErrors, incorporationYears } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { SelectField, StateSelect, TextField, StepForm, useStepForm } from '@groundwork/web-forms';
import { FileSlot } from '@groundwork/web-lending/files';
import { Grid, Stack } from '@groundwork/web-ui';
import type { Company } from '../../records.js';
import { useSetup } from '../setup-context.js';
import { thisYear } from '../this-year.js';
import { companyLabels, entityChanges, entityValues, maskEin } from './company-values.js';
import type { EntityValues } from './company-values.js';
import { useSaveCompany } from './use-save-company.js';

/** Section 2: the legal entity that borrows, with the papers that made it. Opened only for a company that exists. */
export function EntityStep() {
  const { company, companyId, reviewing } = useSetup();
  const save = useSaveCompany(companyId);
  const keptForm = useStepForm<EntityValues>({
    section: 'entity',
    values: entityValues(company as Company),
    version: company?.version,
    check: (values) => borrowerEntityErrors(values, thisYear()),
    save: (values, version) => save(entityChanges(values), version),
    current: (record) => ({ values: entityValues(record as Company), version: (record as Company).version }),
  });
  const years = incorporationYears(thisYear()).map((year) => ({ value: String(year), label: String(year) }));
  return (
    <Stack gap="6">
      <StepForm keptForm={keptForm} label="Borrower Entity" labels={companyLabels}>
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField<EntityValues> name="legalEntityName" label={companyLabels.legalEntityName} required />
          <TextField<EntityValues>
            name="eiN_TAXID"
            label={companyLabels.eiN_TAXID}
            required
            inputMode="numeric"
            placeholder="99-9999999"
            transform={maskEin}
          />
          <SelectField<EntityValues>
            name="yearsOfIncorperation"
            label={companyLabels.yearsOfIncorperation}
            required
            options={years}
          />
          <StateSelect<EntityValues> name="stateOfIncorperation" label={companyLabels.stateOfIncorperation} required />
        </Grid>
      </StepForm>
      {/* In a review all documents of the company stand together, below the sections. */}
      {reviewing ? null : (
        <FileSlot
          type="orgdocuments"
          parent="company"
          parentId={companyId}
          hint={companySetup.orgDocumentsHint}
          mode={company?.locked ? 'read' : 'upload'}
          as="h3"
          plain
        />
      )}
    </Stack>
  );
}
