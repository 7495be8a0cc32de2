import { useState } from 'react';
import type { ReactNode } from 'react';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { ConfirmDialog } from './confirm-dialog.js';

/**
 * How a dialog is left in which something may be typed that nothing keeps: at once where there is nothing to lose, else after a question,
 * which stands in the dialog. Escape, the cross and Cancel all take `close`.
 */
export function useLeaveQuestion(isTyped: boolean, leave: () => void): { close: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : leave()),
    question: (
      <ConfirmDialog
        open={asking}
        title={screens.loseTypedQuestion}
        confirmLabel={masters.loseTyped}
        cancelLabel={screens.keepEditing}
        danger
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
