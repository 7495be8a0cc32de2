import { Injectable } from '@nestjs/common';
import { agreementStatus, dealStages } from '@groundwork/domain-brokers';
import type { DealStage } from '@groundwork/domain-brokers';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { AgreementRepository } from '../agreements/index.js';
import { brokersAbility } from '../shared/index.js';
import type { ClientDealEntity } from './client-deal.entity.js';
import { ClientDealRepository } from './client-deal.repository.js';

/** A deal of a client, as far as its broker may see it: no amount, no reason of a decision. */
export class ClientDealDto {
  @Answer.id() agreementId!: string;
  @ApiProperty({ type: String }) clientName!: string;
  @ApiProperty({ type: Number, nullable: true }) projectNumber!: number | null;
  @ApiProperty({ enum: dealStages }) stage!: DealStage;
  @Answer.instant() stageAt!: string;
}

/** The deals that a broker's accepted agreements may cover, the newest first; none that bears another agreement's fees. */
@Injectable()
export class ListDealsOfBroker {
  constructor(
    private readonly agreements: AgreementRepository,
    private readonly deals: ClientDealRepository,
  ) {}

  async execute(actor: Actor, brokerId: string): Promise<ClientDealDto[]> {
    allow(brokersAbility(actor), 'read', subject('BrokerAgreement', { brokerId }));
    const accepted = (await this.agreements.list(brokerId)).filter(({ status }) => status === agreementStatus.accepted);
    const companyIds = accepted.flatMap(({ companyId }) => companyId ?? []);
    return (await this.deals.ofCompanies(companyIds)).flatMap((deal) => {
      const agreement = accepted.find((one) => mayCover(one, deal));
      return agreement ? [dealView(deal, agreement)] : [];
    });
  }
}

interface Covering {
  readonly id: string;
  readonly companyId: string | null;
  readonly clientName: string;
  readonly startDate: string;
  readonly expirationDate: string;
}

const mayCover = (agreement: Covering, deal: ClientDealEntity): boolean =>
  deal.agreementId === agreement.id ||
  (deal.agreementId === null &&
    deal.companyId === agreement.companyId &&
    deal.appliedOn <= agreement.expirationDate &&
    (deal.closedOn ?? agreement.startDate) >= agreement.startDate);

const dealView = (deal: ClientDealEntity, { id, clientName }: Covering): ClientDealDto => ({
  agreementId: id,
  clientName,
  projectNumber: deal.projectNumber,
  stage: deal.stage,
  stageAt: deal.stageAt.toISOString(),
});
