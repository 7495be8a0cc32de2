import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { shared } from '@groundwork/domain-messages';
import type { ShellDialog } from '@groundwork/web-mount';
import { notice } from '../notifications/index.js';
import { closeDialog, useDialogs } from './dialogs.store.js';
import type { DialogRegistry, ShellDialogProps } from './dialogs.types.js';

interface DialogHostProps extends Omit<ShellDialogProps, 'onClose'> {
  registry: DialogRegistry;
}

/** The place of the shell's dialogs: each is fetched when it is first opened. */
export function DialogHost({ registry, ...dialogProps }: DialogHostProps) {
  const open = useDialogs((state) => state.open);
  const [fetched, setFetched] = useState<{ name: ShellDialog; Dialog: ComponentType<ShellDialogProps> }>();
  const load = open && registry[open];

  useEffect(() => {
    if (!open) return;
    let gone = false;
    const found = load ? load() : Promise.reject(new Error(`The shell has no dialog '${open}'`));
    found.then(
      (module) => gone || setFetched({ name: open, Dialog: module.default }),
      () => {
        if (gone) return;
        notice('error', shared.serviceUnavailable);
        closeDialog();
      },
    );
    return () => {
      gone = true;
    };
  }, [open, load]);
  // With the portal its dialogs go: the next user begins without any.
  useEffect(() => closeDialog, []);

  if (!open || fetched?.name !== open) return null;
  return <fetched.Dialog {...dialogProps} onClose={closeDialog} />;
}
