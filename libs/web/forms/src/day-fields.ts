import { createContext, useContext, useEffect } from 'react';

/** Which fields of a form hold days, by their paths: also one that is not drawn at the moment, as of another step. */
export const DayFields = createContext<Set<string> | undefined>(undefined);

/** Of a field that holds a day: wherever its form shows the value otherwise, it is written as days are. */
export function useHoldsDay(path: string): void {
  const days = useContext(DayFields);
  useEffect(() => {
    days?.add(path);
  }, [days, path]);
}
