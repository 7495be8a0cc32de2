import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, ConfirmDialog, Stack } from '@groundwork/web-ui';

type Question = ComponentProps<typeof ConfirmDialog>;

interface ConfirmCallProps extends Pick<
  Question,
  'title' | 'confirmLabel' | 'cancelLabel' | 'busyLabel' | 'danger' | 'disabled' | 'children'
> {
  /** Calls the server, and tells what became of it; nothing where another question follows. */
  act: () => Promise<unknown> | undefined;
  /** What is said before the reason why it could not be done. */
  failed?: string;
  /** Whether what went wrong is told otherwise. */
  caught?: (error: unknown) => boolean;
  onClose: () => void;
}

/** Asks before something is done, and closes once it is; what went wrong stands below the question, which stays. */
export function ConfirmCall({ act, failed, caught, onClose, children, ...question }: ConfirmCallProps) {
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // A second press may come before the button is drawn as locked.
  const isRunning = useRef(false);
  const run = async () => {
    const acting = isRunning.current ? undefined : act();
    if (!acting) return;
    isRunning.current = true;
    setFailure('');
    setIsBusy(true);
    try {
      await acting;
      onClose();
    } catch (error) {
      if (!caught?.(error)) setFailure(failed ? `${failed}: ${sentenceFor(error)}` : sentenceFor(error));
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog {...question} open busy={isBusy} onConfirm={() => void run()} onCancel={onClose}>
      <Stack gap="3">
        {children}
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
      </Stack>
    </ConfirmDialog>
  );
}
