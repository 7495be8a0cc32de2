import { drawSelections, drawStatusComplaint } from '@groundwork/domain-draws';
import type { DrawSelection, DrawStatusId } from '@groundwork/domain-draws';
import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

/** Most draw requests of one answer; as many where the caller names no limit. */
export const largestPage = 100;

const toNumber = ({ value }: { value: unknown }): unknown =>
  value === undefined || value === '' ? undefined : Number(value);

export class DrawListFilterDto {
  @ApiPropertyOptional({ type: 'integer', enum: [1, 2, 3, 4] })
  @IsOptional()
  @Transform(toNumber)
  @Follows(drawStatusComplaint)
  statusId?: DrawStatusId;

  @ApiPropertyOptional({ enum: drawSelections, description: 'Draws by what is left to do; for administrators.' })
  @IsOptional()
  @IsIn(drawSelections)
  selection?: DrawSelection;

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

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: largestPage, default: largestPage })
  @IsOptional()
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(largestPage)
  limit?: number;
}
