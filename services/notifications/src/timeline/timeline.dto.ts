import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';

export class ReadTimelineDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'The last entry of the page before; without it, the newest entries.',
  })
  @Follows(optionalId)
  before?: string;
}

export class TimelineEntryDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String, description: 'What it happened to; empty where its name is not known.' })
  subject!: string;
  @ApiProperty({ type: String }) message!: string;
  @ApiProperty({ type: String, nullable: true }) applicationId!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) happenedAt!: string;
}

export class TimelineDto {
  @ApiProperty({ type: [TimelineEntryDto], description: 'Newest first.' }) entries!: TimelineEntryDto[];
  @ApiProperty({ type: Boolean, description: 'There are earlier ones.' }) more!: boolean;
}
