import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

/** The masters of e-sign terms and ICCA with their versions, and who accepted the terms. */
@Controller()
export class MastersController {
  @Get('esignmaster/latest')
  @Forward(agreements.getLatestEsignMaster)
  latestEsignMaster(): void {}

  @Get('esignmaster/all')
  @Forward(agreements.listEsignMasters)
  allEsignMasters(): void {}

  @Get('esignmaster/:id')
  @Forward(agreements.getEsignMaster)
  esignMaster(): void {}

  @Post('esignmaster')
  @HttpCode(201)
  @Forward(agreements.createEsignMaster)
  createEsignMaster(): void {}

  @Get('esign')
  @Forward(agreements.listEsignAcceptances)
  esignAcceptances(): void {}

  @Get('esign/user/:id')
  @Forward(agreements.listEsignAcceptancesOfUser)
  esignAcceptancesOfUser(): void {}

  @Get('iccaagreementmaster/latest')
  @Forward(agreements.getLatestIccaMaster)
  latestIccaMaster(): void {}

  @Get('iccaagreementmaster/all')
  @Forward(agreements.listIccaMasters)
  allIccaMasters(): void {}

  @Get('iccaagreementmaster/all/:version')
  @Forward(agreements.listIccaEditions)
  iccaEditions(): void {}

  @Get('iccaagreementmaster/versions')
  @Forward(agreements.listIccaVersions)
  iccaVersions(): void {}

  @Get('iccaagreementmaster/version/:version')
  @Forward(agreements.getIccaVersion)
  iccaVersion(): void {}

  @Get('iccaagreementmaster/id/:id')
  @Forward(agreements.getIccaMaster)
  iccaMaster(): void {}

  @Post('iccaagreementmaster/create')
  @HttpCode(201)
  @Forward(agreements.createIccaMaster)
  createIccaMaster(): void {}

  @Delete('iccaagreementmaster/version/:version')
  @Forward(agreements.withdrawIccaVersion)
  deleteIccaVersion(): void {}
}
