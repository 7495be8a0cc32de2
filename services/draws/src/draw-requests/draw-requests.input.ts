import { MAX_DRAW_LINES, isDrawStatusId, signatureComplaint } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { amount, optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const statusId = (value: unknown): string | undefined => (isDrawStatusId(value) ? undefined : shared.choice);

/** Most files that support one line. */
export const MAX_DOCUMENTS = 50;

export class NewDrawLine {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  additionalBudgetItemId!: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    description: 'Cents. A line without an amount is not submitted.',
  })
  @IsOptional()
  @Follows(amount)
  requestedAmount?: number | null;

  @ApiPropertyOptional({ type: [String], description: 'Ids of uploaded files.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_DOCUMENTS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  supportingDocuments?: string[];
}

export class NewDrawRequest {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  applicationId!: string;

  @ApiProperty({ type: [NewDrawLine] })
  @IsArray()
  @ArrayMaxSize(MAX_DRAW_LINES)
  @ValidateNested({ each: true })
  @Type(() => NewDrawLine)
  lineItems!: NewDrawLine[];

  @ApiProperty({ type: String, description: 'Data URL of a PNG.' })
  @Follows(signatureComplaint)
  certifySignature!: string;

  @ApiPropertyOptional({ type: String, format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  certifySignatureDate?: string;
}

export class LineDecision {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  @Follows(statusId)
  statusId!: DrawStatusId;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @MaxLength(4000)
  rejectReason?: string | null;
}

export class DrawDecision {
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

export class DrawRejection extends DrawDecision {
  @ApiProperty({ type: String })
  @IsOptional()
  @MaxLength(4000)
  rejectReason!: string;
}

export class DrawSave extends DrawDecision {
  @ApiProperty({ type: [LineDecision] })
  @IsArray()
  @ArrayMaxSize(MAX_DRAW_LINES)
  @ArrayUnique((line: LineDecision) => line?.id)
  @ValidateNested({ each: true })
  @Type(() => LineDecision)
  lineItems!: LineDecision[];
}

const toNumber = ({ value }: { value: unknown }): unknown =>
  value === undefined || value === '' ? undefined : Number(value);

export class DrawListFilter {
  @ApiPropertyOptional({ type: 'integer', enum: [1, 2, 3, 4] })
  @IsOptional()
  @Transform(toNumber)
  @Follows(statusId)
  statusId?: DrawStatusId;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Only draws of this loan.' })
  @IsOptional()
  @Follows(optionalId)
  applicationId?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'Only what was requested before this draw request.',
  })
  @IsOptional()
  @Follows(optionalId)
  before?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
  @IsOptional()
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}
