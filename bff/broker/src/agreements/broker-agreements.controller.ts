import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { Forward } from '@groundwork/server-bff';

/** Referral agreements of the broker. */
@Controller('brokeragreements')
export class BrokerAgreementsController {
  @Post('create/existing')
  @Forward(brokers.createAgreementForExistingClient)
  createForExistingClient(): void {}

  @Post('create/new')
  @Forward(brokers.createAgreementForNewClient)
  createForNewClient(): void {}

  @Post('notify/new')
  @Forward(brokers.noticeOfNewAgreement)
  notifyNew(): void {}

  @Post('notify/update')
  @Forward(brokers.noticeOfUpdatedAgreement)
  notifyUpdate(): void {}

  @Delete('delete/:id')
  @Forward(brokers.removeAgreement)
  deleteAgreement(): void {}

  @Put('update')
  @Forward(brokers.updateAgreement)
  updateAgreement(): void {}

  @Get('broker/:id')
  @Forward(brokers.listAgreementsOfBroker)
  agreementsOfBroker(): void {}

  @Get(':id')
  @Forward(brokers.getAgreement)
  agreement(): void {}
}
