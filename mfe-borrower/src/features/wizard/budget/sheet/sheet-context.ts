import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SheetState, SheetStore } from './sheet-store.js';

export const SheetContext = createContext<SheetStore | undefined>(undefined);

/** The sheet that is edited. */
export function useSheetStore(): SheetStore {
  const store = useContext(SheetContext);
  if (!store) throw new Error('useSheetStore is used outside of a sheet');
  return store;
}

/** Something of the sheet; who asks is drawn anew when that changes, and by nothing else. */
export function useSheetValue<Value>(read: (state: SheetState) => Value): Value {
  const store = useSheetStore();
  return useSyncExternalStore(store.subscribe, () => read(store.state()));
}
