import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@groundwork/domain-time';
import { WebhookDelivery } from './webhook-delivery.service.js';

const pollMs = 5_000;

/**
 * A lane for each endpoint, with one delivery at a time: a receiver that is slow holds up nobody else's, and is itself not called more
 * often than it answers. Lanes are opened when woken, else every few seconds.
 */
@Injectable()
export class WebhookWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Webhooks');
  private readonly lanes = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private cleaner: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isWoken = false;
  private isClosing = false;

  constructor(private readonly delivery: WebhookDelivery) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
    this.cleaner = setInterval(() => void this.delivery.clear().catch((error) => this.log.error(error)), 60 * MINUTE);
    this.cleaner.unref();
    this.wake();
  }

  /** What is under way ends first. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    clearInterval(this.cleaner);
    await this.looking;
    await Promise.all(this.lanes.values());
  }

  /** Something is due, or may be. */
  wake(): void {
    if (this.isClosing) return;
    this.isWoken = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  private async look(): Promise<void> {
    while (this.isWoken && !this.isClosing) {
      this.isWoken = false;
      const due = await this.delivery.due().catch((error: unknown) => {
        this.log.error(error);
        return [];
      });
      for (const id of due) if (!this.lanes.has(id)) this.open(id);
    }
  }

  private open(endpointId: string): void {
    const lane = this.run(endpointId)
      .catch((error: unknown) => this.log.error(error))
      .finally(() => this.lanes.delete(endpointId));
    this.lanes.set(endpointId, lane);
  }

  private async run(endpointId: string): Promise<void> {
    while (!this.isClosing && (await this.delivery.next(endpointId)));
  }
}
