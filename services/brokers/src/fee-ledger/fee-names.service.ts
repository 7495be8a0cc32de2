import { Injectable } from '@nestjs/common';
import { AgreementRepository } from '../agreements/index.js';
import { ClientDealRepository } from '../deals/index.js';
import type { BrokerFeeEntryEntity } from './broker-fee-entry.entity.js';
import type { FeeEntryDto } from './fee-entry.dto.js';
import { feeEntryView } from './fee-entry.view.js';

/** Fees with the names of what they are of: two reads, however many there are. */
@Injectable()
export class NamedFees {
  constructor(
    private readonly agreements: AgreementRepository,
    private readonly deals: ClientDealRepository,
  ) {}

  async of(rows: readonly BrokerFeeEntryEntity[]): Promise<FeeEntryDto[]> {
    const clients = await this.agreements.clientNames(rows.map(({ agreementId }) => agreementId));
    const deals = await this.deals.byId(rows.map(({ applicationId }) => applicationId));
    const projects = new Map(deals.map(({ applicationId, projectNumber }) => [applicationId, projectNumber]));
    return rows.map((row) => feeEntryView(row, { clients, projects }));
  }
}
