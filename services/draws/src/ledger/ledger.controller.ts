import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CorrectFunded } from './correct-funded.command.js';
import { CorrectFundedDto } from './correct-funded.dto.js';
import { ActiveTotalsDto, LedgerDto } from './ledger.dto.js';
import { GetActiveTotals } from './get-active-totals.query.js';
import { GetLedger } from './get-ledger.query.js';
import { LedgerEntryDto } from './ledger-entry.dto.js';
import { ListLedgerEntries } from './list-ledger-entries.query.js';
import { SetRetainageTermsDto } from './retainage-terms.dto.js';
import { SetRetainageTerms } from './set-retainage-terms.command.js';

@ApiTags('ledger')
@For('borrower', 'admin', 'super')
@Controller()
export class LedgerController {
  constructor(
    private readonly ledger: GetLedger,
    private readonly activeTotals: GetActiveTotals,
    private readonly entries: ListLedgerEntries,
    private readonly correct: CorrectFunded,
    private readonly setTerms: SetRetainageTerms,
  ) {}

  @Get('ledgers/:applicationId')
  @ApiOkResponse({ type: LedgerDto })
  getLedger(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LedgerDto> {
    return this.ledger.execute(actor, applicationId);
  }

  @Get('ledgers/:applicationId/entries')
  @ApiOkResponse({ type: [LedgerEntryDto] })
  listLedgerEntries(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LedgerEntryDto[]> {
    return this.entries.execute(actor, applicationId);
  }

  @Post('ledgers/:applicationId/corrections')
  @For('admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: LedgerDto })
  async correctFunded(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() correction: CorrectFundedDto,
  ): Promise<LedgerDto> {
    await this.correct.execute(actor, applicationId, correction);
    return this.ledger.execute(actor, applicationId);
  }

  @Put('ledgers/:applicationId/retainage-terms')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: LedgerDto })
  async setRetainageTerms(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() terms: SetRetainageTermsDto,
  ): Promise<LedgerDto> {
    await this.setTerms.execute(actor, applicationId, terms);
    return this.ledger.execute(actor, applicationId);
  }

  @Get('companies/:companyId/active-totals')
  @ApiOkResponse({ type: ActiveTotalsDto })
  getActiveTotals(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<ActiveTotalsDto> {
    return this.activeTotals.execute(actor, companyId);
  }
}
