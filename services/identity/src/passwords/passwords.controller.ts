import { Body, Controller, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Idempotent, OPTIONS } from '@groundwork/server-service';
import { Beforehand, Outcome } from '../shared/beforehand.js';
import { OutcomeDto } from '../shared/outcome.dto.js';
import { ForgottenPasswordDto, PasswordRulesDto, ResetPasswordDto, UpdatePasswordDto } from './password.dto.js';
import { RequestPasswordReset } from './request-password-reset.command.js';
import { ResetPassword } from './reset-password.command.js';
import { UpdatePassword } from './update-password.command.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly update: UpdatePassword,
    private readonly forgotten: RequestPasswordReset,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  @Put('users/current/password')
  @For(...roles)
  @ApiOkResponse({ type: OutcomeDto })
  async updateOwnPassword(@CurrentActor() actor: Actor, @Body() body: UpdatePasswordDto): Promise<OutcomeDto> {
    await this.update.execute(actor, body);
    return { result: 'Succeeded' };
  }

  @Post('passwords/forgotten')
  @HttpCode(200)
  @For('anonymous', ...roles)
  @Idempotent('outside')
  @ApiOkResponse({ type: OutcomeDto })
  async forgotPassword(@CurrentActor() actor: Actor, @Body() body: ForgottenPasswordDto): Promise<OutcomeDto> {
    await this.forgotten.execute(actor, body);
    return { result: 'success' };
  }

  @Post('passwords/reset')
  @HttpCode(200)
  @For('anonymous', ...roles)
  @Beforehand(ResetPassword, ResetPasswordDto)
  @ApiBody({ type: ResetPasswordDto })
  @ApiOkResponse({ type: OutcomeDto })
  resetPassword(@Outcome() answer: OutcomeDto): OutcomeDto {
    return answer;
  }

  @Get('passwords/rules')
  @For('anonymous', ...roles)
  @ApiOkResponse({ type: PasswordRulesDto })
  getPasswordRules(): PasswordRulesDto {
    return { minimum: this.options.passwordMinimum };
  }
}
