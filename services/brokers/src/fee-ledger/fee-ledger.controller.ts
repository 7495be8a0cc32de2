import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import {
  ApproveFeeDto,
  FeeEntryDto,
  FeeFilterDto,
  FeeLedgerDto,
  PayFeeDto,
  ReverseFeeDto,
  StatementPeriodDto,
} from './fee-entry.dto.js';
import { ListFeeEntries } from './list-fee-entries.query.js';
import { MoveFee } from './move-fee.command.js';
import { PrintStatement } from './print-statement.query.js';

/** What brokers earn, loan by loan, and what was paid of it. */
@Controller('broker-fee-ledger')
@For('admin', 'super')
export class FeeLedgerController {
  constructor(
    private readonly list: ListFeeEntries,
    private readonly move: MoveFee,
    private readonly statement: PrintStatement,
  ) {}

  @Get()
  @ApiOkResponse({ type: FeeLedgerDto })
  listFeeEntries(@CurrentActor() actor: Actor, @Query() { status }: FeeFilterDto): Promise<FeeLedgerDto> {
    return this.list.execute(actor, status === undefined ? {} : { status });
  }

  @Get('broker/:id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: FeeLedgerDto })
  listFeeEntriesOfBroker(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
  ): Promise<FeeLedgerDto> {
    return this.list.execute(actor, { brokerId });
  }

  @Get('broker/:id/statement.pdf')
  @For('broker', 'admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printFeeStatement(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
    @Query() period: StatementPeriodDto,
  ): Promise<StreamableFile> {
    const pdf = await this.statement.execute(actor, brokerId, period, 'pdf');
    return new StreamableFile(pdf, attachment('application/pdf', 'fees.pdf', pdf.length));
  }

  @Get('broker/:id/statement.csv')
  @For('broker', 'admin', 'super')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportFeeStatement(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
    @Query() period: StatementPeriodDto,
  ): Promise<StreamableFile> {
    const csv = await this.statement.execute(actor, brokerId, period, 'csv');
    return new StreamableFile(csv, attachment('text/csv; charset=utf-8', 'fees.csv', csv.length));
  }

  @Post('approvals')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: FeeEntryDto })
  approveFee(@CurrentActor() actor: Actor, @Body() body: ApproveFeeDto): Promise<FeeEntryDto> {
    return this.move.execute(actor, { ...body, command: 'approve' });
  }

  @Post('payments')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: FeeEntryDto })
  payFee(@CurrentActor() actor: Actor, @Body() body: PayFeeDto): Promise<FeeEntryDto> {
    return this.move.execute(actor, { ...body, command: 'pay' });
  }

  @Post('reversals')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: FeeEntryDto })
  reverseFee(@CurrentActor() actor: Actor, @Body() body: ReverseFeeDto): Promise<FeeEntryDto> {
    return this.move.execute(actor, { ...body, command: 'reverse' });
  }
}

const attachment = (type: string, name: string, length: number) => ({
  type,
  disposition: `attachment; filename="${name}"`,
  length,
});
