import { Injectable } from '@nestjs/common';
import type { FeeStatus } from '@groundwork/domain-brokers';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { brokersAbility } from '../shared/index.js';
import { FeeEntryRepository } from './fee-entry.repository.js';
import type { FeeLedgerDto } from './fee-entry.dto.js';
import { NamedFees } from './fee-names.service.js';

/** The ledger of a broker, or of all, in one status or in any. */
@Injectable()
export class ListFeeEntries {
  constructor(
    private readonly entries: FeeEntryRepository,
    private readonly named: NamedFees,
  ) {}

  async execute(actor: Actor, filter: { brokerId?: string; status?: FeeStatus }): Promise<FeeLedgerDto> {
    const { brokerId } = filter;
    allow(brokersAbility(actor), 'read', brokerId === undefined ? 'BrokerFee' : subject('BrokerFee', { brokerId }));
    // A rule with a condition lets a broker ask for its own alone.
    if (brokerId === undefined) allow(brokersAbility(actor), 'administer', 'BrokerFee');
    const [entries, sums] = [await this.named.of(await this.entries.list(filter)), await this.entries.sums(brokerId)];
    return { entries, sums };
  }
}
