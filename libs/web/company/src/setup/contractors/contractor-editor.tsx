import { contractorErrors } from '@groundwork/domain-companies';
import { borrower } from '@groundwork/domain-messages';
import { EmailField, PhoneField, TextAreaField, TextField, YesNoField } from '@groundwork/web-forms';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Contractor } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { fullName } from '../people/person-values.js';
import { useSetup } from '../setup-context.js';
import { useSetupForm } from '../use-step-form.js';

interface ContractorValues {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  emailAddress: string;
  licenseRevoked: boolean | null;
  resumeText: string;
}
const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  mobileNumber: 'Phone',
  emailAddress: 'Email',
  licenseRevoked: 'Was a license of this contractor ever revoked?',
  resumeText: 'Résumé in Words',
};

const valuesOf = (contractor?: Contractor): ContractorValues => ({
  firstName: contractor?.firstName ?? '',
  lastName: contractor?.lastName ?? '',
  mobileNumber: contractor?.mobileNumber ?? '',
  emailAddress: contractor?.emailAddress ?? '',
  licenseRevoked: contractor?.licenseRevoked ?? null,
  resumeText: contractor?.resumeText ?? '',
});

/** A general contractor, new or known. */
export function ContractorEditor({ contractor, onClose }: { contractor: Contractor | undefined; onClose: () => void }) {
  const { companyId } = useSetup();
  const notify = useNotify();
  const write = useWrite();
  const kept = useSetupForm<ContractorValues>({
    section: `contractor.${contractor?.thirdPartyContractorId ?? 'new'}`,
    values: valuesOf(contractor),
    version: contractor?.version,
    check: contractorErrors,
    failed: borrower.errorUpdatingContractors,
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
      notify.info(borrower.addingContractor);
      return write((to) => to.addContractor({ ...body, companyId }));
    },
    current: (record) => ({ values: valuesOf(record as Contractor), version: (record as Contractor).version }),
  });
  useBusy(kept.saving);
  return (
    <EditorCard
      title={contractor ? `Edit ${fullName(contractor)}` : 'Add General Contractor'}
      subject={contractor && fullName(contractor)}
      kept={kept}
      labels={labels}
      submitLabel={contractor ? 'Save Contractor' : 'Add Contractor'}
      onClose={onClose}
    >
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField name="firstName" label={labels.firstName} required maxLength={200} />
        <TextField name="lastName" label={labels.lastName} required maxLength={200} />
        <PhoneField name="mobileNumber" label={labels.mobileNumber} required />
        <EmailField name="emailAddress" label={labels.emailAddress} />
      </Grid>
      <YesNoField name="licenseRevoked" label={labels.licenseRevoked} />
      <TextAreaField name="resumeText" label={labels.resumeText} />
    </EditorCard>
  );
}
