import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { Forward } from '@groundwork/server-bff';

/** Referral agreements of all brokers, and their decision. */
@Controller('brokeragreements')
export class BrokerAgreementsController {
  @Get()
  @Forward(brokers.listAgreements)
  allAgreements(): void {}

  @Get('broker/:id')
  @Forward(brokers.listAgreementsOfBroker)
  agreementsOfBroker(): void {}

  @Get('history/:id')
  @Forward(brokers.listAgreementHistory)
  agreementHistory(): void {}

  @Get(':id')
  @Forward(brokers.getAgreement)
  agreement(): void {}

  @Post('create/existing')
  @HttpCode(201)
  @Forward(brokers.createAgreementForExistingClient)
  createAgreementForExistingClient(): void {}

  @Post('create/new')
  @HttpCode(201)
  @Forward(brokers.createAgreementForNewClient)
  createAgreementForNewClient(): void {}

  @Put('update')
  @Forward(brokers.updateAgreement)
  updateAgreement(): void {}

  @Post('accept')
  @HttpCode(200)
  @Forward(brokers.acceptAgreement)
  acceptAgreement(): void {}

  @Post('reject')
  @HttpCode(200)
  @Forward(brokers.rejectAgreement)
  rejectAgreement(): void {}

  @Post('notify/new')
  @HttpCode(200)
  @Forward(brokers.noticeOfNewAgreement)
  notifyNewAgreement(): void {}

  @Post('notify/update')
  @HttpCode(200)
  @Forward(brokers.noticeOfUpdatedAgreement)
  notifyUpdatedAgreement(): void {}

  @Delete('delete/:id')
  @Forward(brokers.removeAgreement)
  removeAgreement(): void {}
}
