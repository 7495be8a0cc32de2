import { companyErrors } from '@groundwork/domain-companies';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem, StateSelect, TextField, useRuleForm, ZipField } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Grid, Stack } from '@groundwork/web-ui';
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
  const form = useRuleForm<Values>({
    defaultValues: blank,
    check: (values) => companyErrors(values, new Date().getFullYear()),
  });
  const create = useCreateCompany();
  const notify = useNotify();
  const store = async (values: Values) => {
    try {
      const { companyId } = await create.mutateAsync(toBody(values));
      notify.success(screens.done);
      onClose();
      onAdded(companyId);
    } catch (error) {
      notify.error(admin.errorAddingAccount);
      showProblem(form, error);
    }
  };
  const submit = form.handleSubmit(store);
  return (
    <Dialog
      open
      title={admin.addNewAccount}
      onClose={create.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={create.isPending}>
            {screens.cancel}
          </Button>
          <Button onClick={() => void submit()} loading={create.isPending} loadingText={screens.submitting}>
            Add Account
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={admin.addNewAccount}>
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
          <FormAlert />
          {/* Enter in a field submits: the buttons stand outside of the form. */}
          <button type="submit" hidden />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
