import { useState } from 'react';
import { applicationHints, draftErrors } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import type { People } from '@groundwork/web-company';
import { CheckboxField, SelectField, StepForm } from '@groundwork/web-forms';
import { QueryState, useArea } from '@groundwork/web-mount';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Box, ErrorState, Stack } from '@groundwork/web-ui';
import { useIsLocked, useParties } from '../../../data/parties.js';
import { StepFooter } from '../step-footer.js';
import { useApplicationForm } from '../use-application-form.js';
import { useWizard } from '../wizard-context.js';
import { AddContractor } from './add-contractor.js';
import { AddPerson } from './add-person.js';
import { changesOf, contractorsOf, labels, overseersOf, valuesOf } from './borrower-values.js';
import type { BorrowerValues } from './borrower-values.js';
import { ContractorFields, OverseerFields } from './parties-fields.js';

/** Step 5: which company borrows, who builds and who oversees it. */
export function BorrowerStep() {
  const { application } = useWizard();
  const people = useParties(application.companyId);
  return (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {(known) => (
        <Stack gap="5">
          {people.isRefetchError ? (
            <ErrorState
              title={borrower.errorUpdating}
              onRetry={() => void people.refetch()}
              retrying={people.isFetching}
            >
              {sentenceFor(people.error)}
            </ErrorState>
          ) : null}
          <BorrowerForm people={known} />
        </Stack>
      )}
    </QueryState>
  );
}

function BorrowerForm({ people }: { people: People }) {
  const { user } = useArea();
  const { application } = useWizard();
  const isLocked = useIsLocked(application.companyId);
  const [adding, setAdding] = useState<'contractor' | 'person'>();
  const changes = changesOf(application);
  const keptForm = useApplicationForm<BorrowerValues>({
    section: 'borrower',
    valuesOf,
    changesOf: changes,
    check: (values) => draftErrors(changes(values)),
  });
  const names = new Map([
    ...user.companies.map(({ id, name }) => [id, name] as const),
    ...[...contractorsOf(people), ...overseersOf(people)].map(({ value, label }) => [value, label] as const),
  ]);
  const close = () => setAdding(undefined);
  const { form } = keptForm;
  return (
    <>
      <StepForm
        keptForm={keptForm}
        label="Borrower"
        labels={labels}
        show={(_path, value) => (typeof value === 'string' ? names.get(value) : undefined)}
        footer={<StepFooter keptForm={keptForm} />}
      >
        <Box maxWidth="480px">
          <SelectField<BorrowerValues>
            name="borrowerId"
            label={labels.borrowerId}
            hint={applicationHints.borrowerId}
            required
            placeholder="Select the borrowing company"
            options={user.companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Box>
        {isLocked ? <Alert tone="info">{shared.companyLocked}</Alert> : null}
        <ContractorFields people={people} onAdd={isLocked ? undefined : setAdding} />
        <OverseerFields people={people} onAdd={isLocked ? undefined : setAdding} />
        <CheckboxField<BorrowerValues>
          name="ownershipConfirmation"
          label={labels.ownershipConfirmation}
          hint={applicationHints.ownershipConfirmation}
          required
        />
      </StepForm>
      {adding === 'contractor' ? (
        <AddContractor
          companyId={application.companyId}
          onClose={close}
          onAdded={(id) => {
            form.setValue('generalContractorId', id, { shouldDirty: true });
            close();
          }}
        />
      ) : null}
      {adding === 'person' ? (
        <AddPerson
          companyId={application.companyId}
          onClose={close}
          onAdded={(id) => {
            form.setValue('overseers', [...form.getValues('overseers'), id], { shouldDirty: true });
            close();
          }}
        />
      ) : null}
    </>
  );
}
