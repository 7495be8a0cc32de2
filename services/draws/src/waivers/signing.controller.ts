import { Body, Controller, HttpCode, Post, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Idempotent, SignedEvidence } from '@groundwork/server-service';
import type { Evidence } from '@groundwork/server-service';
import { CurrentLink, linkGuard, LinkTokenDto } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { signsByLink } from '../shared/index.js';
import { OpenWaiver } from './open-waiver.query.js';
import { PrintSignedWaiver } from './print-signed-waiver.query.js';
import { RefuseWaiver } from './refuse-waiver.command.js';
import { RefuseWaiverDto, SignWaiverDto } from './signing.dto.js';
import { SignWaiver } from './sign-waiver.command.js';
import { OpenedWaiverDto } from './waiver.dto.js';

const WaiverLinkGuard = linkGuard('waiver');
const WaiverProofGuard = signsByLink('waiver');

/** What a link opens without an account. The token stands in the body: addresses are written into logs. */
@ApiTags('waivers by a link')
@Controller('waiver-link')
@For('anonymous', 'borrower', 'broker', 'admin', 'super')
@UseGuards(WaiverLinkGuard)
export class SigningController {
  constructor(
    private readonly opening: OpenWaiver,
    private readonly signing: SignWaiver,
    private readonly refusing: RefuseWaiver,
    private readonly printing: PrintSignedWaiver,
  ) {}

  @Post('open')
  @HttpCode(200)
  @ApiBody({ type: LinkTokenDto })
  @ApiOkResponse({ type: OpenedWaiverDto })
  openWaiver(@CurrentLink() link: AccessLinkEntity): Promise<OpenedWaiverDto> {
    return this.opening.execute(link);
  }

  @Post('sign')
  @HttpCode(200)
  @Idempotent()
  @UseGuards(WaiverProofGuard)
  @ApiOkResponse({ type: OpenedWaiverDto })
  async signWaiver(
    @CurrentLink() link: AccessLinkEntity,
    @Body() signed: SignWaiverDto,
    @SignedEvidence() evidence: Evidence,
  ): Promise<OpenedWaiverDto> {
    await this.signing.execute(link, signed, evidence);
    return this.opening.execute(link);
  }

  @Post('refuse')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: OpenedWaiverDto })
  async refuseWaiver(
    @CurrentLink() link: AccessLinkEntity,
    @Body() { reason }: RefuseWaiverDto,
  ): Promise<OpenedWaiverDto> {
    await this.refusing.execute(link, reason);
    return this.opening.execute(link);
  }

  @Post('pdf')
  @HttpCode(200)
  @ApiBody({ type: LinkTokenDto })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printSignedWaiver(@CurrentLink() link: AccessLinkEntity): Promise<StreamableFile> {
    const pdf = await this.printing.execute(link);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: 'attachment; filename="waiver.pdf"',
      length: pdf.length,
    });
  }
}
