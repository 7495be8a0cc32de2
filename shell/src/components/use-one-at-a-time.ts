import { useRef, useState } from 'react';

/**
 * What a button does, one thing at a time: a second press before the button is drawn as locked is the same press. `running` names what
 * is being done.
 */
export function useOneAtATime<What extends string = 'busy'>() {
  const [running, setRunning] = useState<What>();
  const isRunning = useRef(false);
  const run = async (what: What, work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(what);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  return { running, run };
}
