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

/** Where the picture of a look belongs; undefined where none is taken of it. */
async function pictureOf(page: Page, look: string): Promise<string | undefined> {
  if (!process.env['E2E_PICTURES'] || page.viewportSize()?.width !== desktop.width) return undefined;
  const { slugOf } = (await import(join(root, 'tools/lint/looks.mjs'))) as { slugOf(screen: string): string };
  const name = slugOf(look);
  return namedIn(folder).includes(name) ? join(folder, 'images', `${name}.webp`) : undefined;
}

/** What of a page is in sight. */
async function capture(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Half of what the same is as PNG, and as sharp.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await session.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/**
 * E2E_PICTURES=1 (`npm run pictures`): what a journey looks at is taken for the handbook, where a page shows it, from its top and as wide
 * as a desk has it.
 */
export async function takePicture(page: Page, screen: string): Promise<void> {
  const file = await pictureOf(page, screen);
  if (!file) return;
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  await capture(page, file);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
}

const drawn = 'http://paper.example';
/** Draws pages of a PDF beside each other; the last one where it has not so many. */
const drawing = (pages: readonly number[]) => `<!doctype html><title>Paper</title>
<style>body{margin:0;background:#e8e8e4}main{display:flex;gap:40px;justify-content:center;padding:24px}canvas{box-shadow:0 1px 6px #0004}</style>
<main></main>
<script type="module">
import { getDocument, GlobalWorkerOptions } from '/pdf.min.mjs';
GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
const paper = await getDocument('/paper.pdf').promise;
const main = document.querySelector('main');
for (const number of new Set(${JSON.stringify(pages)}.map((one) => Math.min(one, paper.numPages)))) {
  const page = await paper.getPage(number);
  const viewport = page.getViewport({ scale: ${desktop.height - 48} / page.getViewport({ scale: 1 }).height });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  main.append(canvas);
  await page.render({ canvas, viewport }).promise;
}
main.dataset.drawn = 'yes';
</script>`;

/** Two pages of a PDF that a journey was given, the first and the last unless others are named, as {@link takePicture} takes a screen. */
export async function takePaper(page: Page, paper: string, pdf: Uint8Array, pages = [1, 99]): Promise<void> {
  const file = await pictureOf(page, paper);
  if (!file) return;
  const table = await page.context().newPage();
  await table.setViewportSize(desktop);
  await table.route(`${drawn}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: drawing(pages) });
    if (name === 'paper.pdf') return route.fulfill({ contentType: 'application/pdf', body: Buffer.from(pdf) });
    return route.fulfill({ path: join(root, 'node_modules/pdfjs-dist/build', name) });
  });
  await table.goto(drawn);
  await table.locator('main[data-drawn]').waitFor();
  await capture(table, file);
  await table.close();
}
