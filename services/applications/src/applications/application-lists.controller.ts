import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional } from '@nestjs/swagger';
import { applicationStatuses, dashboardGroups } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApplicationPageDto, ApplicationSummaryDto } from './application.dto.js';
import { largestPage, ListApplications } from './queries/list-applications.query.js';
import type { Group } from './queries/list-applications.query.js';

const groups = Object.keys(dashboardGroups) as Group[];

export class CompanyListQuery {
  @ApiPropertyOptional({ enum: groups, description: 'a group of the dashboard; all without' })
  @IsOptional()
  @IsIn(groups)
  group?: Group;
}

export class StatusQuery {
  @ApiPropertyOptional({ enum: [...applicationStatuses] })
  @IsOptional()
  @IsIn(applicationStatuses)
  status?: ApplicationStatus;
}

export class PageQuery extends StatusQuery {
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

/** Lists of applications: a company's for its borrowers, all of them by pages for administrators. */
@Controller()
export class ApplicationListsController {
  constructor(private readonly lists: ListApplications) {}

  @Get('companies/:companyId/applications')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ApplicationSummaryDto] })
  listApplicationsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() query: CompanyListQuery,
  ): Promise<ApplicationSummaryDto[]> {
    return this.lists.ofCompany(actor, companyId, query.group);
  }

  @Get('applications')
  @For('admin', 'super')
  @ApiOkResponse({ type: ApplicationPageDto })
  pageOfApplications(@Query() query: PageQuery): Promise<ApplicationPageDto> {
    return this.lists.page(query.status, query.cursor, query.limit ?? 25);
  }

  /** The newest of them as a plain list; whoever wants more turns pages. */
  @Get('latest-applications')
  @For('admin', 'super')
  @ApiOkResponse({ type: [ApplicationSummaryDto] })
  async listLatestApplications(@Query() query: StatusQuery): Promise<ApplicationSummaryDto[]> {
    return (await this.lists.page(query.status, undefined, largestPage)).items;
  }
}
