import { optionalId } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { channels } from '../outbound/index.js';
import type { Channel } from '../outbound/index.js';

export class ListUnsentDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'next of the page before' })
  @IsOptional()
  @Follows(optionalId)
  cursor?: string;
}

/** A letter or text message that did not leave, without what it says. */
export class UnsentMessageDto {
  @Answer.id() id!: string;
  @ApiProperty({ enum: channels }) channel!: Channel;
  @ApiProperty({ type: String, description: 'Which letter or text message it is.' }) template!: string;
  @ApiProperty({ type: String, description: 'Empty for a text message.' }) subject!: string;
  @ApiProperty({ type: String, description: 'To whom, masked.' }) to!: string;
  @ApiProperty({ type: String, description: 'Why, in the words of who refused it; the address masked.' })
  reason!: string;
  @ApiProperty({ type: 'integer', description: 'How often it was tried.' }) attempts!: number;
  @ApiProperty({ type: Boolean, description: 'The connection broke after it was handed over.' })
  mayHaveArrived!: boolean;
  @ApiProperty({ type: Boolean, description: 'What it says is there still: for 30 days.' }) canBeSent!: boolean;
  @Answer.instant() createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was tried last.' })
  failedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when its link or code works.' })
  expiresAt!: string | null;
}

export class UnsentPageDto {
  @ApiProperty({ type: [UnsentMessageDto], description: 'The newest first.' }) messages!: UnsentMessageDto[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'cursor of the page that follows' })
  next!: string | null;
}

/** A message as it was seen: one that was tried meanwhile is left alone. */
export class SeenMessageDto {
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() id!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000 })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  attempts!: number;
}

export class UnsentDoneDto {
  @ApiProperty({ type: 'integer', description: '0: somebody did something with it meanwhile.' }) done!: number;
}
