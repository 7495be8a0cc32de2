import { isPrintablePng, pixelsAlone, sizeOfPng } from '@groundwork/server-paper/png';

const widest = 1200;
const tallest = 400;

/** A logo as it is kept: a PNG of a bounded size that papers can show, with its pixels alone. Undefined for anything else. */
export function plainPng(file: Buffer): Buffer | undefined {
  if (!isPrintablePng(file)) return undefined;
  const { width, height } = sizeOfPng(file);
  return width <= widest && height <= tallest ? pixelsAlone(file) : undefined;
}
