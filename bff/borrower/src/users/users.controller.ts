import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { identityCheckBodyLimit } from '@groundwork/domain-accounts';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

/** Profiles. A user's id is the id of its profile too: both paths by id read the same record. */
@Controller()
export class UsersController {
  @Get('users/profile/:id')
  @Forward(identity.getProfile)
  profile(): void {}

  @Get('users/profileByUid/:id')
  @Forward(identity.getProfile)
  profileByUid(): void {}

  @Get('users/company/:id')
  @Forward(identity.listCompanyUsers, { params: { companyId: 'id' } })
  accountsOfCompany(): void {}

  @Put('users/users')
  @Forward(identity.updateOwnProfile)
  updateUser(): void {}

  @Post('users/invite')
  @HttpCode(200)
  @Forward(identity.inviteUser)
  inviteUser(): void {}

  /** Both sides of the driver's licence, for the outside identity check. JSON, or XML for who asks for it. */
  @Post('users/dltoken')
  @HttpCode(200)
  @Forward(identity.checkIdentity, { bodyLimit: identityCheckBodyLimit })
  checkIdentity(): void {}

  /** A code for the widget in which accounts are verified. */
  @Post('users/decisionlogic')
  @Forward(companies.requestVerification)
  requestVerification(): void {}

  /** {id} is the request code. */
  @Get('users/updatedecisionlogic/:id')
  @Forward(companies.refreshAccounts, { params: { requestCode: 'id' } })
  refreshAccounts(): void {}

  @Post('account/lexusRequest')
  @HttpCode(200)
  @Forward(companies.requestBackground)
  requestBackground(): void {}

  @Get('userprofile')
  @Forward(identity.getOwnProfile)
  ownProfile(): void {}

  @Post('userprofile')
  @Forward(identity.updateOwnProfile)
  updateOwnProfile(): void {}
}
