import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { PrintWaiver } from './print-waiver.query.js';
import { WaiverBytesDto } from './waiver-paper.dto.js';

@Controller()
export class WaiverPaperController {
  constructor(private readonly printing: PrintWaiver) {}

  /** Of the own company's loans; an administrator, everybody's. */
  @Get('waiver-signatures/:id/pdf')
  @For('borrower', 'admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printWaiver(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    const pdf = await this.printing.execute(actor, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: 'attachment; filename="waiver.pdf"',
      length: pdf.length,
    });
  }

  /** The draws service gives it to the signer, who has a link and no account. */
  @Get('internal/waiver-signatures/:id')
  @For('system')
  @ApiOkResponse({ type: WaiverBytesDto })
  async readSignedWaiver(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<WaiverBytesDto> {
    return { content: (await this.printing.execute(actor, id)).toString('base64') };
  }
}
