import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { Forward } from './forward.decorator.js';
import type { Operation } from '@groundwork/server-auth';

/** `POST /account/updatePassword` of an area, passed on to identity's operation: the own password. */
export function ownPasswordController(updateOwnPassword: Operation): Type {
  @Controller('account')
  class OwnPasswordController {
    @Post('updatePassword')
    @HttpCode(200)
    @Forward(updateOwnPassword)
    updatePassword(): void {}
  }
  return OwnPasswordController;
}
