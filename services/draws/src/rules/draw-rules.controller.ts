import { Body, Controller, Get, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import {
  DrawFindingsDto,
  DrawRulesDto,
  LoanPaperDto,
  OverrideDrawRuleDto,
  SaveDrawRulesDto,
  SaveLoanPaperDto,
} from './draw-rules.dto.js';
import { GetDrawFindings } from './get-draw-findings.query.js';
import { ListDrawRules } from './list-draw-rules.query.js';
import { OverrideDrawRule } from './override-draw-rule.command.js';
import { SaveDrawRules } from './save-draw-rules.command.js';
import { SaveLoanPaper } from './save-loan-paper.command.js';

/** Rules that run by themselves: a super administrator sets them, every administrator reads what they find and overrides it. */
@ApiTags('rules of draws')
@Controller()
export class DrawRulesController {
  constructor(
    private readonly listing: ListDrawRules,
    private readonly saving: SaveDrawRules,
    private readonly reading: GetDrawFindings,
    private readonly overriding: OverrideDrawRule,
    private readonly papers: SaveLoanPaper,
  ) {}

  @Get('draw-rules')
  @For('admin', 'super')
  @ApiOkResponse({ type: [DrawRulesDto] })
  listDrawRules(): Promise<DrawRulesDto[]> {
    return this.listing.execute();
  }

  @Put('draw-rules')
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: DrawRulesDto })
  saveDrawRules(@CurrentActor() actor: Actor, @Body() body: SaveDrawRulesDto): Promise<DrawRulesDto> {
    return this.saving.execute(actor, body);
  }

  @Get('draw-requests/:id/rules')
  @For('admin', 'super')
  @ApiOkResponse({ type: DrawFindingsDto })
  getDrawFindings(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawFindingsDto> {
    return this.reading.execute(actor, id);
  }

  @Put('draw-requests/rules/override')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: DrawFindingsDto })
  async overrideDrawRule(@CurrentActor() actor: Actor, @Body() body: OverrideDrawRuleDto): Promise<DrawFindingsDto> {
    return this.reading.execute(actor, await this.overriding.execute(actor, body));
  }

  @Put('ledgers/papers')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: [LoanPaperDto] })
  saveLoanPaper(@CurrentActor() actor: Actor, @Body() body: SaveLoanPaperDto): Promise<LoanPaperDto[]> {
    return this.papers.execute(actor, body);
  }
}
