import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CurrentSigner } from '@groundwork/server-service';
import type { Signer } from '@groundwork/server-service';
import { AgreementTextDto, PreviewAgreementDto } from './agreement-text.dto.js';
import type { IccaText } from './agreement-text.js';
import { CurrentIcca, IccaTextGuard } from './icca-text.guard.js';
import { GetAgreementPaper } from './queries/get-agreement-paper.query.js';
import { GetAgreementText } from './queries/get-agreement-text.query.js';
import { GetTextToAccept } from './queries/get-text-to-accept.query.js';
import { PreviewAgreementText } from './queries/preview-agreement-text.query.js';
import { SignerGuard } from './signer.guard.js';

/** Referral agreements as they read: one text for both sides, rendered here alone. */
@Controller('broker-agreement-texts')
@For('broker', 'admin', 'super')
@UseGuards(IccaTextGuard)
export class AgreementTextController {
  constructor(
    private readonly preview: PreviewAgreementText,
    private readonly get: GetAgreementText,
    private readonly getToAccept: GetTextToAccept,
    private readonly getPaper: GetAgreementPaper,
  ) {}

  /** Of terms that are being entered. */
  @Post()
  @HttpCode(200)
  @For('broker')
  @ApiOkResponse({ type: AgreementTextDto })
  previewAgreementText(
    @CurrentActor() actor: Actor,
    @CurrentIcca() icca: IccaText | undefined,
    @Body() body: PreviewAgreementDto,
  ): Promise<AgreementTextDto> {
    return this.preview.execute(actor, body, icca);
  }

  @Get(':id')
  @ApiOkResponse({ type: AgreementTextDto })
  getAgreementText(
    @CurrentActor() actor: Actor,
    @CurrentIcca() icca: IccaText | undefined,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AgreementTextDto> {
    return this.get.execute(actor, id, icca);
  }

  /** The signed PDF with its certificate page, for both sides the same bytes. */
  @Get(':id/pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getAgreementPaper(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    const pdf = await this.getPaper.execute(actor, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="referral-agreement-${id}.pdf"`,
      length: pdf.length,
    });
  }

  /** As it will be kept when the caller accepts it, but for the signature. */
  @Get(':id/acceptance')
  @For('admin', 'super')
  @UseGuards(SignerGuard)
  @ApiOkResponse({ type: AgreementTextDto })
  getTextToAccept(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @CurrentIcca() icca: IccaText | undefined,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AgreementTextDto> {
    return this.getToAccept.execute(actor, id, signer, icca);
  }
}
