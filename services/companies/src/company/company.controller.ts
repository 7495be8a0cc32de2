import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import {
  AssignBrokerDto,
  CompanyDto,
  ListCompaniesDto,
  CompanySummaryDto,
  CreateCompanyDto,
  CreateRelatedCompanyDto,
  VerifyStructureDto,
  UpdateCompanyDto,
} from './company.dto.js';
import { CreateCompany } from './create-company.command.js';
import { CreateRelatedCompany } from './create-related-company.command.js';
import { GetCompany } from './get-company.query.js';
import { ListCompanies } from './list-companies.query.js';
import { DealChangeDto, ListDealChanges } from './list-deal-changes.query.js';
import { ReferringBrokerGuard } from './referring-broker.guard.js';
import { UpdateCompany } from './update-company.command.js';
import { VerifyStructure } from './verify-structure.command.js';

@ApiTags('company')
@Controller('companies')
export class CompanyController {
  constructor(
    private readonly companies: ListCompanies,
    private readonly company: GetCompany,
    private readonly creation: CreateCompany,
    private readonly relatedCreation: CreateRelatedCompany,
    private readonly update: UpdateCompany,
    private readonly structure: VerifyStructure,
    private readonly deals: ListDealChanges,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanySummaryDto] })
  listCompanies(@Query() query: ListCompaniesDto): Promise<CompanySummaryDto[]> {
    return this.companies.execute(query);
  }

  /** The company in use; without one named, the first that the user belongs to. */
  @Get('own')
  @For('borrower', 'admin', 'super')
  @ApiQuery({ name: 'companyId', required: false, type: String })
  @ApiOkResponse({ type: CompanyDto })
  getOwnCompany(
    @CurrentActor() actor: Actor,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<CompanyDto> {
    return this.company.execute(actor, companyId);
  }

  @Get(':id')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: CompanyDto })
  getCompany(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CompanyDto> {
    return this.company.execute(actor, id);
  }

  /** What administrators changed in Deal Entry. */
  @Get(':id/deal')
  @For('admin', 'super')
  @ApiOkResponse({ type: [DealChangeDto] })
  listDealChanges(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DealChangeDto[]> {
    return this.deals.execute(actor, id);
  }

  @Post()
  @For('borrower', 'admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: CompanyDto })
  createCompany(@CurrentActor() actor: Actor, @Body() body: CreateCompanyDto): Promise<CompanyDto> {
    return this.creation.execute(actor, body);
  }

  /** A company that owns a part of another one. */
  @Post('related')
  @For('borrower', 'admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: CompanyDto })
  createRelatedCompany(@CurrentActor() actor: Actor, @Body() body: CreateRelatedCompanyDto): Promise<CompanyDto> {
    return this.relatedCreation.execute(actor, body);
  }

  @Put()
  @For('borrower', 'admin', 'super')
  @UseGuards(ReferringBrokerGuard)
  @ApiOkResponse({ type: CompanyDto })
  updateCompany(@CurrentActor() actor: Actor, @Body() body: UpdateCompanyDto): Promise<CompanyDto> {
    return this.update.execute(actor, body);
  }

  /** Deal entry: the broker who referred the company. */
  @Post('broker')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @UseGuards(ReferringBrokerGuard)
  @ApiOkResponse({ type: CompanyDto })
  assignBroker(@CurrentActor() actor: Actor, @Body() { companyId, brokerId }: AssignBrokerDto): Promise<CompanyDto> {
    return this.update.execute(actor, { companyId, brokerId: brokerId ?? null });
  }

  /** The structure of owners and contractors is verified, or is not any more. */
  @Post('structure')
  @HttpCode(200)
  @For('borrower')
  @Idempotent()
  @ApiOkResponse({ type: CompanyDto })
  verifyStructure(@CurrentActor() actor: Actor, @Body() body: VerifyStructureDto): Promise<CompanyDto> {
    return this.structure.execute(actor, body);
  }
}
