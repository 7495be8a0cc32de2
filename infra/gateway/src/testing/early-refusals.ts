import { connect } from 'node:net';

/** What a server answers to bytes that may be no request at all. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends bytes as they are on a connection of their own, and reads until the server ends it. */
export function answerTo(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part)).once('error', failed);
    socket.once('end', () => socket.end());
    socket.once('close', () => {
      const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n', 2);
      const [first = '', ...lines] = head.split('\r\n');
      const fields = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
      done({ status: Number(first.split(' ')[1]), headers: new Headers(fields as [string, string][]), body });
    });
  });
}

/** A problem document that nobody keeps, with these headers. */
export function expectRefusal({ status, headers, body }: RawAnswer, common: Readonly<Record<string, string>>): void {
  const document = JSON.parse(body) as { status: number; code: string; correlationId: string };
  expect(document).toMatchObject({ status, code: expect.stringMatching(/^[a-z]+\.[a-z_]+$/) as string });
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-correlation-id')).toBe(document.correlationId);
  for (const [name, value] of Object.entries(common)) expect([name, headers.get(name)]).toEqual([name, value]);
}

const request = (line: string, ...fields: string[]): string =>
  [line, ...fields, 'connection: close', '', ''].join('\r\n');
const host = 'host: localhost';

/** Requests that are refused before any route is looked for, by what is wrong with them. */
export const earlyRefusals: Readonly<Record<string, string>> = {
  'a malformed % in the path of a page': request('GET /%zz HTTP/1.1', host),
  'a malformed % in the path of a call': request('GET /api/shell/%zz HTTP/1.1', host),
  'no HTTP': 'NONSENSE\r\n\r\n',
  'a field of the head that is none': request('GET / HTTP/1.1', host, 'no field'),
  'no host': request('GET / HTTP/1.1'),
  'a head that is too long': request('GET / HTTP/1.1', host, `x-long: ${'x'.repeat(40_000)}`),
  'a path that is too long': request(`GET /${'x'.repeat(40_000)} HTTP/1.1`, host),
  'two lengths of one body': request('POST /api/shell/x HTTP/1.1', host, 'content-length: 1', 'content-length: 2'),
  'a length that is none': request('POST /api/shell/x HTTP/1.1', host, 'content-length: x'),
  'a coding of the body that nobody knows': request('POST /api/shell/x HTTP/1.1', host, 'transfer-encoding: zip'),
  'a method that nobody knows': request('FOO / HTTP/1.1', host),
  'what was said before, asked back': request('TRACE / HTTP/1.1', host),
  'a version of HTTP that nobody knows': request('GET / HTTP/9.9', host),
  'a null in the path': request('GET /a%00b HTTP/1.1', host),
  'a folder outside': request('GET /../../etc/passwd HTTP/1.1', host),
  'a call of a page': request('POST /login HTTP/1.1', host, 'content-length: 0'),
};
