import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { ApprovalLimitDto, SaveApprovalLimitDto } from './approval-limit.dto.js';
import { ListApprovalLimits } from './list-approval-limits.query.js';
import { SaveApprovalLimit } from './save-approval-limit.command.js';

/** Above which amount two administrators approve a draw. A super administrator changes it, every administrator reads it. */
@ApiTags('draw decisions')
@Controller('approval-limits')
export class ApprovalLimitsController {
  constructor(
    private readonly list: ListApprovalLimits,
    private readonly save: SaveApprovalLimit,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [ApprovalLimitDto] })
  listApprovalLimits(): Promise<ApprovalLimitDto[]> {
    return this.list.execute();
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: ApprovalLimitDto })
  saveApprovalLimit(@CurrentActor() actor: Actor, @Body() body: SaveApprovalLimitDto): Promise<ApprovalLimitDto> {
    return this.save.execute(actor, body);
  }
}
