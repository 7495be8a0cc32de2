import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldErrors } from '@groundwork/domain-validation';
import { KeptFormDialog, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';

interface AddPartyDialogProps<Values extends FieldValues> {
  /** Under which name the browser keeps what is typed, of this user and company. */
  draft: string;
  companyId: string;
  values: Values;
  check: (values: Values) => FieldErrors;
  /** Gives the id of who was added. */
  add: (values: Values) => Promise<string>;
  /** What is said before the reason why it could not be done. */
  failed: string;
  title: string;
  submitLabel: string;
  onAdded: (id: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which somebody is added to the company without leaving the application; what is typed is kept until it is sent. */
export function AddPartyDialog<Values extends FieldValues>(props: AddPartyDialogProps<Values>) {
  const { draft, companyId, values, check, add, failed, title, submitLabel, onAdded, onClose, children } = props;
  const { user } = useArea();
  const added = useRef<string>(undefined);
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.company.${companyId}.${draft}`,
    values,
    check,
    save: async (entered) => {
      added.current = await add(entered);
    },
    failed,
  });
  const submit = async () => {
    if ((await keptForm.submit()) && added.current !== undefined) onAdded(added.current);
  };
  return (
    <KeptFormDialog title={title} keptForm={keptForm} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>{children}</Grid>
    </KeptFormDialog>
  );
}
