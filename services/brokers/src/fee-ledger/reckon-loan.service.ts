import { Inject, Injectable } from '@nestjs/common';
import { coversLoan, feeMachine, feesOfLoan, isEarned } from '@groundwork/domain-brokers';
import type { FeeLine } from '@groundwork/domain-brokers';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AgreementRepository } from '../agreements/index.js';
import { ClientDealRepository } from '../deals/index.js';
import type { ClientDealEntity } from '../deals/index.js';
import { BrokerFeeRepository } from '../fees/index.js';
import type { BrokerFeeEntryEntity } from './broker-fee-entry.entity.js';
import { FeeEntryRepository } from './fee-entry.repository.js';

/** A loan whose commitment is agreed. */
type ClosedDeal = ClientDealEntity & { readonly closedOn: string; readonly principalCents: number };

const isClosed = (deal: ClientDealEntity | null): deal is ClosedDeal =>
  deal !== null && deal.closedOn !== null && deal.principalCents !== null;

/**
 * Brings the fees of a loan to what its events say (adr/0074). It asks for the outcome and not for the event, so that it may
 * be called after any of them, as often as one likes, in the transaction in which it is heard.
 */
@Injectable()
export class ReckonLoan {
  constructor(
    private readonly deals: ClientDealRepository,
    private readonly agreements: AgreementRepository,
    private readonly fees: BrokerFeeRepository,
    private readonly entries: FeeEntryRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(manager: EntityManager, applicationId: string): Promise<void> {
    const deal = await this.deals.lock(manager, applicationId);
    if (!isClosed(deal)) return;
    if (deal.agreementId === null && !(await this.openFees(manager, deal))) return;
    const latest = new Map((await this.entries.ofLoan(manager, applicationId)).map((entry) => [entry.lineKey, entry]));
    for (const entry of latest.values()) await this.follow(manager, entry, deal);
  }

  /** The fees of the agreement that introduced the client first, of those that cover the loan. False where none does. */
  private async openFees(manager: EntityManager, deal: ClosedDeal): Promise<boolean> {
    const { applicationId, closedOn, appliedOn, principalCents: principal } = deal;
    const candidates = await this.agreements.acceptedFor(manager, deal.companyId);
    const agreement = candidates.find((one) => coversLoan(one, { appliedOn, closedOn }));
    if (!agreement) return false;
    const isFirst = !(await this.deals.hasLoanUnder(manager, agreement.id));
    await this.deals.change(manager, applicationId, { agreementId: agreement.id });
    const arranged = await this.fees.list(agreement.brokerId);
    for (const line of feesOfLoan(agreement, { principal, isFirst }, arranged))
      await this.entries.open(manager, this.entry(line, agreement, { applicationId, principal }));
    return true;
  }

  private entry(
    { key, amount, ...line }: FeeLine,
    agreement: { readonly id: string; readonly brokerId: string },
    loan: { readonly applicationId: string; readonly principal: number },
  ): BrokerFeeEntryEntity {
    return {
      id: newId(),
      brokerId: agreement.brokerId,
      agreementId: agreement.id,
      applicationId: loan.applicationId,
      lineKey: key,
      ...line,
      baseCents: loan.principal,
      amountCents: amount,
      round: 1,
      ...unmoved,
      createdAt: this.clock.now(),
    };
  }

  private async follow(manager: EntityManager, entry: BrokerFeeEntryEntity, deal: ClosedDeal): Promise<void> {
    const isDue = isEarned(entry.earnedBy, { closed: true, payments: deal.payments });
    // What the loan's own event took back is earned anew; what somebody reversed stays reversed.
    if (isDue && entry.status === 'reversed' && entry.reversedBy === null) {
      const again = { ...entry, id: newId(), round: entry.round + 1, ...unmoved, createdAt: this.clock.now() };
      await this.entries.open(manager, again);
      return this.follow(manager, again, deal);
    }
    const command = isDue ? 'earn' : 'lapse';
    const status = feeMachine.next(entry.status, command);
    if (status === undefined) return;
    const on = today(this.clock);
    const changes =
      command === 'earn'
        ? { earnedOn: on }
        : status === 'reversed'
          ? { reversedOn: on }
          : { earnedOn: null, approvedBy: null, approvedAt: null };
    await this.entries.move(manager, entry, { ...changes, status }, { command });
  }
}

/** A fee as it is entered. */
const unmoved = {
  status: feeMachine.start,
  earnedOn: null,
  approvedBy: null,
  approvedAt: null,
  paidOn: null,
  reference: null,
  paidBy: null,
  reversedOn: null,
  reversedBy: null,
  reason: null,
  version: 1,
};
