import type { Page } from '@playwright/test';

/** What React hands to its developer tools after each commit, as far as it is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Watched {
  /** Components that were drawn since it was emptied last. */
  drawn: number;
  /** How long each key of the page was answered, from its handlers alone, in milliseconds. */
  answered: number[];
  /** From each key to the paint that shows it, in steps of 8 milliseconds; what took less than 16 counts as 16. */
  painted: number[];
}

type WatchedWindow = Window & { watched: Watched } & Record<'__REACT_DEVTOOLS_GLOBAL_HOOK__', object>;

/** From the next page on counts the components that are drawn, and measures keys by the browser's own event timing. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as WatchedWindow;
    here.watched = { drawn: 0, answered: [], painted: [] };
    const functionTags = new Set([0, 1, 11, 14, 15]);
    const isDrawn = 1;
    const rowOf = (first: Fiber | null): Fiber[] => {
      const row: Fiber[] = [];
      for (let next = first; next; next = next.sibling) row.push(next);
      return row;
    };
    const count = (fiber: Fiber): void => {
      if (functionTags.has(fiber.tag)) here.watched.drawn += 1;
    };
    const countNew = (fiber: Fiber): void => {
      count(fiber);
      rowOf(fiber.child).forEach(countNew);
    };
    // What was not touched is the very same object as before, with all that is below it.
    const countChanged = (now: Fiber, before: Fiber): void => {
      if ((now.flags & isDrawn) !== 0) count(now);
      if (now.child === before.child) return;
      const old = new Set(rowOf(before.child));
      for (const child of rowOf(now.child).filter((each) => !old.has(each)))
        if (child.alternate && old.has(child.alternate)) countChanged(child, child.alternate);
        else countNew(child);
    };
    here.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onScheduleFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => {
        if (current.alternate) countChanged(current, current.alternate);
      },
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'keypress') continue;
        here.watched.answered.push(entry.processingEnd - entry.processingStart);
        here.watched.painted.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** How many components a gesture drew, until the page stood still. */
export async function drawnBy(page: Page, gesture: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((window as unknown as WatchedWindow).watched.drawn = 0));
  await gesture();
  // What is drawn for it is drawn before the next picture but one; what a clock draws may come among it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.drawn);
}

/** The keys since it was asked last: how long they were answered, and until they were seen. Milliseconds. */
export function keyTimes(page: Page): Promise<Pick<Watched, 'answered' | 'painted'>> {
  return page.evaluate(() => {
    const { watched } = window as unknown as WatchedWindow;
    return { answered: watched.answered.splice(0), painted: watched.painted.splice(0) };
  });
}
