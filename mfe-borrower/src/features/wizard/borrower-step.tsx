import { draftErrors } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { CheckboxField, SelectField, StepForm, YesNoField } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Box } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { StepFooter } from './step-footer.js';
import { useApplicationForm } from './use-application-form.js';

interface BorrowerValues {
  borrowerId: string;
  contractorSelected?: boolean;
  ownershipConfirmation: boolean;
}

const labels = {
  borrowerId: 'Borrower',
  contractorSelected: 'Will a third-party general contractor build?',
  ownershipConfirmation: borrower.ownershipConfirmation,
};

const valuesOf = ({ borrowerId, contractorSelected, ownershipConfirmation }: Application): BorrowerValues => ({
  borrowerId: borrowerId ?? '',
  contractorSelected: contractorSelected ?? undefined,
  ownershipConfirmation: ownershipConfirmation === true,
});

/** Step 5: which company borrows, and whether somebody else builds. */
export function BorrowerStep() {
  const { user } = useArea();
  const kept = useApplicationForm<BorrowerValues>({
    section: 'borrower',
    valuesOf,
    changesOf: ({ borrowerId, ...answers }) => ({ ...answers, borrowerId: borrowerId || null }),
    check: draftErrors,
  });
  return (
    <StepForm
      kept={kept}
      label="Borrower"
      labels={labels}
      show={(path, value) => (path === 'borrowerId' ? user.companies.find(({ id }) => id === value)?.name : undefined)}
      footer={<StepFooter kept={kept} />}
    >
      <Box maxWidth="480px">
        <SelectField<BorrowerValues>
          name="borrowerId"
          label={labels.borrowerId}
          required
          placeholder="Select the borrowing company"
          options={user.companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
      <YesNoField<BorrowerValues> name="contractorSelected" label={labels.contractorSelected} required />
      <CheckboxField<BorrowerValues> name="ownershipConfirmation" label={labels.ownershipConfirmation} />
    </StepForm>
  );
}
