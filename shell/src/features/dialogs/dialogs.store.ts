import { create } from 'zustand';
import type { ShellDialog } from '@groundwork/web-mount';

interface DialogsState {
  open: ShellDialog | undefined;
}

/** Which of the shell's dialogs is open; one at a time. */
export const useDialogs = create<DialogsState>(() => ({ open: undefined }));

export const openDialog = (open: ShellDialog) => useDialogs.setState({ open });

export const closeDialog = () => useDialogs.setState({ open: undefined });
