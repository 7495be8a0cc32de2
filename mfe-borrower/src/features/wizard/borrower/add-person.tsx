import { employeeErrors, employeeRoles, employmentTypes, personRecord } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { labelsOf } from '@groundwork/domain-records';
import { EmailField, SelectField, TextField } from '@groundwork/web-forms';
import { useAddPerson } from '../../../data/parties.js';
import { AddPartyDialog } from './add-party-dialog.js';

interface PersonValues {
  firstName: string;
  lastName: string;
  emailAddress: string;
  role: string;
  title: string;
  fullOrPartTime: string;
}

const labels = labelsOf(personRecord);
const roles = employeeRoles.map((value) => ({ value, label: value === 'officer' ? 'Officer' : 'Employee' }));
const employment = employmentTypes.map((value) => ({ value, label: value }));

interface AddPersonProps {
  companyId: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

const nobody: PersonValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  role: '',
  title: '',
  fullOrPartTime: '',
};
const check = (values: PersonValues) => employeeErrors(values, new Date().getFullYear());

/** Somebody who works for the company and is not among its people yet. */
export function AddPerson({ companyId, onAdded, onClose }: AddPersonProps) {
  const add = useAddPerson();
  return (
    <AddPartyDialog<PersonValues>
      draft="employee"
      companyId={companyId}
      values={nobody}
      check={check}
      add={async (values) => (await add.mutateAsync({ ...values, companyId })).id}
      failed={companySetup.errorUpdatingPeople}
      title="Add Employee"
      submitLabel="Add Employee"
      onAdded={onAdded}
      onClose={onClose}
    >
      <TextField<PersonValues> name="firstName" label={labels.firstName} required />
      <TextField<PersonValues> name="lastName" label={labels.lastName} required />
      <EmailField<PersonValues> name="emailAddress" label={labels.emailAddress} required />
      <SelectField<PersonValues> name="role" label={labels.role} required options={roles} />
      <TextField<PersonValues> name="title" label={labels.title} required />
      <SelectField<PersonValues> name="fullOrPartTime" label={labels.fullOrPartTime} required options={employment} />
    </AddPartyDialog>
  );
}
