import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm } from '@groundwork/web-forms';
import { Button, Dialog, Grid, Stack } from '@groundwork/web-ui';

interface AddPartyDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  submitLabel: string;
  busy: boolean;
  store: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which somebody is added to the company without leaving the application. */
export function AddPartyDialog<Values extends FieldValues>(props: AddPartyDialogProps<Values>) {
  const { form, title, submitLabel, busy, store, onClose, children } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {screens.cancel}
          </Button>
          <Button onClick={() => void form.handleSubmit(store)()} loading={busy} loadingText={screens.submitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={title}>
        <Stack gap="5">
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>{children}</Grid>
          <FormAlert />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
