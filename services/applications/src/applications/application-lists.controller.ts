import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ListByStatusDto, ListOfCompanyDto, PageDto } from './application-lists.dto.js';
import { ApplicationPageDto, ApplicationSummaryDto } from './application.dto.js';
import { FoundApplicationsDto, SearchApplicationsDto } from './application-search.dto.js';
import { OwnApplicationsDto, SearchOwnApplicationsDto } from './own-search.dto.js';
import { SearchApplications } from './queries/search-applications.query.js';
import { SearchOwnApplications } from './queries/search-own-applications.query.js';
import { ListApplicationsOfCompany } from './queries/list-applications-of-company.query.js';
import { largestPage } from './paged.dto.js';
import { PageApplications } from './queries/page-applications.query.js';

/** Lists of applications: a company's for its borrowers, all of them by pages for administrators. */
@Controller()
export class ApplicationListsController {
  constructor(
    private readonly ofCompany: ListApplicationsOfCompany,
    private readonly pages: PageApplications,
    private readonly search: SearchApplications,
    private readonly ownSearch: SearchOwnApplications,
  ) {}

  @Get('companies/:companyId/applications')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ApplicationSummaryDto] })
  listApplicationsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() query: ListOfCompanyDto,
  ): Promise<ApplicationSummaryDto[]> {
    return this.ofCompany.execute(actor, companyId, query.group);
  }

  /** Those of one company that fit, sorted, a page at a time. */
  @Get('companies/:companyId/application-search')
  @For('borrower')
  @ApiOkResponse({ type: OwnApplicationsDto })
  searchOwnApplications(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() query: SearchOwnApplicationsDto,
  ): Promise<OwnApplicationsDto> {
    return this.ownSearch.execute(actor, companyId, query);
  }

  @Get('applications')
  @For('admin', 'super')
  @ApiOkResponse({ type: ApplicationPageDto })
  pageOfApplications(@Query() query: PageDto): Promise<ApplicationPageDto> {
    return this.pages.execute(query.status, query.cursor, query.limit ?? 25);
  }

  @Get('application-search')
  @For('admin', 'super')
  @ApiOkResponse({ type: FoundApplicationsDto })
  searchApplications(@Query() query: SearchApplicationsDto): Promise<FoundApplicationsDto> {
    return this.search.execute(query);
  }

  /** The newest of them as a plain list; whoever wants more turns pages. */
  @Get('latest-applications')
  @For('admin', 'super')
  @ApiOkResponse({ type: [ApplicationSummaryDto] })
  async listLatestApplications(@Query() query: ListByStatusDto): Promise<ApplicationSummaryDto[]> {
    return (await this.pages.execute(query.status, undefined, largestPage)).items;
  }
}
