import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import { nested } from './nested-archive.js';
import type { VirusScanner } from './virus-scanner.types.js';

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
  /** Longest time that clamd may be silent over a file, milliseconds; it reads a large archive for a while. */
  readonly silenceMs?: number;
}

/** Less than the 30 seconds that a back end waits for the answer to an upload: who sent it is told the truth about it. */
const longestSilenceMs = 25_000;
/** `MaxRecursion` is 17 as clamd comes, and at most 100. */
const deeperThanClamdGoes = 101;
/** One that lives answers a ping at once, however many files it reads. */
const pingMs = 3_000;

/** What clamd says of a stream: https://docs.clamav.net/manual/Usage/Scanning.html#clamd, command INSTREAM. */
const clean = /^stream: OK$/;
const infected = /^stream: (.+) FOUND$/;
const broken = new Set(['ECONNRESET', 'EPIPE']);
/** It stopped before the end (`AlertExceedsMax`), could not read it (`AlertEncrypted`), or did not take so much (`StreamMaxLength`). */
const unreadable = /^stream: Heuristics\.(Limits\.Exceeded|Encrypted)\b|^INSTREAM size limit exceeded/;

/**
 * Speaks to clamd over TCP, a connection a file. The whole file is read back from the storage, not passed on while it
 * comes in: clamd gives up a stream that pauses, as an upload over a bad line does.
 */
export class ClamdScanner implements VirusScanner {
  private readonly logger = new Logger('VirusScanner');
  constructor(private readonly address: ClamdAddress) {}

  async ready(): Promise<void> {
    const answer = await this.converse((socket) => void socket.write('zPING\0'), pingMs);
    if (answer !== 'PONG') throw this.unchecked(answer);
  }

  async check(open: () => Promise<Readable>): Promise<void> {
    // One that refuses more in the midst of a file may break off before its word arrives: it says so again.
    const answer = (await this.answerTo(await open())) || (await this.answerTo(await open()));
    if (clean.test(answer)) return;
    if (unreadable.test(answer)) {
      this.logger.warn(`A file was refused, which clamd does not read to its end: ${answer}`);
      throw new Problem('upload.uncheckable');
    }
    const name = infected.exec(answer)?.[1];
    if (name === undefined) throw this.unchecked(answer);
    this.logger.warn(`A file was refused: ${name}`);
    throw new Problem('upload.infected');
  }

  /** Whether it says so where it does not read a file to its end; as clamd comes it calls such a file clean. */
  async tellsOfItsLimits(): Promise<boolean> {
    return !clean.test(await this.answerTo(Readable.from([nested(deeperThanClamdGoes)])));
  }

  private answerTo(content: Readable): Promise<string> {
    return this.converse(async (socket, hasEnded) => {
      socket.write('zINSTREAM\0');
      for await (const chunk of content as AsyncIterable<Buffer>) {
        // Whoever has had its say closes: a file above its StreamMaxLength. That is heard before a write fails, which would lose it.
        await turn();
        if (hasEnded()) break;
        if (!send(socket, chunk)) await untilTaken(socket);
      }
      if (!hasEnded()) socket.write(Buffer.alloc(4));
    }).finally(() => content.destroy());
  }

  /** What clamd answers before it closes, '' where it breaks off; throws `upload.unchecked` where it is away or stays silent. */
  private async converse(
    talk: (socket: Socket, hasEnded: () => boolean) => void | Promise<void>,
    patienceMs = Infinity,
  ): Promise<string> {
    const { host, port } = this.address;
    const silenceMs = Math.min(patienceMs, this.address.silenceMs ?? longestSilenceMs);
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
    const over = ended.catch((error: NodeJS.ErrnoException) => {
      if (answer === '' && !broken.has(error.code ?? '')) throw this.unchecked(String(error));
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

/** Whether the line holds meanwhile is told elsewhere: a wait for it fails with the socket's own error, which is no word of clamd's. */
const untilTaken = (socket: Socket): Promise<unknown> =>
  Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);

/** A chunk with its length before it; false where the socket asks to wait. */
function send(socket: Socket, chunk: Buffer): boolean {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(chunk.length);
  socket.write(size);
  return socket.write(chunk);
}
