import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { GetCertificate } from './get-certificate.query.js';

@Controller()
export class CertificateController {
  constructor(private readonly certificate: GetCertificate) {}

  /** Own acceptances; an administrator, everybody's. Withdrawn ones too. */
  @Get('esign-acceptances/:id/certificate')
  @For('borrower', 'broker', 'admin', 'super')
  @AnswersPdf()
  async getEsignCertificate(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.certificate.execute(actor, id), `esign-certificate-${id}.pdf`);
  }
}
