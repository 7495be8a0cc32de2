import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DecideDrawCommand } from './commands/decide-draw.command.js';
import type { DrawTarget } from './commands/decide-draw.command.js';
import { asSent, everyLine, oneLine } from './domain/decision.js';
import type { Plan } from './domain/decision.js';
import { DrawRequestDto } from './draw-requests.dto.js';
import { DrawDecision, DrawRejection, DrawSave } from './draw-requests.input.js';
import { GetDrawRequestQuery } from './queries/get-draw-request.query.js';

/** What administrators decide; each answers with the draw request as it stands then. */
@ApiTags('draw decisions')
@For('admin', 'super')
@Controller('draw-requests')
export class DecisionsController {
  constructor(
    private readonly decide: DecideDrawCommand,
    private readonly single: GetDrawRequestQuery,
  ) {}

  @Put('save')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  saveDrawDecision(
    @CurrentActor() actor: Actor,
    @Body() { id, version, lineItems }: DrawSave,
  ): Promise<DrawRequestDto> {
    return this.run(actor, { draw: id, version }, asSent(lineItems));
  }

  @Put('item/approve')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  approveDrawItem(@CurrentActor() actor: Actor, @Body() { id, version }: DrawDecision): Promise<DrawRequestDto> {
    return this.run(actor, { line: id, version }, oneLine(id, 'approve'));
  }

  @Put('item/reject')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  rejectDrawItem(
    @CurrentActor() actor: Actor,
    @Body() { id, version, rejectReason }: DrawRejection,
  ): Promise<DrawRequestDto> {
    return this.run(actor, { line: id, version }, oneLine(id, 'reject', rejectReason));
  }

  @Put('accept')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  acceptDrawRequest(@CurrentActor() actor: Actor, @Body() { id, version }: DrawDecision): Promise<DrawRequestDto> {
    return this.run(actor, { draw: id, version }, everyLine('approve'));
  }

  @Put('reject')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  rejectDrawRequest(
    @CurrentActor() actor: Actor,
    @Body() { id, version, rejectReason }: DrawRejection,
  ): Promise<DrawRequestDto> {
    return this.run(actor, { draw: id, version }, everyLine('reject', rejectReason));
  }

  private async run(actor: Actor, target: DrawTarget, plan: Plan): Promise<DrawRequestDto> {
    return this.single.present(await this.decide.run(actor, target, plan));
  }
}
