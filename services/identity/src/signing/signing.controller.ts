import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { OpenSigning } from './open-signing.command.js';
import { ProveSigning } from './prove-signing.command.js';
import { SendSigningCode } from './send-signing-code.command.js';
import {
  OpenSigningDto,
  ProveSigningDto,
  SentSigningCodeDto,
  SigningChallengeDto,
  SigningDemandDto,
  SigningProofDto,
} from './signing.dto.js';

/** What a signer has to prove before a signature, where the lender asks for it. */
@Controller()
export class SigningController {
  constructor(
    private readonly opening: OpenSigning,
    private readonly sending: SendSigningCode,
    private readonly proving: ProveSigning,
  ) {}

  /** Asked by the service that records the signature. */
  @Post('internal/signings')
  @HttpCode(200)
  @For('system')
  @ApiOkResponse({ type: SigningDemandDto })
  openSigning(@Body() body: OpenSigningDto): Promise<SigningDemandDto> {
    return this.opening.execute(body);
  }

  @Post('signings/letters')
  @HttpCode(200)
  @For('anonymous', ...roles)
  @ApiOkResponse({ type: SentSigningCodeDto })
  sendSigningCode(@CurrentActor() actor: Actor, @Body() body: SigningChallengeDto): Promise<SentSigningCodeDto> {
    return this.sending.execute(actor, body.challenge);
  }

  @Post('signings/proofs')
  @HttpCode(200)
  @For('anonymous', ...roles)
  @ApiOkResponse({ type: SigningProofDto })
  proveSigning(@CurrentActor() actor: Actor, @Body() body: ProveSigningDto): Promise<SigningProofDto> {
    return this.proving.execute(actor, body);
  }
}
