import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { PrintApplication } from './print-application.query.js';

/** An application on paper. */
@Controller()
export class PaperController {
  constructor(private readonly print: PrintApplication) {}

  @Get('applications/:id/pdf')
  @For('admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printApplication(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    const pdf = await this.print.execute(actor, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: 'attachment; filename="application.pdf"',
      length: pdf.length,
    });
  }
}
