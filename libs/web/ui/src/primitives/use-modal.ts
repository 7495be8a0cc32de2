import { useEffect, useRef } from 'react';
import { handBackTo } from './hand-back.js';
import { ignoreSecondClick } from './second-click.js';
import { modalsChanged, showModal, topModal } from './top-modal.js';

const titleOf = (dialog: HTMLElement): HTMLElement | null =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');

/** Where whoever listens begins: what carries `data-autofocus`, else the title. */
const beginOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleOf(dialog);

/**
 * What has the focus in an open dialog may go while others come in its place, as from one step of it to the next: then its begin has it,
 * unless something has taken it by itself. What is disabled while something is on its way loses it, too: the title has it meanwhile. Gives
 * the way to stop.
 */
function keepFocusIn(dialog: HTMLElement): () => void {
  let last = document.activeElement;
  const remember = ({ target }: FocusEvent) => (last = target as Element);
  dialog.addEventListener('focusin', remember);
  let waiting: HTMLElement | undefined;
  const bridge = () => {
    const { activeElement, body } = document;
    const title = titleOf(dialog);
    if (waiting && !(waiting.isConnected && waiting.matches(':disabled'))) {
      // A click on what is disabled leaves it with the dialog itself.
      if (activeElement === title || activeElement === body || activeElement === dialog) waiting.focus();
      waiting = undefined;
    } else if (!waiting && last instanceof HTMLElement && last.isConnected && last.matches(':disabled')) {
      // A question that this one asks has a title of its own.
      if (last.closest('dialog') !== dialog || (activeElement !== last && activeElement !== body)) return;
      waiting = last;
      title?.focus({ preventScroll: true });
    }
  };
  const watch = new MutationObserver(() => {
    bridge();
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    beginOf(dialog)?.focus({ preventScroll: true });
  });
  watch.observe(dialog, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    dialog.removeEventListener('focusin', remember);
    watch.disconnect();
  };
}

/**
 * The browser would close a dialog at a second Escape in a row without asking, and until it is open again a third one meets the dialog
 * below. A key that is held down is pressed once; one that something inside has taken, as an open menu, is none. Gives the way to stop.
 */
function onEscape(dialog: HTMLDialogElement, onClose: (() => void) | undefined): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || topModal() !== dialog) return;
    event.preventDefault();
    if (!event.repeat) onClose?.();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

/**
 * Opens the browser's own modal dialog while `open`, with the focus on what carries `data-autofocus`, and keeps it in there. Afterwards
 * it goes back where it was: the browser does that for a dialog that is closed, not for one that leaves the page. Escape is `onClose`
 * of the topmost alone. What else asks to close it, as a phone's way back, is `onClose`, too, and one that has to be answered, or is not
 * left for all that, opens again.
 */
export function useModal(open: boolean, onClose?: () => void) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const handBack = handBackTo(document.activeElement);
    if (!dialog.open) showModal(dialog);
    ignoreSecondClick();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const stop = keepFocusIn(dialog);
    return () => {
      stop();
      const elsewhere =
        document.activeElement !== document.body &&
        document.activeElement !== null &&
        !dialog.contains(document.activeElement);
      if (!elsewhere) handBack();
      modalsChanged();
      ignoreSecondClick();
    };
  }, [open]);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const closed = () => {
      onClose?.();
      setTimeout(() => {
        if (dialog.isConnected && !dialog.open) showModal(dialog);
      });
    };
    dialog.addEventListener('close', closed);
    const stop = onEscape(dialog, onClose);
    return () => {
      stop();
      dialog.removeEventListener('close', closed);
    };
  }, [open, onClose]);
  return element;
}
