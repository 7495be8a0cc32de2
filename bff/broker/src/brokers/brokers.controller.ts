import { Controller, Get, Put } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { Forward } from '@groundwork/server-bff';

/** A broker's own record and fees. */
@Controller()
export class BrokersController {
  @Get('brokers/user/:id')
  @Forward(brokers.getBrokerOfUser)
  brokerOfUser(): void {}

  @Get('brokers/byUserId/:id')
  @Forward(brokers.getBrokerOfUser)
  brokerByUserId(): void {}

  @Get('brokers/:id')
  @Forward(brokers.getBroker)
  broker(): void {}

  @Put('brokers/update')
  @Forward(brokers.updateBroker)
  updateBroker(): void {}

  @Get('brokerfees/broker/:id')
  @Forward(brokers.listFeesOfBroker)
  feesOfBroker(): void {}
}
