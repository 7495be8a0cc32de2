import { useState } from 'react';
import type { ReactNode } from 'react';
import { operations as words } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Alert, ConfirmDialog, Stack } from '@groundwork/web-ui';

interface ConfirmOperationProps {
  title: string;
  confirm: string;
  danger?: boolean;
  /** It cannot be confirmed as it stands. */
  disabled?: boolean;
  /** Does it, and tells what became of it; nothing where another question follows. */
  act: () => Promise<void> | undefined;
  /** Whether what went wrong is told otherwise. */
  caught?: (error: unknown) => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done with the deployment, and closes once it is; what went wrong stands below the question. */
export function ConfirmOperation(props: ConfirmOperationProps) {
  const { title, confirm, danger = false, disabled = false, act, caught, onClose, children } = props;
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    const acting = act();
    if (!acting) return;
    setFailure('');
    setIsBusy(true);
    try {
      await acting;
      onClose();
    } catch (error) {
      if (!caught?.(error)) setFailure(sentenceFor(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirm}
      danger={danger}
      busy={isBusy}
      disabled={disabled}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {children}
        {failure ? (
          <Alert tone="danger">
            {words.actionFailed}: {failure}
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** Tells what became of something that was put aside: nothing, where somebody was faster. */
export function useToldDone(): (acting: Promise<{ done: number }>, told: string) => Promise<void> {
  const notify = useNotify();
  return async (acting, told) => {
    const { done } = await acting;
    if (done > 0) notify.success(told);
    else notify.info(words.goneMeanwhile);
  };
}
