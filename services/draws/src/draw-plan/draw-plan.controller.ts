import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DrawPlanDto, SetDrawPlanDto } from './draw-plan.dto.js';
import { SetDrawPlan } from './set-draw-plan.command.js';

/** The plan is read with its loan. */
@ApiTags('loans')
@For('admin', 'super')
@Controller('loans/:applicationId/plan')
export class DrawPlanController {
  constructor(private readonly set: SetDrawPlan) {}

  @Put()
  @Idempotent()
  @ApiOkResponse({ type: DrawPlanDto })
  setDrawPlan(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() plan: SetDrawPlanDto,
  ): Promise<DrawPlanDto> {
    return this.set.execute(actor, applicationId, plan);
  }
}
