import { useEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog while `open`, with the focus on what carries `data-autofocus`. Afterwards the
 * focus goes back where it was: the browser does that for a dialog that is closed, not for one that leaves the page. A
 * second Escape closes a dialog without asking: that is `onClose`, and one that has to be answered, or is not left for
 * all that, opens again.
 */
export function useModal(open: boolean, onClose?: () => void) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      const elsewhere =
        document.activeElement !== document.body &&
        document.activeElement !== null &&
        !dialog.contains(document.activeElement);
      if (!elsewhere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const closed = () => {
      onClose?.();
      setTimeout(() => {
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      });
    };
    dialog.addEventListener('close', closed);
    return () => dialog.removeEventListener('close', closed);
  }, [open, onClose]);
  return element;
}
