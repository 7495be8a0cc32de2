import { useEffect, useRef } from 'react';

/** The element gets the focus when it comes: what had it while the terms were fetched is gone. */
export function useFocused<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
