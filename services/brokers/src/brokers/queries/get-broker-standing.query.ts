import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { BrokerRepository } from '../../registry/index.js';

/** Who a broker is, and where it stands. */
export class BrokerStandingDto {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String }) businessName!: string;
  @ApiProperty({ type: String, description: 'As in domain-brokers.' }) status!: string;
}

/** What another service asks before it names a broker. */
@Injectable()
export class GetBrokerStanding {
  constructor(private readonly brokers: BrokerRepository) {}

  async execute(brokerId: string): Promise<BrokerStandingDto> {
    const { id, businessName, status } = await this.brokers.find(brokerId);
    return { id, businessName, status };
  }
}
