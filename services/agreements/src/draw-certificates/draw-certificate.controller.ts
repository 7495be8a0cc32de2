import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { PrintDrawCertificate } from './print-certificate.query.js';

@ApiTags('draw certificates')
@Controller()
export class DrawCertificateController {
  constructor(private readonly printing: PrintDrawCertificate) {}

  /** Of the own company's loans; an administrator, everybody's. */
  @Get('draw-certificates/:drawRequestId/pdf')
  @For('borrower', 'admin', 'super')
  @AnswersPdf()
  async printDrawCertificate(
    @CurrentActor() actor: Actor,
    @Param('drawRequestId', ParseUUIDPipe) drawRequestId: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.printing.execute(actor, drawRequestId), 'draw-certificate.pdf');
  }
}
