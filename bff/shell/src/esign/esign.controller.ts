import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

/** The e-sign terms and the user's own acceptances (borrower specification, section 4, E-sign). */
@Controller()
export class EsignController {
  @Get('esignmaster/latest')
  @Forward(agreements.getLatestEsignMaster)
  latestEsignMaster(): void {}

  @Get('esignmaster/:id')
  @Forward(agreements.getEsignMaster)
  esignMaster(): void {}

  @Get('esign/user/:id')
  @Forward(agreements.listEsignAcceptancesOfUser)
  esignOfUser(): void {}

  @Get('esign/:id/certificate')
  @Forward(agreements.getEsignCertificate)
  esignCertificate(): void {}

  @Post('esign')
  @HttpCode(201)
  @Forward(agreements.acceptEsign)
  acceptEsign(): void {}

  @Delete('esign/:id')
  @Forward(agreements.withdrawEsign)
  withdrawEsign(): void {}
}
