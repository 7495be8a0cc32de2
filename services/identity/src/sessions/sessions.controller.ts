import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { FastifyReply } from 'fastify';
import { SecondStepRequest, SignInChallengeAnswer } from '../second-factor/second-factor.dto.js';
import { FinishSignIn } from './commands/finish-sign-in.command.js';
import { RenewSession } from './commands/renew-session.command.js';
import { SignIn } from './commands/sign-in.command.js';
import { CurrentSession } from './current-session.js';
import {
  CompanyInUseRequest,
  EndedSessionRow,
  RenewalRequest,
  SessionAnswer,
  SignedInAnswer,
  SignInRequest,
  TokenPairRequest,
} from './session.dto.js';

const signedIn = ['borrower', 'broker', 'admin', 'super'] as const;

@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly finish: FinishSignIn,
    private readonly renewal: RenewSession,
    private readonly current: CurrentSession,
  ) {}

  /** 202 where a second factor is due: a challenge stands in for the session. */
  @Post('sessions')
  @For('anonymous', ...signedIn)
  @ApiCreatedResponse({ type: SessionAnswer })
  @ApiAcceptedResponse({ type: SignInChallengeAnswer })
  async openSession(
    @CurrentActor() actor: Actor,
    @Body() request: SignInRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SessionAnswer | SignInChallengeAnswer> {
    const answer = await this.signIn.execute(actor, request, userAgent);
    if (!('challenge' in answer)) return answer;
    void reply.status(202);
    return { success: false, secondFactor: answer };
  }

  @Post('sessions/second')
  @For('anonymous', ...signedIn)
  @ApiCreatedResponse({ type: SignedInAnswer })
  finishSignIn(
    @CurrentActor() actor: Actor,
    @Body() request: SecondStepRequest,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SignedInAnswer> {
    return this.finish.execute(actor, request, userAgent);
  }

  /** The client hands in its pair and is given the next; handing one in twice ends the session. */
  @Post('sessions/refresh')
  @HttpCode(200)
  @For('anonymous', ...signedIn)
  @ApiOkResponse({ type: SessionAnswer })
  refreshSession(@Body() pair: TokenPairRequest): Promise<SessionAnswer> {
    return this.renewal.execute(pair, { onTheWay: false, background: false });
  }

  /** A BFF renews an expired pair on the way of a call. */
  @Post('sessions/renew')
  @HttpCode(200)
  @For('anonymous')
  @ApiOkResponse({ type: SessionAnswer })
  renewSession(@Body() request: RenewalRequest): Promise<SessionAnswer> {
    return this.renewal.execute(request, { onTheWay: true, background: request.background === true });
  }

  @Get('sessions/current')
  @For(...signedIn)
  @ApiOkResponse({ type: SessionAnswer })
  getCurrentSession(@CurrentActor() actor: Actor): Promise<SessionAnswer> {
    return this.current.read(actor);
  }

  @Delete('sessions/current')
  @HttpCode(204)
  @For(...signedIn)
  @ApiNoContentResponse()
  endCurrentSession(@CurrentActor() actor: Actor): Promise<void> {
    return this.current.end(actor);
  }

  @Post('sessions/current/activity')
  @HttpCode(204)
  @For(...signedIn)
  @ApiNoContentResponse()
  recordActivity(@CurrentActor() actor: Actor): Promise<void> {
    return this.current.touch(actor);
  }

  @Put('sessions/current/company')
  @For(...signedIn)
  @ApiOkResponse({ type: SessionAnswer })
  useCompany(@CurrentActor() actor: Actor, @Body() request: CompanyInUseRequest): Promise<SessionAnswer> {
    return this.current.useCompany(actor, request.companyId);
  }

  @Get('internal/sessions/ended')
  @For('anonymous', 'system')
  @ApiOkResponse({ type: [EndedSessionRow] })
  listEndedSessions(): Promise<EndedSessionRow[]> {
    return this.current.endedLately();
  }
}
