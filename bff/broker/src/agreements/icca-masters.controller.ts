import { Controller, Get } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

/** The master that a referral agreement is rendered from. */
@Controller('iccaagreementmaster')
export class IccaMastersController {
  @Get('latest')
  @Forward(agreements.getLatestIccaMaster)
  latestIcca(): void {}

  @Get('version/:version')
  @Forward(agreements.getIccaVersion)
  iccaVersion(): void {}
}
