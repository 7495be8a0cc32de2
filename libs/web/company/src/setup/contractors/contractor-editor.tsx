import { contractorErrors, contractorRecord } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { formValues, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { EmailField, PhoneField, TextAreaField, TextField, YesNoField, useEditorForm } from '@groundwork/web-forms';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Contractor, ContractorChanges, NewContractor } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { fullName } from '../people/person-values.js';
import { useSetup } from '../setup-context.js';

/** What the editor calls. */
export interface ContractorEditorCalls {
  addContractor: (body: NewContractor) => Promise<Contractor>;
  changeContractor: (body: ContractorChanges) => Promise<Contractor>;
}

type ContractorValues = Omit<FormValues<typeof contractorRecord>, 'resumeId'>;
const labels = labelsOf(contractorRecord);

function contractorValues(contractor?: Contractor): ContractorValues {
  const { resumeId: _upload, ...values } = formValues(contractorRecord, contractor);
  return values;
}

/** A general contractor, new or known. */
export function ContractorEditor({ contractor, onClose }: { contractor: Contractor | undefined; onClose: () => void }) {
  const { companyId } = useSetup();
  const notify = useNotify();
  const write = useWrite();
  const keptForm = useEditorForm<ContractorValues>({
    section: `contractor.${contractor?.thirdPartyContractorId ?? 'new'}`,
    values: contractorValues(contractor),
    version: contractor?.version,
    check: contractorErrors,
    failed: companySetup.errorUpdatingContractors,
    save: async (values, version) => {
      const body = { ...values, emailAddress: values.emailAddress || null };
      if (contractor)
        return write((to) =>
          to.changeContractor({
            ...body,
            thirdPartyContractorId: contractor.thirdPartyContractorId,
            version: version ?? contractor.version,
          }),
        );
      notify.info(companySetup.addingContractor);
      return write((to) => to.addContractor({ ...body, companyId }));
    },
    current: (record) => ({ values: contractorValues(record as Contractor), version: (record as Contractor).version }),
  });
  useBusy(keptForm.saving);
  return (
    <EditorCard
      title={contractor ? `Edit ${fullName(contractor)}` : 'Add General Contractor'}
      subject={contractor && fullName(contractor)}
      keptForm={keptForm}
      labels={labels}
      submitLabel={contractor ? 'Save Contractor' : 'Add Contractor'}
      onClose={onClose}
    >
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField<ContractorValues> name="firstName" label={labels.firstName} required />
        <TextField<ContractorValues> name="lastName" label={labels.lastName} required />
        <PhoneField<ContractorValues> name="mobileNumber" label={labels.mobileNumber} required />
        <EmailField<ContractorValues> name="emailAddress" label={labels.emailAddress} />
      </Grid>
      <YesNoField<ContractorValues> name="licenseRevoked" label={labels.licenseRevoked} />
      <TextAreaField<ContractorValues> name="resumeText" label={labels.resumeText} />
    </EditorCard>
  );
}
