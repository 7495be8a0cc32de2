import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import {
  AdverseNoticeDetailsDto,
  AdverseNoticeDto,
  AdverseNoticesDto,
  ListNoticesDto,
  NoticeOnPaperDto,
  SendNoticeDto,
  ShownLetterDto,
  WithdrawOnPaperDto,
  WriteNoticeDto,
} from './adverse-notice.dto.js';
import { GetNotice } from './get-notice.query.js';
import { ListNoticesOfApplication } from './list-notices-of-application.query.js';
import { ListNotices } from './list-notices.query.js';
import { PrintNotice } from './print-notice.query.js';
import { PutNoticeOnPaper } from './put-notice-on-paper.command.js';
import { SendNotice } from './send-notice.command.js';
import { ShowLetter } from './show-letter.query.js';
import { WithdrawOnPaper } from './withdraw-on-paper.command.js';

/** Notices of adverse action: written and sent by administrators, read by both sides. */
@Controller()
export class AdverseController {
  constructor(
    private readonly listing: ListNotices,
    private readonly ofApplication: ListNoticesOfApplication,
    private readonly reading: GetNotice,
    private readonly showing: ShowLetter,
    private readonly sending: SendNotice,
    private readonly printing: PrintNotice,
    private readonly onPaper: PutNoticeOnPaper,
    private readonly withdrawing: WithdrawOnPaper,
  ) {}

  @Get('adverse-notices')
  @For('admin', 'super')
  @ApiOkResponse({ type: AdverseNoticesDto })
  listNotices(@Query() request: ListNoticesDto): Promise<AdverseNoticesDto> {
    return this.listing.execute(request);
  }

  @Get('applications/:id/adverse-notices')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [AdverseNoticeDto] })
  listNoticesOfApplication(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AdverseNoticeDto[]> {
    return this.ofApplication.execute(actor, id);
  }

  @Get('adverse-notices/:id')
  @For('admin', 'super')
  @ApiOkResponse({ type: AdverseNoticeDetailsDto })
  getNotice(@Param('id', ParseUUIDPipe) id: string): Promise<AdverseNoticeDetailsDto> {
    return this.reading.execute(id);
  }

  @Post('adverse-notices/:id/letter')
  @HttpCode(200)
  @For('admin', 'super')
  @ApiOkResponse({ type: ShownLetterDto })
  showLetter(@Param('id', ParseUUIDPipe) id: string, @Body() body: WriteNoticeDto): Promise<ShownLetterDto> {
    return this.showing.execute(id, body);
  }

  @Post('adverse-notices/:id/send')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: AdverseNoticeDetailsDto })
  sendAdverseNotice(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: SendNoticeDto,
  ): Promise<AdverseNoticeDetailsDto> {
    return this.sending.execute(actor, id, body);
  }

  @Post('adverse-notices/:id/on-paper')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: AdverseNoticeDetailsDto })
  putAdverseNoticeOnPaper(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: NoticeOnPaperDto,
  ): Promise<AdverseNoticeDetailsDto> {
    return this.onPaper.execute(actor, id, body);
  }

  @Post('adverse-notices/:id/on-paper/withdraw')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: AdverseNoticeDetailsDto })
  withdrawAdverseNoticeOnPaper(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: WithdrawOnPaperDto,
  ): Promise<AdverseNoticeDetailsDto> {
    return this.withdrawing.execute(actor, id, body);
  }

  @Get('adverse-notices/:id/pdf')
  @For('borrower', 'admin', 'super')
  @AnswersPdf()
  async printNotice(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    return pdfAnswer(await this.printing.execute(actor, id), 'notice-of-adverse-action.pdf');
  }
}
