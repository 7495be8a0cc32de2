import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ListWaiting } from './list-waiting.query.js';
import { ListWaitingOfCompany } from './list-waiting-of-company.query.js';
import { BorrowerWaitingDto, LenderWaitingDto } from './waiting.dto.js';

/** What of active loans waits for somebody, for the list of each home. */
@ApiTags('loans')
@Controller()
export class WaitingController {
  constructor(
    private readonly listing: ListWaiting,
    private readonly listingOfCompany: ListWaitingOfCompany,
  ) {}

  @Get('waiting')
  @For('admin', 'super')
  @ApiOkResponse({ type: LenderWaitingDto })
  listWaiting(@CurrentActor() actor: Actor): Promise<LenderWaitingDto> {
    return this.listing.execute(actor);
  }

  @Get('companies/:companyId/waiting')
  @For('borrower')
  @ApiOkResponse({ type: BorrowerWaitingDto })
  listWaitingOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<BorrowerWaitingDto> {
    return this.listingOfCompany.execute(actor, companyId);
  }
}
