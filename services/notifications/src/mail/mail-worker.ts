import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { LessThanOrEqual } from 'typeorm';
import { MailQueue } from './mail-queue.js';
import { NotSent, smtpTransport } from './mail-transport.js';
import type { MailTransport } from './mail-transport.js';
import { OutboundMessage } from './outbound-message.entity.js';

const batch = 20;
const pollMs = 5_000;
/** Longer than any attempt can take. */
const leaseMs = 120_000;
const mostAttempts = 10;
const pauseMs = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

/**
 * Sends what is queued, each letter once. A letter is taken by a conditional update before it is sent, so that two
 * processes never hold the same one. Where it is not known whether it arrived, it is not sent again.
 */
@Injectable()
export class MailWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Mail');
  private transport: MailTransport | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(
    private readonly database: Database,
    private readonly queue: MailQueue,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (this.options.mail.kind !== 'smtp') return;
    this.transport = smtpTransport(this.options.mail);
    this.queue.onCommit(() => this.wake());
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
    this.transport?.close();
  }

  /** Sends what is due now, and looks again later. */
  wake(): void {
    if (this.closed || !this.transport) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.again = false;
    this.running = this.round(this.transport)
      .catch((error: unknown) => this.log.error(error instanceof Error ? error.stack : String(error)))
      .then(() => {
        this.running = undefined;
        if (this.closed) return;
        this.timer = setTimeout(() => this.wake(), this.again ? 0 : pollMs);
        this.timer.unref();
      });
  }

  private async round(transport: MailTransport): Promise<void> {
    await this.markAbandoned();
    for (;;) {
      const due = await this.database.reading.manager.find(OutboundMessage, { where: { status: 'queued', dueAt: LessThanOrEqual(this.clock.now()) }, order: { dueAt: 'ASC', id: 'ASC' }, take: batch });
      if (due.length === 0) return;
      for (const message of due) {
        if (this.closed) return;
        if (await this.take(message)) await this.send(transport, message);
      }
    }
  }

  /** Taken by a process that ended meanwhile. */
  private async markAbandoned(): Promise<void> {
    await this.database.transaction((manager) => manager.update(OutboundMessage, { status: 'sending', dueAt: LessThanOrEqual(this.clock.now()) }, { status: 'unclear', lastError: 'The process ended while sending.' }));
  }

  private async take(message: OutboundMessage): Promise<boolean> {
    const dueAt = new Date(this.clock.now().getTime() + leaseMs);
    const result = await this.database.transaction((manager) => manager.update(OutboundMessage, { id: message.id, status: 'queued', attempts: message.attempts }, { status: 'sending', attempts: message.attempts + 1, dueAt }));
    return result.affected === 1;
  }

  private async send(transport: MailTransport, { id, recipient, subject, text, html, attempts }: OutboundMessage): Promise<void> {
    const change = await transport.send({ id, to: recipient, subject, text: text ?? '', html: html ?? '' }).then(
      () => ({ status: 'sent' as const, sentAt: this.clock.now(), text: null, html: null, lastError: null }),
      (error: unknown) => this.failed(id, attempts + 1, error),
    );
    await this.database.transaction((manager) => manager.update(OutboundMessage, { id, status: 'sending' }, change));
  }

  private failed(id: string, attempts: number, error: unknown) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    this.log.warn({ message: id, attempts, reason: lastError }, 'letter not sent');
    const outcome = error instanceof NotSent ? error.outcome : 'later';
    if (outcome === 'unclear') return { status: 'unclear' as const, lastError };
    if (outcome === 'never' || attempts >= mostAttempts) return { status: 'failed' as const, lastError };
    return { status: 'queued' as const, lastError, dueAt: new Date(this.clock.now().getTime() + pauseMs(attempts)) };
  }
}
