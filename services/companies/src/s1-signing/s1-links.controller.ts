import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { S1RequestDto } from '../s1-requests/index.js';
import { RevokeS1Link } from './revoke-s1-link.command.js';
import { S1LinkDto } from './s1-signing.dto.js';
import { SendS1Link } from './send-s1-link.command.js';

/** The borrower asks an owner to sign the S-1 by a link, and takes that back. */
@ApiTags('owners')
@Controller('entity-owners/s1-link')
@For('borrower')
export class S1LinksController {
  constructor(
    private readonly sending: SendS1Link,
    private readonly revoking: RevokeS1Link,
  ) {}

  @Post('send')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: S1RequestDto })
  sendS1Link(@CurrentActor() actor: Actor, @Body() body: S1LinkDto): Promise<S1RequestDto> {
    return this.sending.execute(actor, body);
  }

  @Post('revoke')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: S1RequestDto })
  revokeS1Link(@CurrentActor() actor: Actor, @Body() body: S1LinkDto): Promise<S1RequestDto> {
    return this.revoking.execute(actor, body);
  }
}
