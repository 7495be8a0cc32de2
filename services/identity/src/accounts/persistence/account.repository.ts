import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { AccountEntity } from './account.entity.js';

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Throws where there is none. */
  async get(id: string): Promise<AccountEntity> {
    return found(await this.database.manager.findOneBy(AccountEntity, { id }), 'The user');
  }

  /** That of who is signed in. */
  own(actor: Actor): Promise<AccountEntity> {
    return this.get(actor.userId ?? '');
  }

  findByEmail(email: string): Promise<AccountEntity | null> {
    return this.database.manager.findOneBy(AccountEntity, { email });
  }
}
