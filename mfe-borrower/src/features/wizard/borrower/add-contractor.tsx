import { contractorErrors, contractorRecord } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { labelsOf } from '@groundwork/domain-records';
import { EmailField, PhoneField, showProblem, TextField, useRuleForm } from '@groundwork/web-forms';
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

/** A third-party general contractor who is not among the company's yet. */
export function AddContractor({ companyId, onAdded, onClose }: AddContractorProps) {
  const form = useRuleForm<ContractorValues>({
    defaultValues: { firstName: '', lastName: '', mobileNumber: '', emailAddress: '' },
    check: contractorErrors,
  });
  const add = useAddContractor();
  const store = async (values: ContractorValues) => {
    try {
      const body = { ...values, emailAddress: values.emailAddress || null, companyId };
      onAdded((await add.mutateAsync(body)).thirdPartyContractorId);
    } catch (error) {
      showProblem(form, error, companySetup.errorUpdatingContractors);
    }
  };
  return (
    <AddPartyDialog
      form={form}
      title="Add General Contractor"
      submitLabel="Add Contractor"
      busy={add.isPending}
      store={store}
      onClose={onClose}
    >
      <TextField<ContractorValues> name="firstName" label={labels.firstName} required maxLength={200} />
      <TextField<ContractorValues> name="lastName" label={labels.lastName} required maxLength={200} />
      <PhoneField<ContractorValues> name="mobileNumber" label={labels.mobileNumber} required />
      <EmailField<ContractorValues> name="emailAddress" label={labels.emailAddress} />
    </AddPartyDialog>
  );
}
