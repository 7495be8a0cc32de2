import { Controller, Get, Post } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

@Controller()
export class UsersController {
  @Get('users/profileByUid/:id')
  @Forward(identity.getProfile)
  profileByUid(): void {}

  @Get('userprofile')
  @Forward(identity.getOwnProfile)
  ownProfile(): void {}

  @Post('userprofile')
  @Forward(identity.updateOwnProfile)
  updateOwnProfile(): void {}
}
