import { Inject, Injectable } from '@nestjs/common';
import { isInvitable } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { invitationsBy, LetterLimits, lettersTo } from '@groundwork/server-links';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import { BrokerInvitationRepository } from '../broker-invitation.repository.js';
import type { BrokerDto } from '../broker.dto.js';
import { brokerFacts } from '../broker.view.js';
import { newInvitationCode } from '../invitation-code.js';
import { GetBroker } from '../queries/get-broker.query.js';

/** Invitations that one address gets in an hour at most, whoever sends them; as many as identity sends one. */
const toAddress = 5;
/** Invitations that one administrator sends in an hour at most: a book of brokers that is entered in an afternoon stays below. */
const byAdministrator = 60;

/** Sends the invitation to register, or sends it again: the link before stops working. */
@Injectable()
export class InviteBroker {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly invitations: BrokerInvitationRepository,
    private readonly getBroker: GetBroker,
    private readonly letters: LetterLimits,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<BrokerDto> {
    const row = await this.brokers.find(id);
    allow(brokersAbility(actor), 'invite', subject('Broker', row));
    if (!isInvitable(row)) throw new Problem('state.illegal_transition', shared.notInvitable);
    const invitedBy = found(actor.userId, 'The user');
    const code = newInvitationCode();
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await this.letters.take(manager, [
        lettersTo('broker invitation', row.emailAddressA, toAddress),
        invitationsBy('broker invitation', invitedBy, byAdministrator),
      ]);
      await updateExactly(
        manager,
        BrokerEntity,
        { id, status: row.status, userId: IsNull() },
        { sentEmail: true, revision: () => 'revision + 1', updatedAt: now },
      );
      const expiresAt = await this.invitations.replace(manager, id, code, invitedBy);
      await this.brokers.remember(manager, id, {
        command: 'invite',
        fromStatus: row.status,
        toStatus: row.status,
        actor,
      });
      const payload = { ...brokerFacts(row), invitedBy, code, expiresAt: expiresAt.toISOString() };
      await this.outbox.add(manager, { type: 'broker.invited', aggregateId: id, payload });
    });
    return this.getBroker.execute(actor, id);
  }
}
