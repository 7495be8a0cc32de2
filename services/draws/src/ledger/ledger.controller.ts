import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ActiveTotalsDto, LedgerDto } from './ledger.dto.js';
import { GetActiveTotals } from './get-active-totals.query.js';
import { GetLedger } from './get-ledger.query.js';

@ApiTags('ledger')
@For('borrower', 'admin', 'super')
@Controller()
export class LedgerController {
  constructor(
    private readonly ledger: GetLedger,
    private readonly activeTotals: GetActiveTotals,
  ) {}

  @Get('ledgers/:applicationId')
  @ApiOkResponse({ type: LedgerDto })
  getLedger(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LedgerDto> {
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
