import { Inject, Injectable } from '@nestjs/common';
import { brokerRegistrationErrors, brokerStatus } from '@groundwork/domain-brokers';
import { signIn } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { BrokerHistories } from '../broker-histories.js';
import type { BrokerRegistration, InvitedBroker, RegisteredBroker } from '../broker.dto.js';
import { brokerFacts, detailsOf, keptDetails } from '../broker.mapper.js';
import { codeHashOf } from '../invitation-code.js';
import { BrokerInvitation } from '../persistence/broker-invitation.entity.js';
import { Broker } from '../persistence/broker.entity.js';

/** The registration of an invited broker: it reads and reviews its record by the code, then identity links its account. */
@Injectable()
export class RegisterBroker {
  constructor(
    private readonly database: Database,
    private readonly histories: BrokerHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(id: string, code: string): Promise<InvitedBroker> {
    const { row } = await this.invited(id, code);
    return { id, ...detailsOf(row) };
  }

  async review(id: string, form: BrokerRegistration): Promise<InvitedBroker> {
    const { row } = await this.invited(id, form.code);
    refuseInvalid(brokerRegistrationErrors(form));
    const details = keptDetails(form);
    const values = { ...details, revision: row.revision + 1, updatedAt: this.clock.now() };
    await this.database.transaction((manager) =>
      updateExactly(manager, Broker, { id, revision: row.revision, userId: IsNull() }, values),
    );
    return { id, ...details };
  }

  /** Links the account that identity made. A code that is given must be good, and is used up. */
  async link(actor: Actor, id: string, { userId, code }: RegisteredBroker): Promise<void> {
    const row = code === undefined ? await this.unregistered(id) : (await this.invited(id, code)).row;
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      const values = { userId, acceptedTos: now, updatedAt: now, revision: () => 'revision + 1' };
      await updateExactly(manager, Broker, { id, userId: IsNull() }, values);
      await manager.update(BrokerInvitation, { brokerId: id, closedAt: IsNull() }, { closedAt: now });
      await this.histories.add(manager, row, {
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

  /** The answer does not tell an unknown broker from a wrong, used or expired code. */
  private async invited(id: string, code: string): Promise<{ row: Broker; invitation: BrokerInvitation }> {
    const invitation = await this.database.manager.findOneBy(BrokerInvitation, {
      brokerId: id,
      codeHash: codeHashOf(code),
      closedAt: IsNull(),
    });
    const row =
      invitation && invitation.expiresAt > this.clock.now()
        ? await this.database.manager.findOneBy(Broker, { id, removedAt: IsNull(), userId: IsNull() })
        : null;
    if (!invitation || row?.status !== brokerStatus.pending)
      throw new Problem('token.invalid', signIn.invalidBrokerRegistration);
    return { row, invitation };
  }

  private async unregistered(id: string): Promise<Broker> {
    const row = await this.database.manager.findOneBy(Broker, { id, removedAt: IsNull() });
    if (!row) throw new Problem('resource.not_found', signIn.invalidBrokerRegistration);
    if (row.userId) throw new Problem('resource.exists');
    return row;
  }
}
