import type { ComponentType } from 'react';
import type { AreaChannel, ShellDialog } from '@groundwork/web-mount';
import type { Session } from '../../data/session.types.js';

/** What a dialog of the shell is given. */
export interface ShellDialogProps {
  session: Session;
  /** To the area that stands behind the dialog. */
  channel: AreaChannel;
  /** Goes to a path of the area. */
  navigate: (path: string) => void;
  onClose: () => void;
}

/** How each dialog is fetched, by the default export of its module. */
export type DialogRegistry = Partial<Record<ShellDialog, () => Promise<{ default: ComponentType<ShellDialogProps> }>>>;
