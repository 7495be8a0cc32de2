import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';

/** Answers up to this size are taken in one piece, which costs less than a stream; larger ones flow. */
const pieceBytes = 512 * 1024;

/** What a call was answered. Large ones, and those that do not say how long they are, are read as they come. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

const isInPiece = (status: number, headers: IncomingHttpHeaders): boolean =>
  status === 204 || status === 304 || Number(headers['content-length'] ?? Number.NaN) <= pieceBytes;

const nothing = Buffer.alloc(0);

class Receiver implements Dispatcher.DispatchHandler {
  private head: Pick<Answer, 'statusCode' | 'headers'> | undefined;
  private readonly parts: Buffer[] = [];
  private stream: Readable | undefined;
  private isOver = false;

  constructor(
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  /** Without it undici takes the handler for one of its earlier versions. */
  onRequestStart(): void {
    this.head = undefined;
  }

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    if (statusCode < 200) return;
    this.head = { statusCode, headers };
    if (isInPiece(statusCode, headers)) return;
    this.stream = new Readable({
      read: () => controller.resume(),
      destroy: (error, done) => {
        if (!this.isOver) controller.abort(error ?? new Error('The answer was left half read.'));
        done(error);
      },
    });
    this.resolve({ statusCode, headers, body: this.stream });
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (!this.stream) this.parts.push(part);
    else if (!this.stream.push(part)) controller.pause();
  }

  onResponseEnd(): void {
    this.isOver = true;
    if (this.stream) this.stream.push(null);
    else if (this.head) {
      const { statusCode, headers } = this.head;
      const [only = nothing] = this.parts;
      this.resolve({ statusCode, headers, body: this.parts.length > 1 ? Buffer.concat(this.parts) : only });
    }
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.isOver = true;
    if (this.stream) this.stream.destroy(error);
    else this.reject(error);
  }
}

/** Calls and takes the answer, in one piece where it is small. Rejects as undici does where none comes, or not all of it. */
export const answerOf = (pool: Pool, options: Dispatcher.DispatchOptions): Promise<Answer> =>
  new Promise((resolve, reject) => pool.dispatch(options, new Receiver(resolve, reject)));
