import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
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

  @Get('userprofile')
  @Forward(identity.getOwnProfile)
  ownProfile(): void {}

  @Post('userprofile')
  @Forward(identity.updateOwnProfile)
  updateOwnProfile(): void {}
}
