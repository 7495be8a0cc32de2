import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { SessionDto } from '../sessions/index.js';
import { RenewProof } from './renew-proof.command.js';
import { RenewProofDto } from './sign-in.dto.js';

@Controller('sessions/current/proof')
@For(...roles)
export class ProofController {
  constructor(private readonly renewal: RenewProof) {}

  /** Of the session that the call came with. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  renewProof(
    @CurrentActor() actor: Actor,
    @Body() body: RenewProofDto,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SessionDto> {
    return this.renewal.execute(actor, body, userAgent);
  }
}
