import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';

/** Whoever an id names: what readers are shown of it. */
export type NamedAccount = Pick<
  AccountEntity,
  'id' | 'email' | 'firstName' | 'lastName' | 'profile' | 'profileVersion'
>;

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Throws where there is none. */
  async get(id: string): Promise<AccountEntity> {
    return found(await this.database.manager.findOneBy(AccountEntity, { id }), 'The user');
  }

  /** An account, or an API token by its name; throws where there is neither. */
  async named(id: string): Promise<NamedAccount> {
    const account = await this.database.manager.findOneBy(AccountEntity, { id });
    if (account) return account;
    const { name } = found(await this.database.manager.findOneBy(ApiTokenEntity, { id }), 'The user');
    return { id, email: '', firstName: 'API token', lastName: name, profile: {}, profileVersion: 1 };
  }

  /** That of who is signed in. */
  own(actor: Actor): Promise<AccountEntity> {
    return this.get(actor.userId ?? '');
  }

  /**
   * Refuses somebody whose role was taken away since the own token was made, and keeps whoever takes it away waiting until the
   * transaction is over.
   */
  async requireStanding(manager: EntityManager, { userId = '', role }: Pick<Actor, 'userId' | 'role'>): Promise<void> {
    const lock = this.database.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
    const where = { id: userId, role: role as AccountEntity['role'], active: true };
    if (!(await manager.findOne(AccountEntity, { select: { id: true }, where, ...lock })))
      throw new Problem('access.denied');
  }

  findByEmail(email: string): Promise<AccountEntity | null> {
    return this.database.manager.findOneBy(AccountEntity, { email });
  }
}
