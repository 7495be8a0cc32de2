import { ApiProperty } from '@nestjs/swagger';
import type { CallFigures, SlowCall, UnitCalls } from '@groundwork/server-http';
import { silences } from './units.dto.js';

export class SlowCallAnswer implements SlowCall {
  @ApiProperty({ type: String }) method!: string;
  @ApiProperty({ type: String, description: 'The template of its path.' }) route!: string;
  @ApiProperty({ type: Number }) status!: number;
  @ApiProperty({ type: Number, description: 'Milliseconds.' }) ms!: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it was answered.' }) at!: string;
  @ApiProperty({ type: String, description: 'By which the log tells more of it.' }) correlationId!: string;
}

export class CallFiguresAnswer implements CallFigures {
  @ApiProperty({ type: String }) method!: string;
  @ApiProperty({ type: String }) route!: string;
  @ApiProperty({ type: Number }) calls!: number;
  @ApiProperty({ type: Number, description: 'Answered with 5xx.' }) failed!: number;
  @ApiProperty({ type: Number }) meanMs!: number;
  @ApiProperty({ type: Number }) mostMs!: number;
}

export class UnitCallsAnswer implements UnitCalls {
  @ApiProperty({ type: String, format: 'date-time', description: 'An hour ago, or when its process began.' })
  since!: string;
  @ApiProperty({ type: [SlowCallAnswer], description: 'At most 20.' }) slowest!: SlowCallAnswer[];
  @ApiProperty({ type: [CallFiguresAnswer] }) routes!: CallFiguresAnswer[];
}

export class CallsOfUnitAnswer {
  @ApiProperty({ type: String }) unit!: string;
  @ApiProperty({ type: String, description: 'Where it was asked.' }) address!: string;
  @ApiProperty({ type: UnitCallsAnswer, nullable: true }) calls!: UnitCallsAnswer | null;
  @ApiProperty({ enum: silences, nullable: true }) silence!: (typeof silences)[number] | null;
}

export class CallsAnswer {
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  @ApiProperty({ type: [CallsOfUnitAnswer] }) units!: CallsOfUnitAnswer[];
}
