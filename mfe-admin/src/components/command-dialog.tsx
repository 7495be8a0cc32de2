import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { KeptFormDialog } from '@groundwork/web-forms';
import type { FieldNames } from '@groundwork/web-forms';
import { Text } from '@groundwork/web-ui';
import type { CommandForm } from './use-command-form.js';

interface CommandDialogProps<Values extends FieldValues> extends Partial<FieldNames> {
  title: string;
  lead: string;
  form: CommandForm<Values>;
  label: string;
  danger?: boolean;
  /** How it stands since somebody else moved it: nothing is sent before that is taken. */
  moved?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form whose button moves money: sent once; what is refused stands at its field, and nothing typed is lost. */
export function CommandDialog<Values extends FieldValues>(props: CommandDialogProps<Values>) {
  const { lead, form, label, moved, ...others } = props;
  return (
    <KeptFormDialog
      {...others}
      lead={moved ?? <Text>{lead}</Text>}
      blocked={moved !== undefined}
      keptForm={form}
      onSubmit={form.send}
      submitLabel={label}
    />
  );
}
