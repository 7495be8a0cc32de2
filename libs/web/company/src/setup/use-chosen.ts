import { useState } from 'react';

/** A choice that is saved at once: it is shown from the click on, and what the server knows is shown again when that has answered. */
export function useChosen<Value>(known: Value) {
  const [chosen, setChosen] = useState<{ value: Value }>();
  return {
    value: chosen ? chosen.value : known,
    choose: (value: Value) => setChosen({ value }),
    /** Handed to the command. */
    settled: { onSettled: () => setChosen(undefined) },
  };
}
