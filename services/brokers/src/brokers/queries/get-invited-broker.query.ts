import { Injectable } from '@nestjs/common';
import { BrokerInvitationRepository } from '../broker-invitation.repository.js';
import type { InvitedBrokerDto } from '../broker.dto.js';
import { brokerDetails } from '../broker.view.js';

/** What an invited broker reads of its record, by the code. */
@Injectable()
export class GetInvitedBroker {
  constructor(private readonly invitations: BrokerInvitationRepository) {}

  async execute(id: string, code: string): Promise<InvitedBrokerDto> {
    return { id, ...brokerDetails(await this.invitations.findInvited(id, code)) };
  }
}
