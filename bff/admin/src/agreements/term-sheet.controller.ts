import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { Forward } from '@groundwork/server-bff';

@Controller('termsheet')
export class TermSheetController {
  @Get('app/:applicationId')
  @Forward(agreements.getTermSheetAgreement)
  termSheetAgreement(): void {}

  @Get(':type')
  @Forward(agreements.getLatestTermSheet)
  latestTermSheet(): void {}

  @Get(':type/version/:version')
  @Forward(agreements.getTermSheetVersion)
  termSheetVersion(): void {}

  @Post('create')
  @HttpCode(201)
  @Forward(agreements.createTermSheet)
  createTermSheet(): void {}
}
