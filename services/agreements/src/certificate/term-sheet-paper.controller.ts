import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { PrintTermSheet } from './print-term-sheet.query.js';

@Controller()
export class TermSheetPaperController {
  constructor(private readonly print: PrintTermSheet) {}

  @Get('term-sheet-agreements/application/:applicationId/pdf')
  @For('borrower', 'admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printTermSheet(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<StreamableFile> {
    const pdf = await this.print.execute(actor, applicationId);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: 'attachment; filename="term-sheet.pdf"',
      length: pdf.length,
    });
  }
}
