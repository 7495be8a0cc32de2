import { serviceNames } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import { outsideRequest } from '@groundwork/server-http';
import type { Logger } from 'pino';
import { Courier } from './courier.js';
import type { CourierStanding } from './courier.js';
import type { Transport } from './transport.js';
import { WaitingEvents } from './waiting-events.js';

/**
 * Carries events from the outbox to those who must have them, each recipient by a {@link Courier} of its own: one that is away,
 * refuses or hangs keeps back its own events only.
 */
export class Relay {
  private readonly couriers = new Map<string, Courier>();
  private readonly waiting: WaitingEvents;
  private closed = false;

  constructor(
    private readonly database: Database,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.waiting = new WaitingEvents(database);
  }

  /** Something is waiting for these, or for whomever it may be. */
  wake(recipients: readonly string[] = serviceNames): void {
    if (this.closed) return;
    // Rounds go on for the events of all.
    outsideRequest(() => {
      for (const recipient of recipients) this.courierTo(recipient).wake();
    });
  }

  /** The way to everybody is open again, as after the loss of a broker, or to one of them. */
  tryAgain(recipient?: string): void {
    if (this.closed) return;
    const again = recipient === undefined ? [...this.couriers.values()] : [this.courierTo(recipient)];
    outsideRequest(() => again.forEach((courier) => courier.tryAgain()));
  }

  /** How each recipient takes what this process brings it. */
  get standings(): CourierStanding[] {
    return [...this.couriers.values()].map(({ standing }) => standing);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.couriers.values()].map((courier) => courier.close()));
  }

  private courierTo(recipient: string): Courier {
    let courier = this.couriers.get(recipient);
    if (!courier) {
      courier = new Courier(recipient, this.database, this.waiting, this.transport, this.clock, this.log);
      this.couriers.set(recipient, courier);
    }
    return courier;
  }
}
