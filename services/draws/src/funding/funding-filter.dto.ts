import { fundingStages } from '@groundwork/domain-draws';
import type { FundingStage } from '@groundwork/domain-draws';
import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class FundingFilterDto {
  @ApiPropertyOptional({ enum: fundingStages })
  @IsOptional()
  @IsIn(fundingStages)
  stage?: FundingStage;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Only payments of this loan.' })
  @IsOptional()
  @Follows(optionalId)
  applicationId?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Only what was scheduled before this funding.' })
  @IsOptional()
  @Follows(optionalId)
  before?: string;
}
