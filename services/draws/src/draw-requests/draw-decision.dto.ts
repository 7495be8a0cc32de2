import { drawStatusComplaint, MAX_DRAW_LINES } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';

export class LineDecisionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  @Follows(drawStatusComplaint)
  statusId!: DrawStatusId;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @MaxLength(4000)
  rejectReason?: string | null;
}

export class DrawDecisionDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The draw request; the line item for the calls about one line.',
  })
  @IsUUID()
  id!: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The version that was looked at; another one is refused.' })
  @IsOptional()
  @IsInt()
  version?: number;
}

export class DrawRejectionDto extends DrawDecisionDto {
  @ApiProperty({ type: String })
  @IsOptional()
  @MaxLength(4000)
  rejectReason!: string;
}

export class SaveDrawDto extends DrawDecisionDto {
  @ApiProperty({ type: [LineDecisionDto] })
  @IsArray()
  @ArrayMaxSize(MAX_DRAW_LINES)
  @ArrayUnique((line: LineDecisionDto) => line?.id)
  @ValidateNested({ each: true })
  @Type(() => LineDecisionDto)
  lineItems!: LineDecisionDto[];
}
