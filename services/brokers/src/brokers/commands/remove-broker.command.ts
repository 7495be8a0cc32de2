import { Inject, Injectable } from '@nestjs/common';
import { isRemovable } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { IdDto } from '../../shared/index.js';
import { BrokerInvitationRepository } from '../broker-invitation.repository.js';

/**
 * Takes a broker off the lists; its record, agreements and history stay. One that can sign in is deactivated or rejected
 * first, so that identity has closed the account.
 */
@Injectable()
export class RemoveBroker {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly invitations: BrokerInvitationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<IdDto> {
    const row = await this.brokers.find(id);
    allow(brokersAbility(actor), 'remove', subject('Broker', row));
    if (!isRemovable(row)) throw new Problem('state.illegal_transition');
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        BrokerEntity,
        { id, revision: row.revision, removedAt: IsNull() },
        { removedAt: now, removedBy: actor.userId ?? null, revision: row.revision + 1 },
      );
      await this.invitations.close(manager, id);
      await this.brokers.remember(manager, id, {
        command: 'remove',
        fromStatus: row.status,
        toStatus: row.status,
        actor,
      });
    });
    return { id };
  }
}
