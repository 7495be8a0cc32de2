import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalEmail } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';

export class MailboxQuery {
  @ApiPropertyOptional({ type: String, description: 'Only letters to this address.' })
  @Follows(optionalEmail)
  to?: string;
}

export class MailboxLetter {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) to!: string;
  @ApiProperty({ type: String }) subject!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null once a letter has left by mail.' }) text!: string | null;
  @ApiProperty({ type: String, nullable: true }) html!: string | null;
  @ApiProperty({ type: String, enum: ['queued', 'sending', 'sent', 'failed', 'unclear', 'kept'] }) status!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
}
