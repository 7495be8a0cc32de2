import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import { GetLoanInterest } from './get-loan-interest.query.js';
import {
  LoanInterestDto,
  MakeStatementDto,
  RecordLoanPaymentDto,
  ReverseLoanPaymentDto,
  SetInterestTermsDto,
} from './interest.dto.js';
import { MakeStatement } from './make-statement.command.js';
import { PrintStatement } from './print-statement.query.js';
import { RecordPayment } from './record-payment.command.js';
import { ReversePayment } from './reverse-payment.command.js';
import { SetInterestTerms } from './set-interest-terms.command.js';

@ApiTags('interest')
@For('borrower', 'admin', 'super')
@Controller()
export class InterestController {
  constructor(
    private readonly get: GetLoanInterest,
    private readonly setTerms: SetInterestTerms,
    private readonly makeOne: MakeStatement,
    private readonly print: PrintStatement,
    private readonly record: RecordPayment,
    private readonly reverse: ReversePayment,
  ) {}

  @Get('ledgers/:applicationId/interest')
  @ApiOkResponse({ type: LoanInterestDto })
  getLoanInterest(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LoanInterestDto> {
    return this.get.execute(actor, applicationId);
  }

  @Put('ledgers/:applicationId/interest-terms')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: LoanInterestDto })
  async setInterestTerms(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() terms: SetInterestTermsDto,
  ): Promise<LoanInterestDto> {
    await this.setTerms.execute(actor, applicationId, terms);
    return this.get.execute(actor, applicationId);
  }

  @Post('ledgers/:applicationId/interest-statements')
  @For('admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: LoanInterestDto })
  async makeStatement(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() { month }: MakeStatementDto,
  ): Promise<LoanInterestDto> {
    await this.makeOne.execute(actor, applicationId, month);
    return this.get.execute(actor, applicationId);
  }

  @Get('ledgers/:applicationId/interest-statements/:month/pdf')
  @AnswersPdf()
  async printStatement(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Param('month') month: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.print.execute(actor, applicationId, month), `interest-${month}.pdf`);
  }

  @Post('ledgers/:applicationId/payments')
  @For('admin', 'super')
  @Idempotent()
  @ApiCreatedResponse({ type: LoanInterestDto })
  async recordLoanPayment(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() paid: RecordLoanPaymentDto,
  ): Promise<LoanInterestDto> {
    await this.record.execute(actor, applicationId, paid);
    return this.get.execute(actor, applicationId);
  }

  @Put('loan-payments/reverse')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: LoanInterestDto })
  async reverseLoanPayment(
    @CurrentActor() actor: Actor,
    @Body() reversal: ReverseLoanPaymentDto,
  ): Promise<LoanInterestDto> {
    return this.get.execute(actor, await this.reverse.execute(actor, reversal));
  }
}
