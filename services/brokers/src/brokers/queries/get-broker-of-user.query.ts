import { Injectable } from '@nestjs/common';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { BrokerRepository } from '../../registry/index.js';
import type { BrokerDto } from '../broker.dto.js';
import { GetBroker } from './get-broker.query.js';

/** The broker of an account. A broker may ask for its own account alone. */
@Injectable()
export class GetBrokerOfUser {
  constructor(
    private readonly brokers: BrokerRepository,
    private readonly getBroker: GetBroker,
  ) {}

  async execute(actor: Actor, userId: string): Promise<BrokerDto> {
    if (!isAdministrator(actor) && actor.userId !== userId) throw new Problem('access.denied');
    return this.getBroker.execute(actor, (await this.brokers.findByUser(userId)).id);
  }
}
