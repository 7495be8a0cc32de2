import { Injectable } from '@nestjs/common';
import { Database, updateRows } from '@groundwork/server-data';
import { PasswordHashing } from './password-hashing.service.js';
import { AccountEntity } from './persistence/account.entity.js';

/** Has old hashes of passwords follow what new ones are made by: a password is known when it is typed, and then alone. */
@Injectable()
export class HashRenewal {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHashing,
  ) {}

  /** The account with a hash as it is made today, of the password that was right. One that was changed meanwhile is left alone. */
  async of(account: AccountEntity, password: string): Promise<AccountEntity> {
    const { id, passwordHash: before } = account;
    if (before === null || !(await this.passwords.isOutdated(before))) return account;
    const passwordHash = await this.passwords.hash(password);
    const changed = await updateRows(
      this.database.manager,
      AccountEntity,
      { id, passwordHash: before },
      { passwordHash },
    );
    return changed === 1 ? { ...account, passwordHash } : account;
  }
}
