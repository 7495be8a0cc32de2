import { useEffect } from 'react';
import { shared } from '@groundwork/domain-messages';
import { useBlocker } from '@groundwork/web-mount';
import { ConfirmDialog } from '@groundwork/web-ui';

interface UnsavedGuardProps {
  /** Whether there is something to lose, usually `form.formState.isDirty`. */
  when: boolean;
  /** The question; the broker's agreement has its own. */
  question?: string;
}

/** Asks before unsaved changes are left, by a link inside the area or by closing the page. */
export function UnsavedGuard({ when, question = shared.unsavedChanges }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={question}
      confirmLabel="Leave"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
