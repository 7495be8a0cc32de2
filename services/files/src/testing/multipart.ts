import { Readable } from 'node:stream';

const boundary = '----groundwork-test-boundary';
export const multipartHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

export interface FilePart {
  readonly name: string;
  readonly content: Buffer | string;
  readonly declaredType?: string;
}

const fieldPart = (name: string, value: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = ({ name, declaredType }: FilePart): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${declaredType ?? 'application/octet-stream'}\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** A form as a browser sends it: the fields, then the file; or the file first. */
export function form(fields: Readonly<Record<string, string>>, file?: FilePart, fileFirst = false): Buffer {
  const texts = Buffer.from(
    Object.entries(fields)
      .map(([name, value]) => fieldPart(name, value))
      .join(''),
  );
  const parts = file ? [Buffer.from(fileHead(file)), Buffer.from(file.content), Buffer.from('\r\n')] : [];
  return Buffer.concat([...(fileFirst ? [...parts, texts] : [texts, ...parts]), Buffer.from(`--${boundary}--\r\n`)]);
}

/** The same form with a file that is never whole in memory; what `chunks` throws breaks the request off. */
export function streamedForm(
  fields: Readonly<Record<string, string>>,
  file: Omit<FilePart, 'content'>,
  chunks: () => AsyncIterable<Buffer> | Iterable<Buffer>,
): Readable {
  async function* parts() {
    yield Buffer.from(
      Object.entries(fields)
        .map(([name, value]) => fieldPart(name, value))
        .join('') + fileHead({ ...file, content: '' }),
    );
    yield* chunks();
    yield Buffer.from(end);
  }
  return Readable.from(parts(), { objectMode: false });
}

/** The smallest document that a reader opens, with `padding` bytes of comment to make it unlike any other. */
export const pdf = (padding = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3 ${padding}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
