import { Controller, Get, Post } from '@nestjs/common';
import { operations as draws } from '@groundwork/contract-draws';
import { Forward } from '@groundwork/server-bff';

/** Draws against the ledger of an active loan. */
@Controller('drawrequest')
export class DrawRequestController {
  @Post()
  @Forward(draws.createDrawRequest)
  createDrawRequest(): void {}

  @Get('statuses')
  @Forward(draws.listDrawStatuses)
  drawStatuses(): void {}

  @Get('company/:id')
  @Forward(draws.listDrawRequestsOfCompany, { params: { companyId: 'id' } })
  drawRequestsOfCompany(): void {}

  @Get('ledger/:applicationId')
  @Forward(draws.getLedger)
  ledger(): void {}

  @Get(':id')
  @Forward(draws.getDrawRequest)
  drawRequest(): void {}
}
