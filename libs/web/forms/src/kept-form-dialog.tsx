import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionDialog, Stack } from '@groundwork/web-ui';
import type { FieldNames } from './conflict-dialog.js';
import { KeptFormView } from './kept-form-view.js';
import type { KeptForm } from './use-kept-form.js';

interface KeptFormDialogProps<Values extends FieldValues> extends Partial<FieldNames> {
  title: string;
  /** Name of the form, where it is not the title. */
  label?: string;
  keptForm: KeptForm<Values>;
  /** Saves, and closes the dialog when that is done. */
  onSubmit: () => unknown;
  submitLabel: string;
  busyLabel?: string;
  danger?: boolean;
  /** Nothing can be sent as it stands. */
  blocked?: boolean;
  onClose: () => void;
  /** What is said above the form. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * A kept form in a dialog. Escape and the cross leave what is typed for the next time, the button 'Cancel' alone gives it up; what was
 * typed earlier and is only offered yet stays in any case.
 */
export function KeptFormDialog<Values extends FieldValues>(props: KeptFormDialogProps<Values>) {
  const { title, label = title, keptForm, submitLabel, onClose, lead, children } = props;
  const { busyLabel, danger, blocked = false, labels, show } = props;
  const onSubmit = () => (blocked ? undefined : props.onSubmit());
  const body = useRef<HTMLDivElement>(null);
  // What is typed begins here, and not at the cross; while something is offered that was typed earlier, no field can be.
  useEffect(() => body.current?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled')?.focus(), []);
  const cancel = () => {
    if (!keptForm.offer) keptForm.discard();
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      onClose={onClose}
      onCancel={cancel}
      actionLabel={submitLabel}
      onAct={onSubmit}
      danger={danger}
      disabled={blocked || keptForm.offer !== undefined}
      busy={keptForm.saving}
      busyLabel={busyLabel}
    >
      <Stack ref={body} gap="4">
        {lead}
        <KeptFormView keptForm={keptForm} label={label} labels={labels} show={show} onSubmit={onSubmit}>
          {children}
          {/* Enter in a field submits: the buttons stand outside of the form. */}
          <button type="submit" hidden />
        </KeptFormView>
      </Stack>
    </ActionDialog>
  );
}
