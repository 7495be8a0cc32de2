import { create } from 'zustand';
import type { Notice } from '@groundwork/web-ui';

interface NoticesState {
  notices: Notice[];
}

/** More than these are never on the screen at once; the oldest goes first. */
const atMost = 3;
let lastId = 0;

export const useNotices = create<NoticesState>(() => ({ notices: [] }));

/** Says something in the snackbar; of what can be taken back, with how. */
export function notice(kind: Notice['kind'], text: string, undo?: Notice['undo']): void {
  lastId += 1;
  const added: Notice = { id: lastId, kind, text, undo };
  // Said again it stands once, with its time begun anew.
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((one) => one.text !== text || one.kind !== kind), added].slice(-atMost),
  }));
}

export function dismiss(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
}
