/** What other features may use of the shell's dialogs. */
export { openDialog } from './dialogs.store.js';
export type { DialogRegistry, ShellDialogProps } from './dialogs.types.js';
