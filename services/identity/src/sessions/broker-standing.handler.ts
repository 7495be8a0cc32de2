import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { SessionEnding } from './session-ending.service.js';

/** Opens and closes the account of a broker with its record. One that is closed is signed out everywhere. */
@Injectable()
export class BrokerStandingHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly ending: SessionEnding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.on('broker.activated', 'open-broker', (manager, { payload }) =>
      this.handle(manager, payload.brokerId, true),
    );
    for (const type of ['broker.deactivated', 'broker.rejected'] as const)
      this.inbox.on(type, 'close-broker', (manager, { payload }) => this.handle(manager, payload.brokerId, false));
  }

  async handle(manager: EntityManager, brokerId: string, active: boolean): Promise<void> {
    // First the account's row, which a sign-in locks until its session is there: no session comes in between.
    await manager.update(AccountEntity, { brokerId }, { active, updatedAt: this.clock.now() });
    if (active) return;
    for (const { id } of await manager.findBy(AccountEntity, { brokerId }))
      await this.ending.endWithin(manager, id, 'account');
  }
}
