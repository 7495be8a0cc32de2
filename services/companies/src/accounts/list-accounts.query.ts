import { Inject, Injectable } from '@nestjs/common';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { FinancialAccountDto } from './financial-account.dto.js';
import { FinancialAccountRepository } from './financial-account.repository.js';
import { financialAccountView } from './financial-account.view.js';

/** Accounts by their holder's id. */
export type AccountsByHolder = ReadonlyMap<string, readonly FinancialAccountDto[]>;

/** The accounts of a company and of all owners in its tree, or of one holder, as an actor may see them. */
@Injectable()
export class ListAccounts {
  constructor(
    private readonly database: Database,
    private readonly accounts: FinancialAccountRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    where: { readonly companyId: string } | { readonly holderId: string },
  ): Promise<AccountsByHolder> {
    const day = today(this.clock);
    const holders = new Map<string, FinancialAccountDto[]>();
    for (const row of await this.accounts.find(this.database.manager, where))
      holders.set(row.holderId, [
        ...(holders.get(row.holderId) ?? []),
        financialAccountView(row, day, isAdministrator(actor)),
      ]);
    return holders;
  }
}
