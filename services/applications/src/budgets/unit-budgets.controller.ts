import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ListUnitBudgetsDto, SaveUnitBudgetDto, UnitBudgetDto } from './budget.dto.js';
import { SaveUnitBudget } from './commands/save-unit-budget.command.js';
import { GetUnitBudget } from './queries/get-unit-budget.query.js';
import { ListUnitBudgets } from './queries/list-unit-budgets.query.js';

/** Budgets of units, one a unit, beside the budget of their property. */
@Controller()
export class UnitBudgetsController {
  constructor(
    private readonly saving: SaveUnitBudget,
    private readonly reading: GetUnitBudget,
    private readonly lists: ListUnitBudgets,
  ) {}

  @Get('properties/:propertyId/unit-budgets')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [UnitBudgetDto] })
  listUnitBudgetsOfProperty(
    @CurrentActor() actor: Actor,
    @Param('propertyId', ParseUUIDPipe) propertyId: string,
    @Query() { only }: ListUnitBudgetsDto,
  ): Promise<UnitBudgetDto[]> {
    return this.lists.execute(actor, { propertyId }, only === 'totals');
  }

  @Get('companies/:companyId/unit-budgets')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [UnitBudgetDto] })
  listUnitBudgetsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<UnitBudgetDto[]> {
    return this.lists.execute(actor, { companyId });
  }

  @Get('units/:unitId/budget')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: UnitBudgetDto })
  getBudgetOfUnit(
    @CurrentActor() actor: Actor,
    @Param('unitId', ParseUUIDPipe) unitId: string,
  ): Promise<UnitBudgetDto> {
    return this.reading.execute(actor, { unitId });
  }

  @Get('unit-budgets/:id')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: UnitBudgetDto })
  getUnitBudget(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<UnitBudgetDto> {
    return this.reading.execute(actor, { id });
  }

  @Post('unit-budgets')
  @For('borrower')
  @ApiCreatedResponse({ type: UnitBudgetDto })
  createUnitBudget(@CurrentActor() actor: Actor, @Body() body: SaveUnitBudgetDto): Promise<UnitBudgetDto> {
    return this.saving.execute(actor, { ...body, version: 0 });
  }

  @Put('unit-budgets')
  @For('borrower')
  @ApiOkResponse({ type: UnitBudgetDto })
  saveUnitBudget(@CurrentActor() actor: Actor, @Body() body: SaveUnitBudgetDto): Promise<UnitBudgetDto> {
    return this.saving.execute(actor, body);
  }
}
