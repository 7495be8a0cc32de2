import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment: what is typed asks the server only when the typing pauses. */
export function useSettled(value: string, milliseconds = 200): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
