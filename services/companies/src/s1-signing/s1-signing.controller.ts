import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { operations as identity } from '@groundwork/contract-identity';
import { For } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { CurrentLink, linkGuard, linkParty, LinkTokenDto } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { Idempotent, SignedEvidence, signingGuard } from '@groundwork/server-service';
import type { Evidence } from '@groundwork/server-service';
import { OpenS1 } from './open-s1.command.js';
import { PrintSignedS1 } from './print-signed-s1.query.js';
import { ReadS1 } from './read-s1.query.js';
import { OpenedS1Dto, ReadableS1Dto, ReadS1Dto, SignS1Dto } from './s1-signing.dto.js';
import { SignS1 } from './sign-s1.command.js';

const S1LinkGuard = linkGuard('s1');
/** The code goes to the address that the link was sent to. */
const S1ProofGuard = signingGuard('s1', (services, body) => services.call(identity.openSigning, { body }), linkParty);

/** What a link opens without an account. The token stands in the body: addresses are written into logs. */
@ApiTags('S-1 by a link')
@Controller('s1-link')
@For('anonymous', 'borrower', 'broker', 'admin', 'super')
@UseGuards(S1LinkGuard)
export class S1SigningController {
  constructor(
    private readonly opening: OpenS1,
    private readonly reading: ReadS1,
    private readonly signing: SignS1,
    private readonly printing: PrintSignedS1,
  ) {}

  @Post('open')
  @HttpCode(200)
  @ApiBody({ type: LinkTokenDto })
  @ApiOkResponse({ type: OpenedS1Dto })
  openS1(@CurrentLink() link: AccessLinkEntity): Promise<OpenedS1Dto> {
    return this.opening.execute(link);
  }

  /** The text as it will be kept. */
  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: ReadableS1Dto })
  readS1(@CurrentLink() link: AccessLinkEntity, @Body() body: ReadS1Dto): Promise<ReadableS1Dto> {
    return this.reading.execute(link, body);
  }

  @Post('sign')
  @HttpCode(200)
  @Idempotent()
  @UseGuards(S1ProofGuard)
  @ApiOkResponse({ type: OpenedS1Dto })
  async signS1(
    @CurrentLink() link: AccessLinkEntity,
    @Body() signed: SignS1Dto,
    @SignedEvidence() evidence: Evidence,
  ): Promise<OpenedS1Dto> {
    return this.opening.execute(await this.signing.execute(link, signed, evidence));
  }

  @Post('pdf')
  @HttpCode(200)
  @ApiBody({ type: LinkTokenDto })
  @AnswersPdf()
  async printSignedS1(@CurrentLink() link: AccessLinkEntity): Promise<StreamableFile> {
    return pdfAnswer(await this.printing.execute(link), 's-1-signed.pdf');
  }
}
