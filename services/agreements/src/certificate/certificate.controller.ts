import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { GetCertificate } from './get-certificate.query.js';

@Controller()
export class CertificateController {
  constructor(private readonly certificate: GetCertificate) {}

  /** Own acceptances; an administrator, everybody's. Withdrawn ones too. */
  @Get('esign-acceptances/:id/certificate')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getEsignCertificate(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    const pdf = await this.certificate.execute(actor, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="esign-certificate-${id}.pdf"`,
      length: pdf.length,
    });
  }
}
