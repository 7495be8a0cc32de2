import { useState } from 'react';
import { registrationErrors } from '@groundwork/domain-accounts';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem, TextField, EmailField, useRuleForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Dialog, Hint, Stack } from '@groundwork/web-ui';
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
  const form = useRuleForm<Values>({
    defaultValues: { companyId, firstName: '', lastName: '', email: '' },
    check: complaintsOf,
  });
  const register = useAddUser();
  const notify = useNotify();
  const { user } = useArea();
  const [outcome, setOutcome] = useState<Outcome>();
  const store = async (values: Values) => {
    setOutcome(undefined);
    try {
      await register.mutateAsync(values);
      setOutcome({ email: values.email, taken: false });
      form.reset({ companyId: values.companyId, firstName: '', lastName: '', email: '' });
      form.setFocus('firstName');
    } catch (error) {
      notify.error(screens.errorSigningUp);
      if (!isTaken(error)) return showProblem(form, error);
      setOutcome({ email: values.email, taken: true });
      form.setValue('email', '');
      form.setError('email', { type: 'server', message: shared.emailTaken }, { shouldFocus: true });
    }
  };
  const submit = form.handleSubmit(store);
  return (
    <Dialog
      open
      title={admin.addNewUser}
      onClose={register.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={register.isPending}>
            {screens.close}
          </Button>
          <Button onClick={() => void submit()} loading={register.isPending} loadingText={screens.submitting}>
            Add User
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={admin.addNewUser}>
        <Stack gap="4">
          <CompanyField<Values> name="companyId" label="Company" required disabled={companyId !== ''} />
          <TextField<Values> name="firstName" label="First name" autoComplete="off" required />
          <TextField<Values> name="lastName" label="Last name" autoComplete="off" required />
          <EmailField<Values> name="email" label="Email" required />
          <Hint>{fill(admin.userIsAsked, { name: `${user.firstName} ${user.lastName}` })}</Hint>
          <FormAlert />
          {outcome && !outcome.taken ? (
            <Alert tone="success">{fill(admin.userAdded, { email: outcome.email })}</Alert>
          ) : null}
          {outcome?.taken ? <TakenAddress key={outcome.email} email={outcome.email} /> : null}
          <button type="submit" hidden />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
