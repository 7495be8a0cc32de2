import { Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';

class Stop {
  constructor(readonly carrying: () => Promise<void>) {}
}

/**
 * Ends what carries events when a service closes: after its waiting calls were let go and its requests were answered, whose events are
 * still carried, and before the database goes. Nest asks modules that are not global first, and the database's is global.
 */
@Module({})
class CarryingModule implements OnApplicationShutdown {
  constructor(private readonly stop: Stop) {}

  onApplicationShutdown(): Promise<void> {
    return this.stop.carrying();
  }
}

export const carryUntilClosed = (stop: () => Promise<void>): DynamicModule => ({
  module: CarryingModule,
  providers: [{ provide: Stop, useValue: new Stop(stop) }],
});
