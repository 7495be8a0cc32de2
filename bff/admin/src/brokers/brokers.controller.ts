import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** Broker management: records, invitations and standing. */
@Controller()
export class BrokersController {
  @Get('brokers')
  @Forward(brokers.listBrokers)
  allBrokers(): void {}

  /** The same list for selectors of deal entry. */
  @Get('admin/getBrokers')
  @Forward(brokers.listBrokers)
  brokersToChoose(): void {}

  @Get('brokers/user/:id')
  @Forward(brokers.getBrokerOfUser)
  brokerOfUser(): void {}

  @Get('brokers/byUserId/:id')
  @Forward(brokers.getBrokerOfUser)
  brokerByUserId(): void {}

  @Get('brokers/history/:id')
  @Forward(brokers.listBrokerHistory)
  brokerHistory(): void {}

  @Get('brokers/:id')
  @Forward(brokers.getBroker)
  broker(): void {}

  @Post('brokers/create')
  @HttpCode(201)
  @Forward(brokers.createBroker)
  createBroker(): void {}

  @Post('brokers/send/:id')
  @HttpCode(200)
  @Forward(brokers.inviteBroker)
  inviteBroker(): void {}

  @Post('brokers/notify/reject')
  @HttpCode(200)
  @Forward(brokers.noticeOfRejection)
  notifyRejection(): void {}

  @Post('brokers/notify/deactivate')
  @HttpCode(200)
  @Forward(brokers.noticeOfDeactivation)
  notifyDeactivation(): void {}

  @Put('brokers/update')
  @Forward(brokers.updateBroker)
  updateBroker(): void {}

  /** The catalogue has the update twice. */
  @Post('admin/updateBroker')
  @HttpCode(200)
  @Forward(brokers.updateBroker)
  updateBrokerAsAdmin(): void {}

  @Put('brokers/activateBroker')
  @Forward(brokers.activateBroker)
  activateBroker(): void {}

  @Delete('brokers/delete/:id')
  @Forward(brokers.removeBroker)
  removeBroker(): void {}

  @Post('admin/addBrokerToCompany')
  @HttpCode(200)
  @Forward(companies.assignBroker)
  assignBroker(): void {}
}
