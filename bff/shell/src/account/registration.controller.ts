import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

/** The public pages: registration, links of letters, forgotten passwords (sign-in document, sections 4 and 7). */
@Controller()
export class RegistrationController {
  @Post('account/register')
  @HttpCode(200)
  @Forward(identity.register)
  register(): void {}

  @Post('account/link')
  @HttpCode(200)
  @Forward(identity.readLink)
  link(): void {}

  @Post('account/confirmregister')
  @HttpCode(200)
  @Forward(identity.confirmRegistration)
  confirmRegistration(): void {}

  @Post('account/forgotPassword')
  @HttpCode(200)
  @Forward(identity.forgotPassword)
  forgotPassword(): void {}

  @Post('account/resetPassword')
  @HttpCode(200)
  @Forward(identity.resetPassword)
  resetPassword(): void {}

  @Post('account/joincompany')
  @HttpCode(200)
  @Forward(identity.joinCompany)
  joinCompany(): void {}

  @Get('account/password-rules')
  @Forward(identity.getPasswordRules)
  passwordRules(): void {}

  @Post('admin/register')
  @HttpCode(200)
  @Forward(identity.registerAdministrator)
  registerAdministrator(): void {}

  /** By invitation: the code of the letter stands in the query. */
  @Get('brokers/:id')
  @Forward(brokers.getInvitedBroker)
  invitedBroker(): void {}

  @Put('brokers/update')
  @Forward(identity.registerBroker)
  registerBroker(): void {}
}
