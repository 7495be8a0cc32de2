import { Controller, Delete, Get, Post } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

/** Term sheets by type and version, and what an application agreed to. */
@Controller('termsheet')
export class TermSheetController {
  @Get('app/:applicationId')
  @Forward(agreements.getTermSheetAgreement)
  termSheetAgreement(): void {}

  @Delete('app/:applicationId')
  @Forward(agreements.withdrawTermSheet)
  withdrawTermSheet(): void {}

  @Post('accept')
  @Forward(agreements.acceptTermSheet)
  acceptTermSheet(): void {}

  @Get(':type')
  @Forward(agreements.getLatestTermSheet)
  latestTermSheet(): void {}

  @Get(':type/version/:version')
  @Forward(agreements.getTermSheetVersion)
  termSheetVersion(): void {}
}
