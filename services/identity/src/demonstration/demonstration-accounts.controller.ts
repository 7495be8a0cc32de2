import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { normaliseEmail } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import { For } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { DemonstrationAccountRequest, UserRow } from '../accounts/account.dto.js';
import { accountFacts } from '../accounts/account-facts.js';
import { Passwords } from '../accounts/passwords.js';
import { Account } from '../accounts/persistence/account.entity.js';
import { userRow } from '../accounts/queries/users.query.js';

/** Accounts with a known password, for demonstration and tests. A production deployment refuses to make any. */
@Controller('internal/demonstration/accounts')
export class DemonstrationAccountsController {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the account as it stands where there is one with this email already. */
  @Post()
  @For('system')
  @ApiCreatedResponse({ type: UserRow })
  async createDemonstrationAccount(@Body() request: DemonstrationAccountRequest): Promise<UserRow> {
    if (this.options.mode === 'production') throw new Problem('access.denied');
    const email = normaliseEmail(request.email);
    const existing = await this.database.manager.findOneBy(Account, { email });
    if (existing) return userRow(existing);
    const now = this.clock.now();
    const account: Account = {
      id: request.id ?? newId(),
      email,
      firstName: request.firstName,
      lastName: request.lastName,
      role: request.role,
      passwordHash: await this.passwords.hash(request.password),
      active: true,
      brokerId: null,
      profile: {},
      profileVersion: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.transaction(async (manager) => {
      await manager.insert(Account, account);
      await this.outbox.add(manager, {
        type: 'user.registered',
        aggregateId: account.id,
        payload: { ...accountFacts(account), companyId: null },
      });
    });
    return userRow(account);
  }
}
