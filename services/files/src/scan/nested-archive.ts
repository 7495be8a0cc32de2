import { crc32 } from 'node:zlib';

const name = Buffer.from('a');
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** A record of a zip file: numbers of two or four bytes, as `H` and `I` say, and what follows them. */
function record(form: string, numbers: readonly number[], ...rest: readonly Buffer[]): Buffer {
  const head = Buffer.alloc([...form].reduce((size, letter) => size + (letter === 'I' ? 4 : 2), 0));
  let at = 0;
  for (const [index, letter] of [...form].entries())
    at = letter === 'I' ? head.writeUInt32LE(numbers[index] ?? 0, at) : head.writeUInt16LE(numbers[index] ?? 0, at);
  return Buffer.concat([head, ...rest]);
}

/** A zip file of one entry, stored as it is. */
function archive(content: Buffer): Buffer {
  const about = [20, 0, 0, 0, 0x5a21, crc32(content), content.length, content.length, name.length, 0];
  const entry = record('IHHHHHIIIHH', [signatures.local, ...about], name, content);
  const directory = record('IHHHHHHIIIHHHHHII', [signatures.central, 20, ...about, 0, 0, 0, 0, 0], name);
  const end = record('IHHHHIIH', [signatures.end, 0, 0, 1, 1, directory.length, entry.length, 0]);
  return Buffer.concat([entry, directory, end]);
}

/** An archive in an archive, so many times; about a hundred bytes each. */
export function nested(times: number): Buffer {
  let content: Buffer = Buffer.from('The innermost file.');
  for (let time = 0; time < times; time += 1) content = archive(content);
  return content;
}
