import type { RefObject } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { useBlocker, useUnsaved } from '@groundwork/web-mount';
import { ConfirmDialog } from '@groundwork/web-ui';
import { useAskBeforeUnload } from './ask-before-unload.js';

interface UnsavedGuardProps {
  /** Whether there is something to lose, usually `form.formState.isDirty`. */
  when: boolean;
  /** The question; the broker's agreement has its own. */
  question?: string;
  /** The screen is chosen by the address's query too: a change of it alone leaves what is open. */
  withQuery?: boolean;
  /** True while the screen itself moves on, having saved: read when the way is gone, not when it was drawn. */
  passing?: RefObject<boolean>;
}

/** Asks before unsaved changes are left, by a link inside the area or by closing the page. */
export function UnsavedGuard({ when, ...props }: UnsavedGuardProps) {
  useAskBeforeUnload(when);
  useUnsaved(when);
  // The router hears one guard alone, the last: of several forms on a screen those that have nothing to lose keep out of it.
  return when ? <Guard {...props} /> : null;
}

function Guard({ question = screens.unsavedChanges, withQuery = false, passing }: Omit<UnsavedGuardProps, 'when'>) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !passing?.current && (from.pathname !== to.pathname || (withQuery && from.search !== to.search)),
  );
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
