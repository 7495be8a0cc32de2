import { Injectable } from '@nestjs/common';
import { accountErrors } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, refuseInvalid } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { lenderAccount, PaymentAccountRepository, paymentAccountView } from './payment-account.repository.js';
import type { PaymentAccountDto, SavePaymentAccountDto } from './payment-account.dto.js';

/** The accounts that payments of loans go to, and the lender's own: entered, changed, and every version to be read. */
@Injectable()
export class PaymentAccounts {
  constructor(
    private readonly accounts: PaymentAccountRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async ofLoan(actor: Actor, applicationId: string): Promise<PaymentAccountDto[]> {
    await this.allow(actor, applicationId);
    return this.versions(applicationId);
  }

  ofLender(): Promise<PaymentAccountDto[]> {
    return this.versions(lenderAccount);
  }

  async saveOfLoan(actor: Actor, applicationId: string, saved: SavePaymentAccountDto): Promise<PaymentAccountDto[]> {
    await this.allow(actor, applicationId);
    return this.save(actor, applicationId, saved);
  }

  saveOfLender(actor: Actor, saved: SavePaymentAccountDto): Promise<PaymentAccountDto[]> {
    return this.save(actor, lenderAccount, saved);
  }

  private async save(actor: Actor, owner: string, saved: SavePaymentAccountDto): Promise<PaymentAccountDto[]> {
    refuseInvalid(accountErrors(saved));
    await this.accounts.next(owner, found(actor.userId, 'The user'), saved);
    return this.versions(owner);
  }

  private async versions(owner: string): Promise<PaymentAccountDto[]> {
    return (await this.accounts.versions(owner)).map(paymentAccountView);
  }

  private async allow(actor: Actor, applicationId: string): Promise<void> {
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
  }
}
