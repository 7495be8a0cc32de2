import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import type { VirusScanner } from './virus-scanner.types.js';

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
  /** Longest time that clamd may be silent, milliseconds; it reads a large archive for a while. */
  readonly silenceMs?: number;
}

/** What clamd says of a stream: https://docs.clamav.net/manual/Usage/Scanning.html#clamd, command INSTREAM. */
const clean = /^stream: OK$/;
const infected = /^stream: (.+) FOUND$/;

/**
 * Speaks to clamd over TCP, a connection a file. The whole file is read back from the storage, not passed on while it
 * comes in: clamd gives up a stream that pauses, as an upload over a bad line does.
 */
export class ClamdScanner implements VirusScanner {
  private readonly logger = new Logger('VirusScanner');
  constructor(private readonly address: ClamdAddress) {}

  async ready(): Promise<void> {
    const answer = await this.converse((socket) => void socket.write('zPING\0'));
    if (answer !== 'PONG') throw this.unchecked(answer);
  }

  async check(open: () => Promise<Readable>): Promise<void> {
    const content = await open();
    const answer = await this.converse(async (socket, hasEnded) => {
      socket.write('zINSTREAM\0');
      for await (const chunk of content as AsyncIterable<Buffer>) {
        // Whoever has had its say stops reading: a file above its StreamMaxLength.
        if (hasEnded()) break;
        if (!send(socket, chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      }
      if (!hasEnded()) socket.write(Buffer.alloc(4));
    }).finally(() => content.destroy());
    if (clean.test(answer)) return;
    const name = infected.exec(answer)?.[1];
    if (name === undefined) throw this.unchecked(answer);
    this.logger.warn(`A file was refused: ${name}`);
    throw new Problem('upload.infected');
  }

  /** What clamd answers before it closes; throws `upload.unchecked` where it is away, breaks off or stays silent. */
  private async converse(talk: (socket: Socket, hasEnded: () => boolean) => void | Promise<void>): Promise<string> {
    const { host, port, silenceMs = 120_000 } = this.address;
    const socket = connect({ host, port });
    let answer = '';
    const ended = new Promise<void>((resolve, reject) => {
      socket.setTimeout(silenceMs, () => socket.destroy(new Error(`clamd was silent for ${silenceMs} ms`)));
      socket.on('data', (part) => {
        answer += part.toString('utf8');
        if (answer.endsWith('\0')) resolve();
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    // A connection that is reset after the answer has come takes nothing back.
    const over = ended.catch((error: unknown) => {
      if (answer === '') throw this.unchecked(String(error));
    });
    over.catch(() => undefined);
    try {
      await Promise.all([over, talk(socket, () => answer !== '' || socket.destroyed)]);
      return answer.replace(/\0[^]*$/, '');
    } finally {
      socket.destroy();
    }
  }

  private unchecked(why: string): Problem {
    this.logger.error(`clamd: ${why || 'no answer'}`);
    return new Problem('upload.unchecked');
  }
}

/** A chunk with its length before it; false where the socket asks to wait. */
function send(socket: Socket, chunk: Buffer): boolean {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(chunk.length);
  socket.write(size);
  return socket.write(chunk);
}
