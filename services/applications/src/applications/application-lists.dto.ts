import { ApiPropertyOptional } from '@nestjs/swagger';
import { applicationStatuses, dashboardGroups } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { IsIn, IsOptional } from 'class-validator';
import type { Group } from './queries/list-applications-of-company.query.js';
import { PagedDto } from './paged.dto.js';

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

export class PageDto extends PagedDto {
  @ApiPropertyOptional({ enum: [...applicationStatuses] })
  @IsOptional()
  @IsIn(applicationStatuses)
  status?: ApplicationStatus;
}
