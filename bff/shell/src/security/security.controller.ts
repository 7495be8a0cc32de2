import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

/** The user's own second factor and the devices that the user is signed in on. */
@Controller('account')
export class SecurityController {
  @Get('second-factor')
  @Forward(identity.getSecondFactor)
  secondFactor(): void {}

  @Post('second-factor/enrol')
  @HttpCode(201)
  @Forward(identity.enrolSecondFactor)
  enrol(): void {}

  @Post('second-factor/confirm')
  @HttpCode(200)
  @Forward(identity.confirmSecondFactor)
  confirm(): void {}

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  @Forward(identity.renewRecoveryCodes)
  recoveryCodes(): void {}

  @Delete('second-factor')
  @HttpCode(204)
  @Forward(identity.turnOffSecondFactor)
  turnOff(): void {}

  @Get('devices')
  @Forward(identity.listDevices)
  devices(): void {}

  @Delete('devices/:id')
  @HttpCode(204)
  @Forward(identity.endDevice)
  endDevice(): void {}

  @Delete('devices')
  @HttpCode(204)
  @Forward(identity.endOtherDevices)
  endOtherDevices(): void {}
}
