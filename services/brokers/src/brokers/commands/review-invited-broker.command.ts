import { Inject, Injectable } from '@nestjs/common';
import { brokerRegistrationErrors } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { Database, updateExactly } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { BrokerEntity } from '../../registry/index.js';
import { BrokerInvitationRepository } from '../broker-invitation.repository.js';
import type { BrokerRegistrationDto, InvitedBrokerDto } from '../broker.dto.js';
import { storedDetails } from '../broker.view.js';

/** An invited broker corrects its record before it has an account. */
@Injectable()
export class ReviewInvitedBroker {
  constructor(
    private readonly database: Database,
    private readonly invitations: BrokerInvitationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(id: string, body: BrokerRegistrationDto): Promise<InvitedBrokerDto> {
    const row = await this.invitations.findInvited(id, body.code);
    refuseInvalid(brokerRegistrationErrors(body));
    const details = storedDetails(body);
    const changes = { ...details, revision: row.revision + 1, updatedAt: this.clock.now() };
    await this.database.transaction((manager) =>
      updateExactly(manager, BrokerEntity, { id, revision: row.revision, userId: IsNull() }, changes),
    );
    return { id, ...details };
  }
}
