import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { Forward } from '@groundwork/server-bff';

@Controller('brokerfees')
export class BrokerFeesController {
  @Get()
  @Forward(brokers.listFees)
  allFees(): void {}

  @Get('broker/:id')
  @Forward(brokers.listFeesOfBroker)
  feesOfBroker(): void {}

  @Post('create')
  @HttpCode(201)
  @Forward(brokers.createFee)
  createFee(): void {}

  @Post('update')
  @HttpCode(200)
  @Forward(brokers.updateFee)
  updateFee(): void {}

  @Delete('delete')
  @Forward(brokers.removeFee)
  removeFee(): void {}
}
