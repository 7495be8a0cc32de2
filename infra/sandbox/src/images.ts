/** The size of a JPEG or PNG in pixels; undefined for what is neither, or is broken. */
export function imageSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}

/** Walks the segments up to the frame header (SOF0 to SOF15 without DHT, JPG and DAC), which has the size. */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
