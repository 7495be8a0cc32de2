import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { GetApproval } from './get-approval.query.js';
import { GetDecision } from './get-decision.query.js';
import { ListDecisions } from './list-decisions.query.js';
import { ApprovalDto, LoanDecisionDetailsDto, LoanDecisionSummaryDto } from './loan-decision.dto.js';

/** What a decision needs, and the decisions that were taken. */
@For('admin', 'super')
@Controller()
export class DecisionsController {
  constructor(
    private readonly approval: GetApproval,
    private readonly list: ListDecisions,
    private readonly single: GetDecision,
  ) {}

  @Get('applications/:id/approval')
  @ApiOkResponse({ type: ApprovalDto })
  getApproval(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ApprovalDto> {
    return this.approval.execute(actor, id);
  }

  @Get('applications/:id/decisions')
  @ApiOkResponse({ type: [LoanDecisionSummaryDto] })
  listDecisions(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<LoanDecisionSummaryDto[]> {
    return this.list.execute(actor, id);
  }

  @Get('decisions/:id')
  @ApiOkResponse({ type: LoanDecisionDetailsDto })
  getDecision(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<LoanDecisionDetailsDto> {
    return this.single.execute(actor, id);
  }
}
