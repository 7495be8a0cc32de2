import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

export class LoanFilesPageDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Files of draws before this one.' })
  @IsOptional()
  @Follows(optionalId)
  before?: string;
}
