import { ApiProperty } from '@nestjs/swagger';
import { agreementHistoryCommands, brokerHistoryCommands } from '@groundwork/domain-brokers';
import type { AgreementHistoryCommand, BrokerHistoryCommand } from '@groundwork/domain-brokers';
import { IdAnswer } from '../shared/answers.dto.js';

class HistoryEntry extends IdAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'The status before; null for the first entry.' })
  fromStatus!: string | null;
  @ApiProperty({ type: String }) toStatus!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Who did it; null where nobody was signed in.' }) userId!:
    string | null;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
}

export class BrokerHistoryEntry extends HistoryEntry {
  @ApiProperty({ enum: brokerHistoryCommands }) command!: BrokerHistoryCommand;
}

export class AgreementHistoryEntry extends HistoryEntry {
  @ApiProperty({ enum: agreementHistoryCommands }) command!: AgreementHistoryCommand;
}
