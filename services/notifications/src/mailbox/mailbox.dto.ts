import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { channels, messageStatuses } from '../outbound/index.js';
import type { Channel } from '../outbound/index.js';

export class ListMailboxDto {
  @ApiPropertyOptional({ type: String, description: 'Only what went to addresses or numbers with this in them.' })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  to?: string;
}

export class MailboxMessageDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String, enum: channels, description: 'A letter, or a text message to a telephone.' })
  channel!: Channel;
  @ApiProperty({ type: String, description: 'An address, or a telephone number of ten digits.' }) to!: string;
  @ApiProperty({ type: String, description: 'Empty for a text message.' }) subject!: string;
  @ApiProperty({ type: String, nullable: true }) text!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for a text message.' }) html!: string | null;
  @ApiProperty({ type: String, enum: messageStatuses }) status!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
}
