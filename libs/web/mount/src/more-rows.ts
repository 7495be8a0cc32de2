import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The lists before an element, in the box that it stands in; what is listed within an entry is none of them. */
const listsBefore = (anchor: Element | null): Element[] =>
  [...(anchor?.parentElement?.querySelectorAll('tbody, ul, ol') ?? [])].filter(
    (list) =>
      !list.parentElement?.closest('li, tbody') &&
      (list.compareDocumentPosition(anchor!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

/** Gives an entry the focus: its link, or itself where it has none. False where it does not show (a table's other shape). */
function focusEntry(entry: Element): boolean {
  const link = entry.querySelector<HTMLElement>('a[data-row]') ?? entry.querySelector<HTMLElement>('a[href]');
  const target = link ?? (entry as HTMLElement);
  if (!link) target.tabIndex = -1;
  target.focus();
  return document.activeElement === target;
}

/**
 * What a further page brought to the list before `anchor`: `begin` is said as it is fetched, and `pages` is another value when it came.
 * Where the way to more goes with that page (`hasMore`), the focus that was on it goes to the first new entry, not to the page's top.
 */
export function useMoreRows(anchor: RefObject<Element | null>, pages: unknown, hasMore: boolean) {
  const begun = useRef<{ pages: unknown; counts: ReadonlyMap<Element, number> }>(undefined);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (!begun.current || begun.current.pages === pages) return;
    const { counts } = begun.current;
    begun.current = undefined;
    const grown = listsBefore(anchor.current).flatMap((list) => {
      const count = counts.get(list) ?? list.childElementCount;
      return list.childElementCount > count ? [{ list, count }] : [];
    });
    setAdded(Math.max(0, ...grown.map(({ list, count }) => list.childElementCount - count)));
    if (hasMore || document.activeElement !== document.body) return;
    grown.some(({ list, count }) => focusEntry(list.children[count]!));
  }, [anchor, pages, hasMore]);
  const begin = () => {
    setAdded(0);
    begun.current = {
      pages,
      counts: new Map(listsBefore(anchor.current).map((list) => [list, list.childElementCount])),
    };
  };
  return { added, begin };
}
