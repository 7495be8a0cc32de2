import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import { AddReleaseUnit } from './add-release-unit.command.js';
import { GetPayoff } from './get-payoff.query.js';
import { AddReleaseUnitDto, PayoffDayDto, PayoffDto, RecordPayoffDto, ReleaseUnitDto } from './payoff.dto.js';
import { PrintPayoff } from './print-payoff.query.js';
import { RecordPayoff } from './record-payoff.command.js';
import { ReleaseUnit } from './release-unit.command.js';

@ApiTags('payoff')
@For('borrower', 'admin', 'super')
@Controller()
export class PayoffController {
  constructor(
    private readonly get: GetPayoff,
    private readonly print: PrintPayoff,
    private readonly record: RecordPayoff,
    private readonly addUnit: AddReleaseUnit,
    private readonly release: ReleaseUnit,
  ) {}

  @Get('ledgers/:applicationId/payoff')
  @ApiOkResponse({ type: PayoffDto })
  getPayoff(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Query() { day }: PayoffDayDto,
  ): Promise<PayoffDto> {
    return this.get.execute(actor, applicationId, day);
  }

  @Get('ledgers/:applicationId/payoff/pdf')
  @AnswersPdf()
  async printPayoff(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Query() { day }: PayoffDayDto,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.print.execute(actor, applicationId, day), 'payoff.pdf');
  }

  @Post('ledgers/:applicationId/payoff')
  @For('admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: PayoffDto })
  async recordPayoff(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() paid: RecordPayoffDto,
  ): Promise<PayoffDto> {
    await this.record.execute(actor, applicationId, paid);
    return this.get.execute(actor, applicationId);
  }

  @Post('ledgers/:applicationId/units')
  @For('admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: PayoffDto })
  async addReleaseUnit(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() unit: AddReleaseUnitDto,
  ): Promise<PayoffDto> {
    await this.addUnit.execute(actor, applicationId, unit);
    return this.get.execute(actor, applicationId);
  }

  @Put('loan-units/release')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: PayoffDto })
  async releaseUnit(@CurrentActor() actor: Actor, @Body() paid: ReleaseUnitDto): Promise<PayoffDto> {
    return this.get.execute(actor, await this.release.execute(actor, paid));
  }
}
