import { inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples a pixel, by the colour type. Palettes are no signature. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const mostPixels = 4_000_000;

/**
 * Whether a PNG can be set on paper: eight bits a sample, not interlaced, of a bounded size, its pixels whole. The library
 * that sets it reads the pixels after the call has returned, where nothing could catch that they are broken.
 */
export function isPrintablePng(png: Buffer): boolean {
  if (png.length < 33 || !png.subarray(0, 8).equals(signature) || png.toString('latin1', 12, 16) !== 'IHDR')
    return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const samples = channels[png[25] ?? -1];
  const plain = png[24] === 8 && png[26] === 0 && png[27] === 0 && png[28] === 0;
  if (!plain || samples === undefined || width === 0 || height === 0 || width * height > mostPixels) return false;
  const length = (width * samples + 1) * height;
  try {
    return inflateSync(Buffer.concat(dataOf(png)), { maxOutputLength: length + 1 }).length === length;
  } catch {
    return false;
  }
}

/** Width and height in pixels. */
export const sizeOfPng = (png: Buffer): { readonly width: number; readonly height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

/** The same picture with its pixels alone: descriptions, places, profiles and whatever stands behind its end are left out. */
export function pixelsAlone(png: Buffer): Buffer {
  const parts: Buffer[] = [signature];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (['IHDR', 'IDAT', 'IEND'].includes(type)) parts.push(png.subarray(at, at + 12 + length));
    if (type === 'IEND' || at + 12 + length > png.length) break;
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/** The chunks of pixels, up to the end or to a chunk that is cut off. */
function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IEND' || at + 12 + length > png.length) break;
    if (type === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return parts;
}
