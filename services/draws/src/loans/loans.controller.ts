import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { GetLoan } from './get-loan.query.js';
import { ListLoanEvents } from './list-loan-events.query.js';
import { ListLoanFiles } from './list-loan-files.query.js';
import { ListLoanHistory } from './list-loan-history.query.js';
import { LoanDto, LoanFilesDto, LoanHappenedDto } from './loan.dto.js';
import { LoanEventsDto, LoanEventsPageDto } from './loan-events.dto.js';
import { LoanFilesPageDto } from './loan-files.dto.js';

@ApiTags('loans')
@For('borrower', 'admin', 'super')
@Controller('loans/:applicationId')
export class LoansController {
  constructor(
    private readonly get: GetLoan,
    private readonly files: ListLoanFiles,
    private readonly history: ListLoanHistory,
    private readonly events: ListLoanEvents,
  ) {}

  @Get()
  @ApiOkResponse({ type: LoanDto })
  getLoan(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LoanDto> {
    return this.get.execute(actor, applicationId);
  }

  @Get('files')
  @ApiOkResponse({ type: LoanFilesDto })
  listLoanFiles(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Query() { before }: LoanFilesPageDto,
  ): Promise<LoanFilesDto> {
    return this.files.execute(actor, applicationId, before);
  }

  @Get('events')
  @ApiOkResponse({ type: LoanEventsDto })
  listLoanEvents(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Query() { before }: LoanEventsPageDto,
  ): Promise<LoanEventsDto> {
    return this.events.execute(actor, applicationId, before);
  }

  /** For remotes from before `events`, which has the draws and everything else. */
  @Get('history')
  @ApiOkResponse({ type: [LoanHappenedDto] })
  listLoanHistory(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LoanHappenedDto[]> {
    return this.history.execute(actor, applicationId);
  }
}
