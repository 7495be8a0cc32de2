import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The file that every scanner calls a virus (eicar.org), put together here so that no scanner stops at this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');

export interface TestClamd {
  readonly address: { readonly kind: 'clamd'; readonly host: string; readonly port: number };
  /** Bytes of each stream that it was given, as far as it read. */
  readonly streams: number[];
  /** As its StreamMaxLength, bytes. */
  limit: number;
  /** Takes everything and answers nothing. */
  silent: boolean;
  close(): Promise<void>;
}

/** Speaks the protocol of clamd as far as the scanner does: zPING and zINSTREAM. */
export async function aClamd(): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let input = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let streaming = false;
    const say = (text: string) => socket.end(`${text}\0`);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part) => {
      if (clamd.silent || socket.writableEnded) return;
      input = Buffer.concat([input, part]);
      if (!streaming) {
        const end = input.indexOf(0);
        if (end < 0) return;
        const command = input.toString('utf8', 0, end);
        input = input.subarray(end + 1);
        if (command === 'zPING') return void say('PONG');
        if (command !== 'zINSTREAM') return void say('UNKNOWN COMMAND');
        streaming = true;
      }
      while (input.length >= 4) {
        const size = input.readUInt32BE(0);
        if (size === 0) {
          clamd.streams.push(content.length);
          return void say(content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
        }
        if (input.length < 4 + size) return;
        content = Buffer.concat([content, input.subarray(4, 4 + size)]);
        input = input.subarray(4 + size);
        if (content.length > clamd.limit) return void say('INSTREAM size limit exceeded. ERROR');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clamd: TestClamd = {
    address: { kind: 'clamd', host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    streams: [],
    limit: Number.MAX_SAFE_INTEGER,
    silent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return clamd;
}
