import { test } from '@playwright/test';

/**
 * What the tests of a file share: made when the first of them asks, ended after the last. Called while the file loads. A fixture of the
 * worker's does the same, but between files whose fixtures of that kind differ Playwright ends the worker and its browser.
 */
export function ofFile<T>(make: () => Promise<T>, end: (made: T) => unknown): () => Promise<T> {
  let made: Promise<T> | undefined;
  test.afterAll(async () => {
    const ended = made?.then(end, () => undefined);
    made = undefined;
    await ended;
  });
  return () => (made ??= make());
}
