import { Controller, Get, Put } from '@nestjs/common';
import { operations as draws } from '@groundwork/contract-draws';
import { Forward } from '@groundwork/server-bff';

@Controller('drawrequest')
export class DrawRequestController {
  @Get('statuses')
  @Forward(draws.listDrawStatuses)
  drawStatuses(): void {}

  @Get('all')
  @Forward(draws.listDrawRequests)
  allDrawRequests(): void {}

  @Get('company/:id')
  @Forward(draws.listDrawRequestsOfCompany, { params: { companyId: 'id' } })
  drawRequestsOfCompany(): void {}

  @Get('ledger/:applicationId')
  @Forward(draws.getLedger)
  ledger(): void {}

  @Get(':id')
  @Forward(draws.getDrawRequest)
  drawRequest(): void {}

  @Put('save')
  @Forward(draws.saveDrawDecision)
  saveDrawDecision(): void {}

  @Put('item/approve')
  @Forward(draws.approveDrawItem)
  approveDrawItem(): void {}

  @Put('item/reject')
  @Forward(draws.rejectDrawItem)
  rejectDrawItem(): void {}

  @Put('accept')
  @Forward(draws.acceptDrawRequest)
  acceptDrawRequest(): void {}

  @Put('reject')
  @Forward(draws.rejectDrawRequest)
  rejectDrawRequest(): void {}
}
