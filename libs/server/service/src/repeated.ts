import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Logger } from '@nestjs/common';

/**
 * What a service does again and again while it runs: forget drafts, end idle sessions, make statements. A round that fails
 * is told to the log, and the next one comes; one that takes longer than the span is not joined by a second.
 */
export abstract class Repeated implements OnModuleInit, OnApplicationShutdown {
  /** From round to round, milliseconds. */
  protected abstract readonly everyMs: number;
  protected readonly log = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private isSweeping = false;

  onModuleInit(): void {
    this.timer = setInterval(() => void this.round(), this.everyMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One round. */
  abstract sweep(): Promise<unknown>;

  private async round(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.sweep();
    } catch (error) {
      this.log.error(error);
    } finally {
      this.isSweeping = false;
    }
  }
}
