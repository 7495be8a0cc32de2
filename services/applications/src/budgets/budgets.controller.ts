import { Body, Controller, Get, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { BudgetDto, SaveBudgetDto } from './budget.dto.js';
import { SaveBudget } from './commands/save-budget.command.js';
import { GetBudget } from './queries/get-budget.query.js';
import { ListBudgetsOfCompany } from './queries/list-budgets-of-company.query.js';

/** Budgets before closing, one a property. What is drawn against them later belongs to the draws service. */
@Controller()
export class BudgetsController {
  constructor(
    private readonly saving: SaveBudget,
    private readonly reading: GetBudget,
    private readonly lists: ListBudgetsOfCompany,
  ) {}

  @Get('properties/:propertyId/budget')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: BudgetDto })
  getBudgetOfProperty(
    @CurrentActor() actor: Actor,
    @Param('propertyId', ParseUUIDPipe) propertyId: string,
  ): Promise<BudgetDto> {
    return this.reading.execute(actor, propertyId);
  }

  @Get('companies/:companyId/budgets')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [BudgetDto] })
  listBudgetsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<BudgetDto[]> {
    return this.lists.execute(actor, companyId);
  }

  @Put('budgets')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: BudgetDto })
  saveBudget(@CurrentActor() actor: Actor, @Body() body: SaveBudgetDto): Promise<BudgetDto> {
    return this.saving.execute(actor, body);
  }
}
