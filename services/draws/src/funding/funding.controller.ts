import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { FundingDto } from '../funding-rows/index.js';
import { CancelFunding } from './cancel-funding.command.js';
import { FundDraw } from './fund-draw.command.js';
import {
  CancelFundingDto,
  FundDrawDto,
  RecordBatchDto,
  ReverseFundingDto,
  ScheduleFundingDto,
} from './funding-commands.dto.js';
import { FundingFilterDto } from './funding-filter.dto.js';
import { ListedFundingDto } from '../payment-exports/index.js';
import { PendingFundingDto } from './funding-lists.dto.js';
import { FundingTermsDto, GetFundingTerms } from './get-funding-terms.query.js';
import { ListFundings } from './list-fundings.query.js';
import { ListPendingFundings } from './list-pending-fundings.query.js';
import { RecordBatch } from './record-batch.command.js';
import { ReverseFunding } from './reverse-funding.command.js';
import { ScheduleFunding } from './schedule-funding.command.js';

@ApiTags('funding')
@For('admin', 'super')
@Controller()
export class FundingController {
  constructor(
    private readonly listing: ListFundings,
    private readonly pending: ListPendingFundings,
    private readonly terms: GetFundingTerms,
    private readonly schedule: ScheduleFunding,
    private readonly fund: FundDraw,
    private readonly cancel: CancelFunding,
    private readonly reverse: ReverseFunding,
    private readonly recordAll: RecordBatch,
  ) {}

  @Get('fundings')
  @ApiOkResponse({ type: [ListedFundingDto] })
  listFundings(@Query() filter: FundingFilterDto): Promise<ListedFundingDto[]> {
    return this.listing.execute(filter);
  }

  @Get('fundings/pending')
  @ApiOkResponse({ type: [PendingFundingDto] })
  listPendingFundings(): Promise<PendingFundingDto[]> {
    return this.pending.execute();
  }

  @Get('ledgers/:applicationId/funding-terms')
  @ApiOkResponse({ type: FundingTermsDto })
  getFundingTerms(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<FundingTermsDto> {
    return this.terms.execute(actor, applicationId);
  }

  @Post('fundings')
  @Idempotent()
  @ApiCreatedResponse({ type: FundingDto })
  scheduleFunding(@CurrentActor() actor: Actor, @Body() body: ScheduleFundingDto): Promise<FundingDto> {
    return this.schedule.execute(actor, body);
  }

  @Put('fundings/fund')
  @Idempotent()
  @ApiOkResponse({ type: FundingDto })
  fundDraw(@CurrentActor() actor: Actor, @Body() body: FundDrawDto): Promise<FundingDto> {
    return this.fund.execute(actor, body);
  }

  @Put('fundings/cancel')
  @Idempotent()
  @ApiOkResponse({ type: FundingDto })
  cancelFunding(@CurrentActor() actor: Actor, @Body() body: CancelFundingDto): Promise<FundingDto> {
    return this.cancel.execute(actor, body);
  }

  @Put('fundings/reverse')
  @Idempotent()
  @ApiOkResponse({ type: FundingDto })
  reverseFunding(@CurrentActor() actor: Actor, @Body() body: ReverseFundingDto): Promise<FundingDto> {
    return this.reverse.execute(actor, body);
  }

  @Put('payment-batches/:id/record')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  async recordBatch(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() made: RecordBatchDto,
  ): Promise<void> {
    await this.recordAll.execute(actor, id, made);
  }
}
