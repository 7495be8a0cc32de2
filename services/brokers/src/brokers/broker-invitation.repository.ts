import { Inject, Injectable } from '@nestjs/common';
import { isInvitable } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BrokerEntity } from '../registry/index.js';
import { BrokerInvitationEntity } from './broker-invitation.entity.js';
import { codeHashOf, INVITATION_LIFE } from './invitation-code.js';

/** Invitations to register, and the brokers that they let in. */
@Injectable()
export class BrokerInvitationRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The broker of a good invitation. The answer does not tell an unknown broker from a wrong, used or expired code. */
  async findInvited(id: string, code: string): Promise<BrokerEntity> {
    const invitation = await this.database.manager.findOneBy(BrokerInvitationEntity, {
      brokerId: id,
      codeHash: codeHashOf(code),
      closedAt: IsNull(),
    });
    const row =
      invitation && invitation.expiresAt > this.clock.now()
        ? await this.database.manager.findOneBy(BrokerEntity, { id, removedAt: IsNull(), userId: IsNull() })
        : null;
    if (!row || !isInvitable(row)) throw new Problem('token.invalid', shared.invalidBrokerRegistration);
    return row;
  }

  async findUnregistered(id: string): Promise<BrokerEntity> {
    const row = await this.database.manager.findOneBy(BrokerEntity, { id, removedAt: IsNull() });
    if (!row) throw new Problem('resource.not_found', shared.invalidBrokerRegistration);
    if (row.userId) throw new Problem('resource.exists');
    return row;
  }

  /** A new invitation; the one before stops working. Gives the instant at which it ends. */
  async replace(manager: EntityManager, brokerId: string, code: string, sentBy: string | null): Promise<Date> {
    const sentAt = this.clock.now();
    const expiresAt = new Date(sentAt.getTime() + INVITATION_LIFE);
    await this.close(manager, brokerId);
    await manager.insert(BrokerInvitationEntity, {
      id: newId(),
      brokerId,
      codeHash: codeHashOf(code),
      sentBy,
      sentAt,
      expiresAt,
      closedAt: null,
    });
    return expiresAt;
  }

  async close(manager: EntityManager, brokerId: string): Promise<void> {
    await manager.update(BrokerInvitationEntity, { brokerId, closedAt: IsNull() }, { closedAt: this.clock.now() });
  }
}
