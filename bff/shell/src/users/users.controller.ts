import { Controller, Get } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

/** A user's id is the id of its profile too: both paths of the catalogue read the same record. */
@Controller('users')
export class UsersController {
  @Get('profile/:id')
  @Forward(identity.getProfile)
  profile(): void {}

  @Get('profileByUid/:id')
  @Forward(identity.getProfile)
  profileByUid(): void {}
}
