import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AnswerProposal } from './commands/answer-proposal.command.js';
import { DecideDraw } from './commands/decide-draw.command.js';
import type { DrawTarget } from './commands/decide-draw.command.js';
import { ReturnDraw } from './commands/return-draw.command.js';
import { decideAsSaved, decideEveryLine, decideLine } from './domain/decision.js';
import type { Plan } from './domain/decision.js';
import { DrawApprovalDto, DrawDecisionDto, DrawRejectionDto, DrawReturnDto, SaveDrawDto } from './draw-decision.dto.js';
import { DrawRequestDto } from './draw-request.dto.js';
import { GetDrawRequest } from './queries/get-draw-request.query.js';

/** What administrators decide; each answers with the draw request as it stands then. */
@ApiTags('draw decisions')
@For('admin', 'super')
@Controller('draw-requests')
export class DrawDecisionController {
  constructor(
    private readonly decideDraw: DecideDraw,
    private readonly returnDraw: ReturnDraw,
    private readonly answer: AnswerProposal,
    private readonly getDrawRequest: GetDrawRequest,
  ) {}

  @Put('save')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  saveDrawDecision(
    @CurrentActor() actor: Actor,
    @Body() { id, version, lineItems }: SaveDrawDto,
  ): Promise<DrawRequestDto> {
    return this.decide(actor, { draw: id, version }, decideAsSaved(lineItems));
  }

  @Put('item/approve')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  approveDrawItem(
    @CurrentActor() actor: Actor,
    @Body() { id, version, ...words }: DrawApprovalDto,
  ): Promise<DrawRequestDto> {
    return this.decide(actor, { line: id, version }, decideLine(id, 'approve', words));
  }

  @Put('item/reject')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  rejectDrawItem(
    @CurrentActor() actor: Actor,
    @Body() { id, version, rejectReason }: DrawRejectionDto,
  ): Promise<DrawRequestDto> {
    return this.decide(actor, { line: id, version }, decideLine(id, 'reject', { rejectReason }));
  }

  @Put('accept')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  acceptDrawRequest(
    @CurrentActor() actor: Actor,
    @Body() { id, version, ...words }: DrawApprovalDto,
  ): Promise<DrawRequestDto> {
    return this.decide(actor, { draw: id, version }, decideEveryLine('approve', words));
  }

  @Put('reject')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  rejectDrawRequest(
    @CurrentActor() actor: Actor,
    @Body() { id, version, rejectReason }: DrawRejectionDto,
  ): Promise<DrawRequestDto> {
    return this.decide(actor, { draw: id, version }, decideEveryLine('reject', { rejectReason }));
  }

  @Put('send-back')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  async sendDrawBack(@CurrentActor() actor: Actor, @Body() returned: DrawReturnDto): Promise<DrawRequestDto> {
    return this.getDrawRequest.execute(actor, await this.returnDraw.execute(actor, 'sendBack', returned));
  }

  @Put('confirm')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  async confirmProposal(@CurrentActor() actor: Actor, @Body() proposed: DrawDecisionDto): Promise<DrawRequestDto> {
    return this.getDrawRequest.execute(actor, await this.answer.execute(actor, 'confirm', proposed));
  }

  @Put('decline')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  async declineProposal(@CurrentActor() actor: Actor, @Body() proposed: DrawDecisionDto): Promise<DrawRequestDto> {
    return this.getDrawRequest.execute(actor, await this.answer.execute(actor, 'decline', proposed));
  }

  private async decide(actor: Actor, target: DrawTarget, plan: Plan): Promise<DrawRequestDto> {
    return this.getDrawRequest.execute(actor, await this.decideDraw.execute(actor, target, plan));
  }
}
