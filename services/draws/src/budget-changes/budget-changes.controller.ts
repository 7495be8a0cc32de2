import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { KnownFiles, SupportingDocumentsGuard } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import {
  BudgetChangeDecisionDto,
  BudgetChangeDto,
  BudgetChangeRejectionDto,
  RequestBudgetChangeDto,
} from './budget-change.dto.js';
import { DecideBudgetChange } from './decide-budget-change.command.js';
import { ListBudgetChanges } from './list-budget-changes.query.js';
import { RequestBudgetChange } from './request-budget-change.command.js';

/** Changes of the budget of an active loan: asked for by either side, decided by the lender. */
@ApiTags('changes of the budget')
@Controller()
export class BudgetChangesController {
  constructor(
    private readonly listing: ListBudgetChanges,
    private readonly requesting: RequestBudgetChange,
    private readonly deciding: DecideBudgetChange,
  ) {}

  @Get('ledgers/:applicationId/changes')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [BudgetChangeDto] })
  listBudgetChanges(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<BudgetChangeDto[]> {
    return this.listing.execute(actor, applicationId);
  }

  @Post('budget-changes')
  @For('borrower', 'admin', 'super')
  @Idempotent()
  @UseGuards(SupportingDocumentsGuard)
  @ApiCreatedResponse({ type: BudgetChangeDto })
  requestBudgetChange(
    @CurrentActor() actor: Actor,
    @Body() request: RequestBudgetChangeDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<BudgetChangeDto> {
    return this.requesting.execute(actor, request, files);
  }

  @Put('budget-changes/approve')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: BudgetChangeDto })
  approveBudgetChange(
    @CurrentActor() actor: Actor,
    @Body() decision: BudgetChangeDecisionDto,
  ): Promise<BudgetChangeDto> {
    return this.deciding.execute(actor, 'approve', decision);
  }

  @Put('budget-changes/reject')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: BudgetChangeDto })
  rejectBudgetChange(
    @CurrentActor() actor: Actor,
    @Body() { id, version, reason }: BudgetChangeRejectionDto,
  ): Promise<BudgetChangeDto> {
    return this.deciding.execute(actor, 'reject', { id, version, note: reason });
  }

  @Put('budget-changes/withdraw')
  @For('borrower')
  @Idempotent()
  @ApiOkResponse({ type: BudgetChangeDto })
  withdrawBudgetChange(
    @CurrentActor() actor: Actor,
    @Body() decision: BudgetChangeDecisionDto,
  ): Promise<BudgetChangeDto> {
    return this.deciding.execute(actor, 'withdraw', decision);
  }
}
