import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DownloadPaymentBatch } from './download-payment-batch.query.js';
import { ExportPayments } from './export-payments.command.js';
import { ListPaymentBatches } from './list-payment-batches.query.js';
import { ExportPaymentsDto, PaymentAccountDto, PaymentBatchDto, SavePaymentAccountDto } from './payment-account.dto.js';
import { PaymentAccounts } from './payment-accounts.service.js';

const file = ({ name, bytes }: { name: string; bytes: Buffer }, type: string): StreamableFile =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"`, length: bytes.length });

/** Payments for the bank: the accounts that they go to and come from, and what was exported. */
@ApiTags('payment exports')
@For('admin', 'super')
@Controller()
export class PaymentExportsController {
  constructor(
    private readonly accounts: PaymentAccounts,
    private readonly exporting: ExportPayments,
    private readonly listing: ListPaymentBatches,
    private readonly download: DownloadPaymentBatch,
  ) {}

  @Get('ledgers/:applicationId/payment-account')
  @ApiOkResponse({ type: [PaymentAccountDto] })
  listPaymentAccounts(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<PaymentAccountDto[]> {
    return this.accounts.ofLoan(actor, applicationId);
  }

  @Put('ledgers/:applicationId/payment-account')
  @Idempotent()
  @ApiOkResponse({ type: [PaymentAccountDto] })
  savePaymentAccount(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() saved: SavePaymentAccountDto,
  ): Promise<PaymentAccountDto[]> {
    return this.accounts.saveOfLoan(actor, applicationId, saved);
  }

  @Get('lender-account')
  @ApiOkResponse({ type: [PaymentAccountDto] })
  listLenderAccounts(): Promise<PaymentAccountDto[]> {
    return this.accounts.ofLender();
  }

  @Put('lender-account')
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [PaymentAccountDto] })
  saveLenderAccount(@CurrentActor() actor: Actor, @Body() saved: SavePaymentAccountDto): Promise<PaymentAccountDto[]> {
    return this.accounts.saveOfLender(actor, saved);
  }

  @Get('payment-batches')
  @ApiOkResponse({ type: [PaymentBatchDto] })
  listPaymentBatches(): Promise<PaymentBatchDto[]> {
    return this.listing.execute();
  }

  @Post('payment-batches')
  @Idempotent()
  @ApiCreatedResponse({ type: PaymentBatchDto })
  exportPayments(@CurrentActor() actor: Actor, @Body() chosen: ExportPaymentsDto): Promise<PaymentBatchDto> {
    return this.exporting.execute(actor, chosen);
  }

  @Get('payment-batches/:id/csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadPaymentsCsv(@Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    return file(await this.download.execute(id, 'csv'), 'text/csv; charset=utf-8');
  }

  @Get('payment-batches/:id/xml')
  @ApiProduces('application/xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadPaymentsXml(@Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    return file(await this.download.execute(id, 'xml'), 'application/xml');
  }
}
