import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Somebody else is faster with the next call to `path`: the same command is done once before it, under a key of its own. */
export async function beforehand(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      const headers = { ...route.request().headers(), 'idempotency-key': randomUUID() };
      await route.fetch({ headers });
      await route.continue();
    },
    { times: 1 },
  );
}
