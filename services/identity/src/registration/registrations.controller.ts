import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { Beforehand, Outcome } from '../shared/beforehand.js';
import { OutcomeDto } from '../shared/outcome.dto.js';
import { ConfirmRegistration } from './commands/confirm-registration.command.js';
import { InviteUser } from './commands/invite-user.command.js';
import { JoinCompany } from './commands/join-company.command.js';
import { RegisterBroker } from './commands/register-broker.command.js';
import { RegisterUser } from './commands/register-user.command.js';
import { ReadLink } from './read-link.query.js';
import {
  BrokerRegistrationDto,
  ConfirmationDto,
  ConfirmRegistrationDto,
  InviteUserDto,
  JoinCompanyDto,
  LinkDto,
  ReadLinkDto,
  RegisterBrokerDto,
  RegisterUserDto,
} from './registration.dto.js';

/** The ways to an account and back to it, for whoever holds a link. */
@Controller()
@For('anonymous', 'borrower', 'broker', 'admin', 'super')
export class RegistrationsController {
  constructor(
    private readonly registration: RegisterUser,
    private readonly invitation: InviteUser,
    private readonly links: ReadLink,
  ) {}

  // A letter waits for the pace that every answer has, and no transaction with it.
  @Post('registrations')
  @HttpCode(200)
  @Idempotent('outside')
  @ApiOkResponse({ type: OutcomeDto })
  async register(@CurrentActor() actor: Actor, @Body() body: RegisterUserDto): Promise<OutcomeDto> {
    await this.registration.execute(actor, body);
    return { result: 'registered' };
  }

  @Post('registrations/confirmation')
  @HttpCode(200)
  @Beforehand(ConfirmRegistration, ConfirmRegistrationDto)
  @ApiBody({ type: ConfirmRegistrationDto })
  @ApiOkResponse({ type: ConfirmationDto })
  confirmRegistration(@Outcome() answer: ConfirmationDto): ConfirmationDto {
    return answer;
  }

  @Post('registrations/broker')
  @HttpCode(200)
  @Beforehand(RegisterBroker, RegisterBrokerDto)
  @ApiBody({ type: RegisterBrokerDto })
  @ApiOkResponse({ type: BrokerRegistrationDto })
  registerBroker(@Outcome() answer: BrokerRegistrationDto): BrokerRegistrationDto {
    return answer;
  }

  @Post('registrations/company')
  @HttpCode(200)
  @Beforehand(JoinCompany, JoinCompanyDto)
  @ApiBody({ type: JoinCompanyDto })
  @ApiOkResponse({ type: OutcomeDto })
  joinCompany(@Outcome() answer: OutcomeDto): OutcomeDto {
    return answer;
  }

  @Post('invitations')
  @HttpCode(200)
  @For('borrower', 'admin', 'super')
  @Idempotent('outside')
  @ApiOkResponse({ type: OutcomeDto })
  async inviteUser(
    @CurrentActor() actor: Actor,
    @Body() { email, firstName, lastName, companyId }: InviteUserDto,
  ): Promise<OutcomeDto> {
    await this.invitation.execute(actor, {
      email: normaliseEmail(email),
      firstName: firstName?.trim() ?? '',
      lastName: lastName?.trim() ?? '',
      companyId,
    });
    return { result: 'registered' };
  }

  @Post('links')
  @HttpCode(200)
  @ApiOkResponse({ type: LinkDto })
  readLink(@CurrentActor() actor: Actor, @Body() body: ReadLinkDto): Promise<LinkDto> {
    return this.links.execute(actor, body);
  }
}
