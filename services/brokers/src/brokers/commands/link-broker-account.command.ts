import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { BrokerInvitationRepository } from '../broker-invitation.repository.js';
import type { RegisteredBrokerDto } from '../broker.dto.js';
import { brokerFacts } from '../broker.view.js';

/** The account is another broker's, who was invited at the same address. */
const taken = (): Problem =>
  new Problem('email.taken', shared.emailTaken, [{ field: 'emailAddressA', message: shared.emailTaken }]);

/** Links the account that identity made. A code that comes with it must be good, and is used up. */
@Injectable()
export class LinkBrokerAccount {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly invitations: BrokerInvitationRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { userId, code }: RegisteredBrokerDto): Promise<void> {
    const row =
      code === undefined ? await this.invitations.findUnregistered(id) : await this.invitations.findInvited(id, code);
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      const changes = { userId, acceptedTos: now, updatedAt: now, revision: () => 'revision + 1' };
      await updateExactly(manager, BrokerEntity, { id, userId: IsNull() }, changes).catch((error: unknown) => {
        throw isDuplicate(error) ? taken() : error;
      });
      await this.invitations.close(manager, id);
      await this.brokers.remember(manager, id, {
        command: 'register',
        fromStatus: row.status,
        toStatus: row.status,
        actor: { ...actor, userId },
      });
      await this.outbox.add(manager, {
        type: 'broker.registered',
        aggregateId: id,
        payload: { ...brokerFacts(row), userId },
      });
    });
  }
}
