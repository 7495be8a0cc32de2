import { useEffect, useRef, useState } from 'react';
import { registrationErrors } from '@groundwork/domain-accounts';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { EmailField, KeptFormDialog, TextField, useKeptForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useArea } from '@groundwork/web-mount';
import { Alert, Hint, Stack } from '@groundwork/web-ui';
import { useAddUser } from '../../data/people.js';
import { CompanyField } from './company-field.js';
import { TakenAddress } from './taken-address.js';

interface Values {
  companyId: string;
  firstName: string;
  lastName: string;
  email: string;
}

const complaintsOf = (values: Values) => ({
  ...registrationErrors(values),
  ...(values.companyId ? {} : { companyId: admin.selectCompany }),
});

/** An address whose account cannot join; a borrower's of another company is asked as any other. */
const isTaken = (error: unknown) => error instanceof ApiProblem && /taken/i.test(error.message);

interface Outcome {
  email: string;
  taken: boolean;
}

/** Register user: asks a user into a chosen company (specification, back office 2). It stays open for the next one. */
export function AddUserDialog({ companyId = '', onClose }: { companyId?: string; onClose: () => void }) {
  const register = useAddUser();
  const { user } = useArea();
  const [outcome, setOutcome] = useState<Outcome>();
  const sent = useRef<Outcome | undefined>(undefined);
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.new-user.${companyId || 'any'}`,
    values: { companyId, firstName: '', lastName: '', email: '' },
    check: complaintsOf,
    save: async (values) => {
      try {
        await register.mutateAsync(values);
        sent.current = { email: values.email, taken: false };
      } catch (error) {
        if (isTaken(error)) sent.current = { email: values.email, taken: true };
        throw error;
      }
    },
    failed: screens.errorSigningUp,
  });
  const { form } = keptForm;
  // Once the button is free again: it would take the focus back that it had when it was pressed.
  const told = keptForm.saving ? undefined : outcome;
  useEffect(() => {
    if (told) form.setFocus(told.taken ? 'email' : 'firstName');
  }, [told, form]);
  const submit = async () => {
    sent.current = undefined;
    setOutcome(undefined);
    const { companyId: chosen } = form.getValues();
    const isSaved = await keptForm.submit();
    setOutcome(sent.current);
    if (isSaved) {
      form.reset({ companyId: chosen, firstName: '', lastName: '', email: '' });
    } else if (sent.current) {
      form.setValue('email', '', { shouldDirty: true });
      form.setError('email', { type: 'server', message: shared.emailTaken });
    }
  };
  return (
    <KeptFormDialog
      title={admin.addNewUser}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel="Add User"
      onClose={onClose}
    >
      <Stack gap="4">
        <CompanyField<Values> name="companyId" label="Company" required disabled={companyId !== ''} />
        <TextField<Values> name="firstName" label="First name" autoComplete="off" required />
        <TextField<Values> name="lastName" label="Last name" autoComplete="off" required />
        <EmailField<Values> name="email" label="Email" required />
        <Hint>{fill(admin.userIsAsked, { name: `${user.firstName} ${user.lastName}` })}</Hint>
        {outcome && !outcome.taken ? (
          <Alert tone="success">{fill(admin.userAdded, { email: outcome.email })}</Alert>
        ) : null}
        {outcome?.taken ? <TakenAddress key={outcome.email} email={outcome.email} /> : null}
      </Stack>
    </KeptFormDialog>
  );
}
