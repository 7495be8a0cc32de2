import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { GetCertificate } from './get-certificate.query.js';
import { PrintAcceptedTerms } from './print-accepted-terms.query.js';

@Controller()
export class CertificateController {
  constructor(
    private readonly certificate: GetCertificate,
    private readonly accepted: PrintAcceptedTerms,
  ) {}

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

  /** The same file for either side, known at `/verify`. Own acceptances; an administrator, everybody's. */
  @Get('esign-acceptances/:id/pdf')
  @For('borrower', 'broker', 'admin', 'super')
  @AnswersPdf()
  async printAcceptedEsign(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.accepted.execute(actor, id), `esign-terms-${id}.pdf`);
  }
}
