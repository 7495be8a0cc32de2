import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { ListAccounts } from '../accounts/index.js';
import { CompanyLocks } from '../core/index.js';
import type { CompanyEntity } from '../core/index.js';
import { ListMembers } from '../members/index.js';
import { SetupFactsRepository } from '../steps/index.js';
import type { CompanyDto } from './company.dto.js';
import { companyView } from './company.view.js';

/** A company as an actor sees it, with what the other rooms know of it. */
@Injectable()
export class CompanyViews {
  constructor(
    private readonly database: Database,
    private readonly members: ListMembers,
    private readonly accounts: ListAccounts,
    private readonly locks: CompanyLocks,
    private readonly facts: SetupFactsRepository,
  ) {}

  async view(actor: Actor, row: CompanyEntity): Promise<CompanyDto> {
    const [members, accounts, locked, facts] = await Promise.all([
      this.members.execute(row.id),
      this.accounts.execute(actor, { holderId: row.id }),
      this.locks.isLocked(row.rootCompanyId),
      this.facts.of(this.database.manager, row),
    ]);
    return companyView(row, { members, businessAccounts: accounts.get(row.id) ?? [], locked, facts });
  }
}
