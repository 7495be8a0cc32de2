import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

/** A user's id is the id of its profile too: both paths of the catalogue read the same record. */
@Controller()
export class UsersController {
  @Get('users/all')
  @Forward(identity.listUsers)
  allUsers(): void {}

  @Get('users/profile/:id')
  @Forward(identity.getProfile)
  userProfile(): void {}

  @Get('users/profileByUid/:id')
  @Forward(identity.getProfile)
  userProfileByUid(): void {}

  @Put('users/users')
  @Forward(identity.updateOwnProfile)
  updateUser(): void {}

  /** Register user: the owner of a taken address may only have forgotten the password. */
  @Post('account/forgotPassword')
  @HttpCode(200)
  @Forward(identity.forgotPassword)
  sendResetLink(): void {}

  @Post('users/invite')
  @HttpCode(200)
  @Forward(identity.inviteUser)
  inviteUser(): void {}

  @Get('userprofile')
  @Forward(identity.getOwnProfile)
  ownProfile(): void {}

  @Post('userprofile')
  @HttpCode(200)
  @Forward(identity.updateOwnProfile)
  updateOwnProfile(): void {}
}
