import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { PrintTermSheet } from './print-term-sheet.query.js';

@Controller()
export class TermSheetPaperController {
  constructor(private readonly print: PrintTermSheet) {}

  @Get('term-sheet-agreements/application/:applicationId/pdf')
  @For('borrower', 'admin', 'super')
  @AnswersPdf()
  async printTermSheet(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.print.execute(actor, applicationId), 'term-sheet.pdf');
  }
}
