import { Injectable } from '@nestjs/common';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { BrokerFeeEntity } from './broker-fee.entity.js';

@Injectable()
export class BrokerFeeRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<BrokerFeeEntity> {
    return found(await this.database.manager.findOneBy(BrokerFeeEntity, { id }), 'The fee');
  }

  /** Of a broker, or of all; by name. */
  list(brokerId: string | undefined): Promise<BrokerFeeEntity[]> {
    return this.database.manager.find(BrokerFeeEntity, {
      where: brokerId === undefined ? {} : { brokerId },
      order: { brokerId: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  async insert(row: BrokerFeeEntity): Promise<void> {
    await this.database.transaction((manager) => manager.insert(BrokerFeeEntity, row));
  }

  async update(id: string, changes: Partial<BrokerFeeEntity>): Promise<void> {
    await this.database.transaction((manager) => updateExactly(manager, BrokerFeeEntity, { id }, changes));
  }

  async remove(id: string): Promise<void> {
    await this.database.transaction((manager) => manager.delete(BrokerFeeEntity, { id }));
  }
}
