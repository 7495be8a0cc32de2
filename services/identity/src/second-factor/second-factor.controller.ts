import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ConfirmSecondFactor } from './commands/confirm-second-factor.command.js';
import { EnrolSecondFactor } from './commands/enrol-second-factor.command.js';
import { RenewRecoveryCodes } from './commands/renew-recovery-codes.command.js';
import { TurnOffSecondFactor } from './commands/turn-off-second-factor.command.js';
import { ReadSecondFactor } from './queries/read-second-factor.query.js';
import {
  ConfirmEnrolmentDto,
  ConfirmPasswordDto,
  EnrolmentDto,
  GuardedChangeDto,
  RecoveryCodesDto,
  SecondFactorDto,
} from './second-factor.dto.js';

/**
 * The own second factor of whoever is signed in; nobody else's is reachable. Each change asks for the password again, so that
 * a session left open is not enough to lock its owner out; where the factor is on, for a proof of it too.
 */
@Controller('users/current/second-factor')
@For(...roles)
export class SecondFactorController {
  constructor(
    private readonly factor: ReadSecondFactor,
    private readonly enrol: EnrolSecondFactor,
    private readonly confirm: ConfirmSecondFactor,
    private readonly codes: RenewRecoveryCodes,
    private readonly turnOff: TurnOffSecondFactor,
  ) {}

  @Get()
  @ApiOkResponse({ type: SecondFactorDto })
  getSecondFactor(@CurrentActor() actor: Actor): Promise<SecondFactorDto> {
    return this.factor.execute(actor);
  }

  @Post('enrol')
  @ApiCreatedResponse({ type: EnrolmentDto })
  enrolSecondFactor(@CurrentActor() actor: Actor, @Body() body: GuardedChangeDto): Promise<EnrolmentDto> {
    return this.enrol.execute(actor, body);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async confirmSecondFactor(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmEnrolmentDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.confirm.execute(actor, body) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async renewRecoveryCodes(@CurrentActor() actor: Actor, @Body() body: ConfirmPasswordDto): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.codes.execute(actor, body.password) };
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  turnOffSecondFactor(@CurrentActor() actor: Actor, @Body() body: GuardedChangeDto): Promise<void> {
    return this.turnOff.execute(actor, body);
  }
}
