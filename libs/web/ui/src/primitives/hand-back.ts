import { useEffect, useRef } from 'react';

/** How long what was done may take to show on the page, milliseconds. */
const settledAfterMs = 10_000;

/** The heading of the part of the page in which something stands. */
function headingNear(element: Element): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
    if (heading) return heading;
  }
  return null;
}

/** Whoever listens goes on from here: it is read out, and the next element with the keyboard is the first one below it. */
function goOnFrom(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * What has the focus now, to be given it back when a dialog is over. What the dialog was for may take it off the page, as the row of what
 * was deleted, before or a moment after: then the heading near it has the focus, unless something has taken it by itself.
 */
export function handBackTo(before: Element | null): () => void {
  if (!(before instanceof HTMLElement) || before === document.body) return () => undefined;
  const page = before.ownerDocument;
  const heading = headingNear(before);
  return () => {
    if (before.isConnected) before.focus();
    const isLost = () => {
      if (before.isConnected || page.activeElement !== page.body) return false;
      const next = heading?.isConnected ? heading : page.querySelector<HTMLElement>('main h1');
      if (next) goOnFrom(next);
      return true;
    };
    if (isLost()) return;
    const watch = new MutationObserver(() => isLost() && watch.disconnect());
    watch.observe(page.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), settledAfterMs);
  };
}

/**
 * A page becomes another one: where what had the focus went with it, as the link or the button that led on, the heading of the new page
 * has the focus, once it is there. `place` says which page it is.
 */
export function useFocusOfPage(place: string): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (last.current = target as Element);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    // What is watched may outlive the window in which it was: the observer is told of the end of a page, too.
    const page = document;
    const goOn = () => {
      if (!last.current || last.current.isConnected || page.activeElement !== page.body) return;
      const heading = page.querySelector<HTMLElement>('main h1');
      if (heading) goOnFrom(heading);
    };
    goOn();
    const watch = new MutationObserver(goOn);
    watch.observe(page.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), settledAfterMs);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
}
