import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { identityCheckBodyLimit } from '@groundwork/domain-accounts';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { LargeBody } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import { CheckIdentity } from './check-identity.command.js';
import { CheckIdentityDto, IdentityCheckDto } from './identity-check.dto.js';
import { XmlAnswerInterceptor } from './xml-answer.interceptor.js';

@ApiTags('identity')
@Controller('identity-checks')
// Outside the idempotency: what is kept and answered again is the JSON.
@UseInterceptors(XmlAnswerInterceptor)
export class IdentityCheckController {
  constructor(private readonly check: CheckIdentity) {}

  /** Both sides of the own driver's licence, looked at by the outside provider. */
  @Post()
  @HttpCode(200)
  @For('borrower')
  @LargeBody(identityCheckBodyLimit)
  @Idempotent('outside')
  @ApiOkResponse({ type: IdentityCheckDto })
  checkIdentity(@CurrentActor() actor: Actor, @Body() request: CheckIdentityDto): Promise<IdentityCheckDto> {
    return this.check.execute(actor, request);
  }
}
