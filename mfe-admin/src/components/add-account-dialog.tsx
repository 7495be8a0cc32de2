import { useRef } from 'react';
import { companyErrors } from '@groundwork/domain-companies';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormDialog, StateSelect, TextField, useKeptForm, ZipField } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Grid, Stack } from '@groundwork/web-ui';
import type { NewCompany } from '../data/api.js';
import { useCreateCompany } from '../data/companies.js';

type Values = Record<
  | 'organizationName'
  | 'legalEntityName'
  | 'website'
  | 'mailingStreetAddress'
  | 'mailingCity'
  | 'mailingState'
  | 'mailingZipCode',
  string
>;
const blank: Values = {
  organizationName: '',
  legalEntityName: '',
  website: '',
  mailingStreetAddress: '',
  mailingCity: '',
  mailingState: '',
  mailingZipCode: '',
};

/** What was left empty is left out. */
const toBody = (values: Values): NewCompany =>
  Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : [])));

interface AddAccountDialogProps {
  onClose: () => void;
  /** With the id of the new company. */
  onAdded: (companyId: string) => void;
}

/** An account for a client of the lender: the company's record, which its users go on with. */
export function AddAccountDialog({ onClose, onAdded }: AddAccountDialogProps) {
  const { user } = useArea();
  const create = useCreateCompany();
  const notify = useNotify();
  const added = useRef('');
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.new-account`,
    values: blank,
    check: (values) => companyErrors(values, new Date().getFullYear()),
    save: async (values) => {
      added.current = (await create.mutateAsync(toBody(values))).companyId;
    },
    failed: admin.errorAddingAccount,
  });
  const submit = async () => {
    if (!(await keptForm.submit())) return;
    notify.success(screens.done);
    onClose();
    onAdded(added.current);
  };
  return (
    <KeptFormDialog
      title={admin.addNewAccount}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel="Add Account"
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField<Values> name="organizationName" label="Organization name" autoComplete="off" required />
        <TextField<Values> name="legalEntityName" label="Legal entity name" autoComplete="off" />
        <TextField<Values> name="website" label="Website" autoComplete="off" inputMode="text" />
        <TextField<Values> name="mailingStreetAddress" label="Mailing address" autoComplete="off" />
        <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 2fr 1fr' }}>
          <TextField<Values> name="mailingCity" label="City" autoComplete="off" />
          <StateSelect<Values> name="mailingState" label="State" />
          <ZipField<Values> name="mailingZipCode" label="Zip code" />
        </Grid>
      </Stack>
    </KeptFormDialog>
  );
}
