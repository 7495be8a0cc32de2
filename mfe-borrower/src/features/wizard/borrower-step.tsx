import { draftErrors } from '@groundwork/domain-applications';
import { CheckboxField, SelectField, useRuleForm, YesNoField } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Box } from '@groundwork/web-ui';
import { StepForm } from './step-form.js';
import { useSaveApplication } from '../../data/save-application.js';
import { useWizard } from './wizard-context.js';

interface BorrowerValues {
  borrowerId: string;
  contractorSelected?: boolean;
  ownershipConfirmation: boolean;
}

/** Step 5: which company borrows, and whether somebody else builds. */
export function BorrowerStep() {
  const { application } = useWizard();
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const values: BorrowerValues = {
    borrowerId: application.borrowerId ?? '',
    contractorSelected: application.contractorSelected ?? undefined,
    ownershipConfirmation: application.ownershipConfirmation === true,
  };
  const form = useRuleForm<BorrowerValues>({ defaultValues: values, values, check: draftErrors });
  return (
    <StepForm
      label="Borrower"
      form={form}
      save={({ borrowerId, ...answers }) => save.mutateAsync({ ...answers, borrowerId: borrowerId || null })}
    >
      <Box maxWidth="480px">
        <SelectField
          name="borrowerId"
          label="Borrower"
          required
          placeholder="Select the borrowing company"
          options={user.companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
      <YesNoField name="contractorSelected" label="Will a third-party general contractor build?" required />
      <CheckboxField
        name="ownershipConfirmation"
        label="I confirm that the ownership of the borrower is as set up for this company."
      />
    </StepForm>
  );
}
