import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CurrentSigning, Idempotent } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';
import { AgreementDetailsDto, SignAgreementDto } from './agreement.dto.js';
import type { IccaText } from './agreement-text.js';
import { SignAgreement } from './commands/sign-agreement.command.js';
import { CurrentIcca, IccaTextGuard } from './icca-text.guard.js';
import { SignerGuard, signs } from './signer.guard.js';

const AgreementProofGuard = signs('agreement');

/** A broker's signature under terms that the lender made or changed. */
@Controller('broker-agreements/signatures')
@For('broker')
export class AgreementSignatureController {
  constructor(private readonly sign: SignAgreement) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  @UseGuards(SignerGuard, AgreementProofGuard, IccaTextGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @ApiOkResponse({ type: AgreementDetailsDto })
  signAgreement(
    @CurrentSigning() signing: Signing,
    @CurrentIcca() icca: IccaText | undefined,
    @Body() body: SignAgreementDto,
  ): Promise<AgreementDetailsDto> {
    return this.sign.execute(signing, body, icca);
  }
}
