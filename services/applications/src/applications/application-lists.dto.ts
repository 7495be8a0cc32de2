import { ApiPropertyOptional } from '@nestjs/swagger';
import { applicationStatuses, dashboardGroups } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Group } from './queries/list-applications-of-company.query.js';
import { largestPage } from './queries/page-applications.query.js';

const groups = Object.keys(dashboardGroups) as Group[];

export class ListOfCompanyDto {
  @ApiPropertyOptional({ enum: groups, description: 'a group of the dashboard; all without' })
  @IsOptional()
  @IsIn(groups)
  group?: Group;
}

export class ListByStatusDto {
  @ApiPropertyOptional({ enum: [...applicationStatuses] })
  @IsOptional()
  @IsIn(applicationStatuses)
  status?: ApplicationStatus;
}

export class PageDto extends ListByStatusDto {
  @ApiPropertyOptional({ type: String, description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: largestPage, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(largestPage)
  limit?: number;
}
