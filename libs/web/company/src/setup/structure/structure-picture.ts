import { saveBlob } from '@groundwork/web-http';
import { structureSvg } from './structure-svg.js';
import type { Layout } from './structure-layout.js';

/** Twice the size of the screen, for print; less where a browser would refuse so large a canvas. */
const SCALE = 2;
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 60_000_000;

/** How many pixels of the picture one pixel of the diagram takes. */
export function pictureScale({ width, height }: Pick<Layout, 'width' | 'height'>): number {
  return Math.min(SCALE, LONGEST_SIDE / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** A title as the name of a file: without what the file systems keep for themselves. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'Structure';

export function saveSvg(layout: Layout, title: string): void {
  saveBlob(new Blob([structureSvg(layout, title)], { type: 'image/svg+xml' }), `${fileNameOf(title)}.svg`);
}

/**
 * Draws the picture on a canvas and saves it. It holds nothing that is fetched, so that the canvas may be read. Rejects where
 * the browser cannot draw it.
 */
export async function savePng(layout: Layout, title: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(structureSvg(layout, title))}`;
  await image.decode();
  const scale = pictureScale(layout);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(layout.width * scale);
  canvas.height = Math.ceil(layout.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'));
  if (!png) throw new Error('The picture is too large for a canvas');
  saveBlob(png, `${fileNameOf(title)}.png`);
}
