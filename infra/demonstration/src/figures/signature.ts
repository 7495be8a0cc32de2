import { crc32, deflateSync } from 'node:zlib';

const width = 200;
const height = 50;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A pen's wave as a PNG data URL, as the signature pad gives one. */
export function drawnSignature(seed: number): string {
  const rows = Array.from({ length: height }, () => Buffer.alloc(width + 1, 255));
  for (const row of rows) row[0] = 0;
  for (let x = 12; x < width - 12; x += 1) {
    const y = Math.round(height / 2 + Math.sin(x / (6 + seed)) * (14 - x / 20) + Math.cos(x / 17 + seed) * 5);
    for (const offset of [0, 1]) {
      const row = rows[Math.min(height - 1, Math.max(0, y + offset))];
      if (row) row[x + 1] = 20;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
