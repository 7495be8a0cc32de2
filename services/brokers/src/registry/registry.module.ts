import { Module } from '@nestjs/common';
import { BrokerHistoryEntity } from './broker-history.entity.js';
import { BrokerEntity } from './broker.entity.js';
import { BrokerRepository } from './broker.repository.js';

export const registryEntities = [BrokerEntity, BrokerHistoryEntity];

/** The record of each broker with its history: what fees, agreements and the account of a broker stand on. */
@Module({ providers: [BrokerRepository], exports: [BrokerRepository] })
export class RegistryModule {}
