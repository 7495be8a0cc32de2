import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { OwnSecondFactor } from './own-second-factor.js';
import {
  Enrolment,
  EnrolmentConfirmation,
  GuardedChange,
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactorState,
} from './second-factor.dto.js';

/** The own second factor of whoever is signed in; nobody else's is reachable. */
@Controller('users/current/second-factor')
@For('borrower', 'broker', 'admin', 'super')
export class SecondFactorController {
  constructor(private readonly own: OwnSecondFactor) {}

  @Get()
  @ApiOkResponse({ type: SecondFactorState })
  getSecondFactor(@CurrentActor() actor: Actor): Promise<SecondFactorState> {
    return this.own.read(actor);
  }

  @Post('enrol')
  @ApiCreatedResponse({ type: Enrolment })
  enrolSecondFactor(@CurrentActor() actor: Actor, @Body() request: GuardedChange): Promise<Enrolment> {
    return this.own.enrol(actor, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  async confirmSecondFactor(
    @CurrentActor() actor: Actor,
    @Body() request: EnrolmentConfirmation,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.own.confirm(actor, request) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  async renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() request: PasswordConfirmation,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.own.renewCodes(actor, request.password) };
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  turnOffSecondFactor(@CurrentActor() actor: Actor, @Body() request: GuardedChange): Promise<void> {
    return this.own.turnOff(actor, request);
  }
}
