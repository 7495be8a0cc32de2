import { useEffect } from 'react';
import { shared } from '@groundwork/domain-messages';
import { useBlocker } from '@groundwork/web-mount';
import { ConfirmDialog } from '@groundwork/web-ui';

interface UnsavedGuardProps {
  /** Whether there is something to lose, usually `form.formState.isDirty`. */
  when: boolean;
  /** The question; the broker's agreement has its own. */
  question?: string;
  /** The screen is chosen by the address's query too: a change of it alone leaves what is open. */
  withQuery?: boolean;
}

/** Asks before unsaved changes are left, by a link inside the area or by closing the page. */
export function UnsavedGuard({ when, question = shared.unsavedChanges, withQuery = false }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => when && (from.pathname !== to.pathname || (withQuery && from.search !== to.search)),
  );
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
