import { MAX_DRAW_LINES, signatureComplaint } from '@groundwork/domain-draws';
import { amount } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsISO8601, IsOptional, IsUUID, ValidateNested } from 'class-validator';

/** Most files that support one line. */
export const MAX_DOCUMENTS = 50;

export class CreateDrawLineDto {
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

export class CreateDrawRequestDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  applicationId!: string;

  @ApiProperty({ type: [CreateDrawLineDto] })
  @IsArray()
  @ArrayMaxSize(MAX_DRAW_LINES)
  @ValidateNested({ each: true })
  @Type(() => CreateDrawLineDto)
  lineItems!: CreateDrawLineDto[];

  @ApiProperty({ type: String, description: 'Data URL of a PNG.' })
  @Follows(signatureComplaint)
  certifySignature!: string;

  @ApiPropertyOptional({ type: String, format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  certifySignatureDate?: string;
}
