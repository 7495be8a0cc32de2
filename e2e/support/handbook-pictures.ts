import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desktop } from './widths.js';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'handbook');

/** The pictures that pages of the handbook show. */
const namedIn = (pages: string): string[] =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...readFileSync(join(pages, path), 'utf8').matchAll(/\(\.\.\/images\/([\w-]+)\.webp\)/g)])
    .map(([, name = '']) => name);

/**
 * E2E_PICTURES=1 (`npm run pictures`): what a journey looks at is taken for the handbook, where a page shows it, from its top and as wide
 * as a desk has it.
 */
export async function takePicture(page: Page, screen: string): Promise<void> {
  if (!process.env['E2E_PICTURES'] || page.viewportSize()?.width !== desktop.width) return;
  const { slugOf } = (await import(join(root, 'tools/lint/looks.mjs'))) as { slugOf(screen: string): string };
  const name = slugOf(screen);
  if (!namedIn(folder).includes(name)) return;
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  const session = await page.context().newCDPSession(page);
  // Half of what the same is as PNG, and as sharp.
  const { data: picture } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await session.detach();
  writeFileSync(join(folder, 'images', `${name}.webp`), Buffer.from(picture, 'base64'));
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
}
