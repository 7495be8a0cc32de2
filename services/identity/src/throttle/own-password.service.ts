import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { AccountRepository, PasswordHashing } from '../accounts/index.js';
import type { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { SignInThrottle } from './sign-in-throttle.service.js';

/** Asks whoever is signed in for the password again: a session that was left open is not enough for what follows. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHashing,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The account, where its password is right. Counts as a guess; `complaint` is told at the field.
   * Never inside a transaction: a refusal counts, and stands in the record.
   */
  async confirm(actor: Actor, password: string, complaint: string, device?: string): Promise<AccountEntity> {
    const account = await this.accounts.own(actor);
    const attempt = await this.throttle.admit({ email: account.email, address: actor.address, device });
    if (!(await this.passwords.matches(account.passwordHash, password))) {
      await this.audit.record({ kind: 'password.refused', accountId: account.id, actor });
      refuseInvalid({ password: complaint });
    }
    await this.throttle.succeeded(attempt);
    return account;
  }
}
