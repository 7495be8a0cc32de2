import { contractorErrors, contractorRecord } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { labelsOf } from '@groundwork/domain-records';
import { EmailField, PhoneField, TextField } from '@groundwork/web-forms';
import { useAddContractor } from '../../../data/parties.js';
import { AddPartyDialog } from './add-party-dialog.js';

interface ContractorValues {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  emailAddress: string;
}

const labels = labelsOf(contractorRecord);

interface AddContractorProps {
  companyId: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

const nobody: ContractorValues = { firstName: '', lastName: '', mobileNumber: '', emailAddress: '' };

/** A third-party general contractor who is not among the company's yet. */
export function AddContractor({ companyId, onAdded, onClose }: AddContractorProps) {
  const add = useAddContractor();
  return (
    <AddPartyDialog<ContractorValues>
      draft="contractor"
      companyId={companyId}
      values={nobody}
      check={contractorErrors}
      add={async (values) =>
        (await add.mutateAsync({ ...values, emailAddress: values.emailAddress || null, companyId }))
          .thirdPartyContractorId
      }
      failed={companySetup.errorUpdatingContractors}
      title="Add General Contractor"
      submitLabel="Add Contractor"
      onAdded={onAdded}
      onClose={onClose}
    >
      <TextField<ContractorValues> name="firstName" label={labels.firstName} required />
      <TextField<ContractorValues> name="lastName" label={labels.lastName} required />
      <PhoneField<ContractorValues> name="mobileNumber" label={labels.mobileNumber} required />
      <EmailField<ContractorValues> name="emailAddress" label={labels.emailAddress} />
    </AddPartyDialog>
  );
}
