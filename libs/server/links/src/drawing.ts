import { inflateSync } from 'node:zlib';
import { shared } from '@groundwork/domain-messages';
import type { Complaint } from '@groundwork/domain-validation';

/** Longest data URL of a drawn signature, in characters. */
export const MAX_DRAWING = 200_000;

const prefix = 'data:image/png;base64,';
const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const mostPixels = 4_000_000;
/** Bytes of a pixel by the colour type of its header: what a canvas draws, in colours with and without transparency. */
const bytesOfPixel: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** The parts of a PNG by their name, as far as they are whole. */
function chunksOf(png: Buffer): { readonly name: string; readonly data: Buffer }[] {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = magic.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > png.length) break;
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at = end;
  }
  return chunks;
}

/**
 * Whether it is a picture as a signature pad draws it, whole, and no larger when it is unpacked than it says: it is set on a paper
 * later, where a broken or a packed one of gigabytes would be met too late.
 */
function isDrawn(png: Buffer): boolean {
  const [header, ...rest] = png.subarray(0, magic.length).equals(magic) ? chunksOf(png) : [];
  if (header?.name !== 'IHDR' || header.data.length !== 13 || rest.at(-1)?.name !== 'IEND') return false;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour, packing, filter, interlace] = header.data.subarray(8);
  const pixel = bytesOfPixel[colour ?? 0];
  if (pixel === undefined || depth !== 8 || packing !== 0 || filter !== 0 || interlace !== 0) return false;
  if (width === 0 || height === 0 || width * height > mostPixels) return false;
  const row = width * pixel + 1;
  try {
    const packed = Buffer.concat(rest.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
    const pixels = inflateSync(packed, { maxOutputLength: row * height });
    if (pixels.length !== row * height) return false;
    for (let at = 0; at < pixels.length; at += row) if ((pixels[at] ?? 9) > 4) return false;
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a drawn signature. */
export function drawingComplaint(drawing: string): Complaint {
  const packed = drawing.slice(prefix.length);
  const isPng = drawing.startsWith(prefix) && drawing.length <= MAX_DRAWING && /^[A-Za-z0-9+/]+={0,2}$/.test(packed);
  return isPng && isDrawn(Buffer.from(packed, 'base64')) ? undefined : shared.signatureFirst;
}
