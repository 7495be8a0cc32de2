import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { all, atMost, lengthLimits, listOfIds, optional, requiredAny } from '@groundwork/domain-validation';
import { shared } from '@groundwork/domain-messages';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';

export class SendNoticeDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  applicationId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'The user who gets a letter.' })
  @IsUUID()
  userId!: string;

  @ApiPropertyOptional({ type: [String], description: 'Who get a letter in the place of that user.' })
  @Follows(optional(listOfIds(50)))
  userIds?: string[];

  @ApiProperty({ type: String, description: 'Of the application.' })
  @Follows(requiredAny)
  name!: string;

  @ApiProperty({ type: String, maxLength: lengthLimits.paragraph })
  @Follows(
    all(
      (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : shared.textRequired),
      atMost(lengthLimits.paragraph),
    ),
  )
  message!: string;
}

export class SentNoticeDto {
  @ApiProperty({ type: Boolean, description: 'Whether a letter goes out beside the bell.' })
  mailed!: boolean;
}
