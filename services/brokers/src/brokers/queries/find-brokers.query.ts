import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, likeText } from '@groundwork/server-data';
import { BrokerEntity } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { FindBrokersDto, FoundBrokerDto } from '../broker.dto.js';

const most = 6;

/** Some brokers by a part of their name, business or address: one statement. */
@Injectable()
export class FindBrokers {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, { q }: FindBrokersDto): Promise<FoundBrokerDto[]> {
    allow(brokersAbility(actor), 'read', 'Broker');
    const brokers = await this.database.manager
      .createQueryBuilder(BrokerEntity, 'b')
      .where('b.removedAt IS NULL')
      .andWhere(
        "(b.businessName LIKE :q ESCAPE '!' OR b.firstName LIKE :q ESCAPE '!' OR b.lastName LIKE :q ESCAPE '!' OR b.emailAddressA LIKE :q ESCAPE '!')",
        { q: `%${likeText(q)}%` },
      )
      .orderBy('b.businessName')
      .addOrderBy('b.id')
      .limit(most)
      .getMany();
    return brokers.map(({ id, businessName, firstName, lastName, status }) => ({
      id,
      businessName,
      name: `${firstName} ${lastName}`,
      status,
    }));
  }
}
