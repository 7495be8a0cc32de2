import { Body, Controller, Delete, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AllocateBudgetDto, BudgetDto } from './budget.dto.js';
import { AllocateBudget } from './commands/allocate-budget.command.js';
import { UndoAllocation } from './commands/undo-allocation.command.js';

/** A property's budget divided over its units or over all properties of its application, and taken back. */
@Controller()
export class AllocationsController {
  constructor(
    private readonly allocating: AllocateBudget,
    private readonly undoing: UndoAllocation,
  ) {}

  @Put('budgets/allocation')
  @For('borrower')
  @ApiOkResponse({ type: BudgetDto })
  allocateBudget(@CurrentActor() actor: Actor, @Body() body: AllocateBudgetDto): Promise<BudgetDto> {
    return this.allocating.execute(actor, body);
  }

  /** The property is the one whose budget was divided. */
  @Delete('properties/:propertyId/allocation')
  @For('borrower')
  @ApiOkResponse({ type: BudgetDto })
  undoAllocation(
    @CurrentActor() actor: Actor,
    @Param('propertyId', ParseUUIDPipe) propertyId: string,
  ): Promise<BudgetDto> {
    return this.undoing.execute(actor, propertyId);
  }
}
