import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';
import { OutcomeText } from '../accounts/account.dto.js';
import { RegisterAdministrator } from '../administrators/commands/register-administrator.command.js';
import { Beforehand, Outcome } from './beforehand.js';
import { ConfirmRegistration } from './commands/confirm-registration.command.js';
import { ForgottenPassword } from './commands/forgotten-password.command.js';
import { InviteUser } from './commands/invite-user.command.js';
import { JoinCompany } from './commands/join-company.command.js';
import { RegisterBroker } from './commands/register-broker.command.js';
import { Register } from './commands/register.command.js';
import { ResetPassword } from './commands/reset-password.command.js';
import { LinkQuery } from './link.query.js';
import {
  AdminRegistrationRequest,
  BrokerRegistrationAnswer,
  BrokerRegistrationRequest,
  CompanyInvitationRequest,
  CompanyJoinRequest,
  ConfirmationAnswer,
  ConfirmationRequest,
  ForgottenPasswordRequest,
  LinkAnswer,
  LinkRequest,
  PasswordResetRequest,
  PasswordRules,
  RegistrationRequest,
} from './registration.dto.js';

/** The ways to an account and back to it, for whoever holds a link. */
@Controller()
@For('anonymous', 'borrower', 'broker', 'admin', 'super')
export class RegistrationsController {
  constructor(
    private readonly registration: Register,
    private readonly forgotten: ForgottenPassword,
    private readonly invitation: InviteUser,
    private readonly links: LinkQuery,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  @Post('registrations')
  @HttpCode(200)
  @ApiOkResponse({ type: OutcomeText })
  async register(@CurrentActor() actor: Actor, @Body() request: RegistrationRequest): Promise<OutcomeText> {
    await this.registration.execute(actor, request);
    return { result: 'registered' };
  }

  @Post('registrations/confirmation')
  @HttpCode(200)
  @Beforehand(ConfirmRegistration, ConfirmationRequest)
  @ApiBody({ type: ConfirmationRequest })
  @ApiOkResponse({ type: ConfirmationAnswer })
  confirmRegistration(@Outcome() answer: ConfirmationAnswer): ConfirmationAnswer {
    return answer;
  }

  @Post('registrations/administrator')
  @HttpCode(200)
  @Beforehand(RegisterAdministrator, AdminRegistrationRequest)
  @ApiBody({ type: AdminRegistrationRequest })
  @ApiOkResponse({ type: OutcomeText })
  registerAdministrator(@Outcome() answer: OutcomeText): OutcomeText {
    return answer;
  }

  @Post('registrations/broker')
  @HttpCode(200)
  @Beforehand(RegisterBroker, BrokerRegistrationRequest)
  @ApiBody({ type: BrokerRegistrationRequest })
  @ApiOkResponse({ type: BrokerRegistrationAnswer })
  registerBroker(@Outcome() answer: BrokerRegistrationAnswer): BrokerRegistrationAnswer {
    return answer;
  }

  @Post('registrations/company')
  @HttpCode(200)
  @Beforehand(JoinCompany, CompanyJoinRequest)
  @ApiBody({ type: CompanyJoinRequest })
  @ApiOkResponse({ type: OutcomeText })
  joinCompany(@Outcome() answer: OutcomeText): OutcomeText {
    return answer;
  }

  @Post('invitations')
  @HttpCode(200)
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: OutcomeText })
  async inviteUser(
    @CurrentActor() actor: Actor,
    @Body() { email, firstName = '', lastName = '', companyId }: CompanyInvitationRequest,
  ): Promise<OutcomeText> {
    await this.invitation.execute(actor, {
      email: normaliseEmail(email),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      companyId,
    });
    return { result: 'registered' };
  }

  @Post('links')
  @HttpCode(200)
  @ApiOkResponse({ type: LinkAnswer })
  readLink(@CurrentActor() actor: Actor, @Body() request: LinkRequest): Promise<LinkAnswer> {
    return this.links.read(actor, request);
  }

  @Post('passwords/forgotten')
  @HttpCode(200)
  @ApiOkResponse({ type: OutcomeText })
  async forgotPassword(@CurrentActor() actor: Actor, @Body() request: ForgottenPasswordRequest): Promise<OutcomeText> {
    await this.forgotten.execute(actor, request);
    return { result: 'success' };
  }

  @Post('passwords/reset')
  @HttpCode(200)
  @Beforehand(ResetPassword, PasswordResetRequest)
  @ApiBody({ type: PasswordResetRequest })
  @ApiOkResponse({ type: OutcomeText })
  resetPassword(@Outcome() answer: OutcomeText): OutcomeText {
    return answer;
  }

  @Get('passwords/rules')
  @ApiOkResponse({ type: PasswordRules })
  getPasswordRules(): PasswordRules {
    return { minimum: this.options.passwordMinimum };
  }
}
