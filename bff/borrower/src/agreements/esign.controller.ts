import { Controller, Delete, Get, Post } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

/** The electronic-signature terms and the user's acceptances of them. */
@Controller()
export class EsignController {
  @Get('esignmaster/latest')
  @Forward(agreements.getLatestEsignMaster)
  latestEsignMaster(): void {}

  @Get('esign/user/:id')
  @Forward(agreements.listEsignAcceptancesOfUser)
  esignAcceptances(): void {}

  @Post('esign')
  @Forward(agreements.acceptEsign)
  acceptEsign(): void {}

  @Delete('esign/:id')
  @Forward(agreements.withdrawEsign)
  withdrawEsign(): void {}
}
