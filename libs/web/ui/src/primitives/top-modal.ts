import { useSyncExternalStore } from 'react';

/** The shell and each area have this module to themselves: what they know of each other's dialogs stands in the document. */
const changed = 'groundwork:modals';

/** Opens the browser's own modal dialog, above those that are open. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.dataset['opened'] = String(performance.now());
  dialog.showModal();
  modalsChanged();
}

export const modalsChanged = (): void => void document.dispatchEvent(new Event(changed));

/** The dialog that everything else is inert below; one whose opening nobody wrote down counts by its place in the page. */
export function topModal(): HTMLDialogElement | null {
  const openedAt = (dialog: HTMLDialogElement) => Number(dialog.dataset['opened'] ?? 0);
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].reduce<HTMLDialogElement | null>(
    (top, dialog) => (top && openedAt(top) > openedAt(dialog) ? top : dialog),
    null,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(changed, listener);
  return () => document.removeEventListener(changed, listener);
}

/** The topmost modal dialog of the page, whoever opened it: what is to be reached while it is open has to stand in it. */
export const useTopModal = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, topModal);
