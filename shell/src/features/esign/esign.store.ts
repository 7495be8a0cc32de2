import { create } from 'zustand';
import type { EsignState } from '@groundwork/web-mount';
import { remembered, rememberForSession } from '../../components/session-memory.js';
import type { EsignData } from '../../data/esign.js';

interface EsignStore {
  /** How the user stands to the terms in force; undefined until it is known. */
  standing: EsignState | undefined;
  /** What the check at the start has just read, for the dialog that it opens. */
  read: EsignData | undefined;
}

export const useEsignStore = create<EsignStore>(() => ({ standing: undefined, read: undefined }));

const ignoredKey = 'esign.ignored';

/** Whether this user chose 'Ignore For Now' in this session, in whichever tab. */
export const isIgnored = (userId: string): boolean => remembered(ignoredKey) === userId;

export function ignore(userId: string): void {
  rememberForSession(ignoredKey, userId);
  stand({ accepted: false, ignored: true });
}

export const stand = (standing: EsignState): void => useEsignStore.setState({ standing });

/** Takes what the check has read, once: who opens the dialog later asks anew. */
export function takeRead(): EsignData | undefined {
  const { read } = useEsignStore.getState();
  useEsignStore.setState({ read: undefined });
  return read;
}
