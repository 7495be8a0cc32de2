import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { FastifyReply } from 'fastify';
import { SessionDto } from '../sessions/index.js';
import { FinishSignIn } from './finish-sign-in.command.js';
import { SignIn } from './sign-in.command.js';
import { FinishSignInDto, SignedInDto, SignInChallengeDto, SignInDto } from './sign-in.dto.js';

@Controller('sessions')
@For('anonymous', ...roles)
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly finish: FinishSignIn,
  ) {}

  /** 202 where a second factor is due: a challenge stands in for the session. */
  @Post()
  @ApiCreatedResponse({ type: SessionDto })
  @ApiAcceptedResponse({ type: SignInChallengeDto })
  async openSession(
    @CurrentActor() actor: Actor,
    @Body() body: SignInDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SessionDto | SignInChallengeDto> {
    const answer = await this.signIn.execute(actor, body, userAgent);
    if (!('challenge' in answer)) return answer;
    void reply.status(202);
    return { success: false, secondFactor: answer };
  }

  @Post('second')
  @ApiCreatedResponse({ type: SignedInDto })
  finishSignIn(
    @CurrentActor() actor: Actor,
    @Body() body: FinishSignInDto,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SignedInDto> {
    return this.finish.execute(actor, body, userAgent);
  }
}
