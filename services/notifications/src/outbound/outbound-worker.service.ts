import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';
import { Delivery } from './delivery.service.js';
import type { Sender } from './domain/sender.js';
import { httpTextSender } from './http-text.sender.js';
import type { Channel } from './outbound-message.entity.js';
import { OutboundQueue } from './outbound-queue.service.js';
import { smtpSender } from './smtp.sender.js';

const pollMs = 5_000;

/** Keeps a round of deliveries going for each channel that leaves the portal: now when woken, else every few seconds. */
@Injectable()
export class OutboundWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Outbound');
  private readonly lanes: Lane[] = [];

  constructor(
    private readonly delivery: Delivery,
    private readonly queue: OutboundQueue,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  onModuleInit(): void {
    const { mail, texts } = this.options;
    if (mail.kind === 'smtp') this.open('mail', smtpSender(mail));
    if (texts.kind === 'http') this.open('text', httpTextSender(texts));
    const wake = (): void => this.lanes.forEach((lane) => lane.wake());
    this.queue.onCommit(wake);
    wake();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  private open(channel: Channel, sender: Sender): void {
    this.lanes.push(
      new Lane(
        sender,
        (stopped) => this.delivery.round(channel, sender, stopped),
        (error) => this.log.error(error instanceof Error ? error.stack : String(error)),
      ),
    );
  }
}

/** Rounds of one channel, one after the other. */
class Lane {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(
    private readonly sender: Sender,
    private readonly round: (stopped: () => boolean) => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  wake(): void {
    if (this.closed) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.again = false;
    this.running = this.round(() => this.closed)
      .catch(this.failed)
      .then(() => {
        this.running = undefined;
        if (this.closed) return;
        this.timer = setTimeout(() => this.wake(), this.again ? 0 : pollMs);
        this.timer.unref();
      });
  }

  /** The one that is under way ends first: nothing is cut off in the middle. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
    this.sender.close();
  }
}
