import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { operations as identity } from '@groundwork/contract-identity';
import { Problem } from '@groundwork/server-http';
import {
  clearSessionCookies,
  formFields,
  OpenTo,
  readDevice,
  readSessionCookies,
  ServiceGateway,
} from '@groundwork/server-bff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CompanyChoice,
  Credentials,
  LoginAnswer,
  RenewedProof,
  SecondFactorDueAnswer,
  SecondStep,
  SecondStepAnswer,
  SessionInformation,
  TokenPair,
  WhoIsThere,
} from './account.dto.js';
import { handAccess, handSession, withoutTokens } from './hand-session.js';
import { inPlaceOfFormer } from './in-place-of-former.js';

/** Sign-in and session (sign-in document, sections 4 and 7). The tokens of a browser live in cookies alone. */
@Controller('account')
export class AccountController {
  constructor(private readonly services: ServiceGateway) {}

  /** 202 where a second factor is due: the challenge goes with its proof to `login/second`. */
  @Post('login')
  @OpenTo('public', {
    note: '{email,password} -> token, refreshToken, user {id,isAdmin,isOwner,isBroker}, companies; expiry read from the token',
  })
  @HttpCode(200)
  @ApiBody({ type: Credentials })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiAcceptedResponse({ type: SecondFactorDueAnswer })
  async login(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer | SecondFactorDueAnswer> {
    const body = { ...(request.body as Credentials), ...readDevice(request) };
    const answer = await inPlaceOfFormer(request, () => this.services.call(request, identity.openSession, { body }));
    if (!('secondFactor' in answer)) return handSession(request, reply, answer);
    void reply.status(202);
    return answer;
  }

  @Post('login/second')
  @OpenTo('public', { beyond: '{challenge, code} or {challenge, recoveryCode}: the second step of a sign-in' })
  @HttpCode(200)
  @ApiBody({ type: SecondStep })
  @ApiOkResponse({ type: SecondStepAnswer })
  async secondStep(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SecondStepAnswer> {
    const body = { ...(request.body as SecondStep), ...readDevice(request) };
    const finish = () => this.services.call(request, identity.finishSignIn, { body });
    return handSession(request, reply, await inPlaceOfFormer(request, finish));
  }

  /** A browser sends nothing, its cookies do; another client sends the pair it holds. */
  @Post('refreshToken')
  @OpenTo('public', { note: "{token,refreshToken}; an answer 'Invalid Token' is a failure" })
  @HttpCode(200)
  @ApiBody({ type: TokenPair, required: false })
  @ApiOkResponse({ type: LoginAnswer })
  async refreshToken(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const pair = { ...readSessionCookies(request), ...(request.body as Partial<TokenPair> | undefined) };
    if (!pair.token || !pair.refreshToken) throw new Problem('session.invalid', 'Invalid Token');
    try {
      return handSession(
        request,
        reply,
        await this.services.call(request, identity.refreshSession, {
          body: { token: pair.token, refreshToken: pair.refreshToken },
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      clearSessionCookies(reply);
      throw new Problem(error.code, 'Invalid Token');
    }
  }

  @Post('logoff')
  @OpenTo('user', { note: 'ends the session on the server: the refresh token family is revoked' })
  @HttpCode(200)
  async logoff(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: boolean }> {
    await this.services.call(request, identity.endCurrentSession);
    clearSessionCookies(reply);
    return { success: true };
  }

  /** A sensitive change was refused by `proof.needed`: the next access token tells that the user proved who it is. */
  @Post('proof')
  @OpenTo('user', {
    beyond: '{password} and a code or recoveryCode where the second factor is on: who is signed in proves it again',
  })
  @HttpCode(200)
  @ApiBody({ type: RenewedProof })
  @ApiOkResponse({ type: LoginAnswer })
  async proof(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    const body = { ...(request.body as RenewedProof), ...readDevice(request) };
    return handAccess(request, reply, await this.services.call(request, identity.renewProof, { body }));
  }

  @Get('session')
  @OpenTo('user', { beyond: 'who is signed in: user, companies, company in use, expiry' })
  @ApiOkResponse({ type: SessionInformation })
  async session(@Req() request: FastifyRequest): Promise<SessionInformation> {
    return withoutTokens(await this.services.call(request, identity.getCurrentSession));
  }

  /** {@link session}, and no refusal where nobody is signed in: the first question of every page. */
  @Get('who')
  @OpenTo('public', { beyond: '{session}: who is signed in as `session` tells it, null where nobody is' })
  @ApiOkResponse({ type: WhoIsThere })
  async who(@Req() request: FastifyRequest): Promise<WhoIsThere> {
    if (!request.user) return { session: null };
    try {
      return { session: await this.session(request) };
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      return { session: null };
    }
  }

  /** The company in use; the new tokens say so. */
  @Post('active')
  @OpenTo('user', { note: 'multipart {companyId}: the company in use' })
  @HttpCode(200)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: CompanyChoice })
  @ApiOkResponse({ type: LoginAnswer })
  async active(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    const { companyId } = await formFields(request);
    const answer = await this.services.call(request, identity.useCompany, {
      // Nothing stays nothing, which identity refuses: '' would mean no company at all.
      body: { companyId: companyId as string },
    });
    return handAccess(request, reply, answer);
  }
}
