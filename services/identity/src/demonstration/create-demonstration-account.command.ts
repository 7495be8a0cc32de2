import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountEntity, accountFacts, AccountRepository, PasswordHashing } from '../accounts/index.js';
import { NewPasswords } from '../new-passwords/index.js';
import type { CreateDemonstrationAccountDto } from './demonstration-account.dto.js';

/** Makes an account with a known password; gives it as it stands where there is one with this email already. */
@Injectable()
export class CreateDemonstrationAccount {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly outbox: Outbox,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(body: CreateDemonstrationAccountDto): Promise<AccountEntity> {
    if (this.options.mode === 'production') throw new Problem('access.denied');
    const email = normaliseEmail(body.email);
    const existing = await this.accounts.findByEmail(email);
    if (existing) return existing;
    refuseInvalid(await this.newPasswords.errors('password', body.password));
    const now = this.clock.now();
    const account: AccountEntity = {
      id: body.id ?? newId(),
      email,
      firstName: body.firstName,
      lastName: body.lastName,
      role: body.role,
      passwordHash: await this.passwords.hash(body.password),
      active: true,
      brokerId: null,
      profile: {},
      profileVersion: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.transaction(async (manager) => {
      await manager.insert(AccountEntity, account);
      await this.outbox.add(manager, {
        type: 'user.registered',
        aggregateId: account.id,
        payload: { ...accountFacts(account), companyId: null },
      });
    });
    return account;
  }
}
