import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { machineRules } from '@groundwork/domain-messages';
import { mayBeCalled } from '@groundwork/server-config';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';
import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import { publicLookup, refusePrivateLiteral } from './domain/public-addresses.js';

/** From the connection to the end of the answer's head, milliseconds. */
const answerMs = 10_000;
const connectMs = 3_000;
/** Of an answer no more is read, and no longer. */
const responseBytes = 2_000;
const responseMs = 1_000;

/** What came of an attempt; `error` is null where it arrived. */
export interface Attempt {
  readonly status: number | null;
  readonly error: string | null;
  readonly response: string | null;
  /** What the answer says of when to come again. */
  readonly retryAfter: string | null;
  /** Nobody answered: others for the same receiver need not be tried now. */
  readonly isAway: boolean;
}

/**
 * Posts to receivers that may be slow, away or hostile: no redirect is followed, little of an answer is read, and in production nobody of
 * a private network is spoken to. The status alone says whether it arrived.
 */
@Injectable()
export class WebhookSender implements OnModuleDestroy {
  private readonly agent: Agent;
  private readonly isGuarded: boolean;

  constructor(@Inject(OPTIONS) private readonly options: Pick<ServiceOptions, 'mode' | 'outgoingHosts'>) {
    this.isGuarded = options.mode === 'production';
    this.agent = new Agent({
      connections: 2,
      // A connection of its own each time: one that was kept would have been looked up for another delivery.
      pipelining: 0,
      connect: { timeout: connectMs, ...(this.isGuarded ? { lookup: publicLookup } : {}) },
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  async send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt> {
    try {
      if (!mayBeCalled(this.options.outgoingHosts, url)) throw new Error(machineRules.addressNotNamed);
      if (this.isGuarded) refusePrivateLiteral(url);
      const answer = await request(url, {
        method: 'POST',
        dispatcher: this.agent,
        signal: AbortSignal.timeout(answerMs),
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Groundwork-Webhooks/1' },
        body,
      });
      const response = await beginningOf(answer.body);
      const { statusCode: status, headers: said } = answer;
      const retryAfter = [said['retry-after']].flat()[0] ?? null;
      return { status, error: complaintOf(status), response, retryAfter, isAway: false };
    } catch (error) {
      return { status: null, error: reasonOf(error).slice(0, 300), response: null, retryAfter: null, isAway: true };
    }
  }
}

function complaintOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;
}

function reasonOf(error: unknown): string {
  const { name, message } = error as { readonly name?: string; readonly message?: string };
  return name === 'TimeoutError' ? `No answer within ${answerMs / 1000} seconds.` : message || name || String(error);
}

/** What an answer begins with. However long or slow it is, it costs a moment, and how it goes on changes nothing. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), responseMs);
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= responseBytes) break;
    }
  } catch {
    // It broke off.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  const text = Buffer.concat(pieces).subarray(0, responseBytes).toString('utf8');
  // What no table and no page takes.
  return text.replaceAll('\u0000', '');
}
