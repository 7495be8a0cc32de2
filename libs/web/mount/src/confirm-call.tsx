import type { ComponentProps } from 'react';
import { ConfirmDialog } from '@groundwork/web-ui';
import { useAttempt } from './use-attempt.js';
import type { Attempting } from './use-attempt.js';

type Question = ComponentProps<typeof ConfirmDialog>;

interface ConfirmCallProps
  extends
    Attempting,
    Pick<Question, 'title' | 'confirmLabel' | 'cancelLabel' | 'busyLabel' | 'danger' | 'disabled' | 'children'> {
  /** Calls the server, and tells what became of it; nothing where another question follows. */
  act: () => Promise<unknown> | undefined;
  onClose: () => void;
}

/** Asks before something is done, and closes once it is; what went wrong stands below the question, which stays. */
export function ConfirmCall({ act, failed, explain, caught, onClose, ...question }: ConfirmCallProps) {
  const { attempt, busy, failure } = useAttempt({ failed, explain, caught });
  const run = async () => {
    if (await attempt(act)) onClose();
  };
  return (
    <ConfirmDialog {...question} open busy={busy} failure={failure} onConfirm={() => void run()} onCancel={onClose} />
  );
}
