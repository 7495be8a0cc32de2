import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@groundwork/domain-access';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { allow, subject } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity, AccountRepository, accountsAbility } from '../../accounts/index.js';
import { ApiTokenEnding } from '../../api-tokens/index.js';
import { Challenges } from '../../second-factor/index.js';
import { SessionEnding } from '../../sessions/index.js';
import { RoleChanges } from '../role-changes.service.js';

/**
 * Moves an administrator between administrator, super administrator and none. Nobody changes the own rights, and one super administrator
 * stays. The sessions of the changed account end, so that the role counts from the next call on, and the API tokens that it made end with
 * the right to make them.
 */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly ending: SessionEnding,
    private readonly roles: RoleChanges,
    private readonly challenges: Challenges,
    private readonly apiTokens: ApiTokenEnding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, to: Role): Promise<AccountEntity> {
    allow(accountsAbility(actor), 'changeRole', subject('Account', { id }));
    if (id === actor.userId) throw new Problem('rule.violated', shared.ownRole);
    const { account, changed } = await this.database.transaction((manager) => this.write(manager, actor, id, to));
    if (changed) await this.ending.endAllOf(id, 'role', actor);
    // Whoever made a token may have a copy of it.
    if (changed && to !== 'super')
      await this.apiTokens.end({ createdBy: id }, actor, 'the rights of who made it were taken away');
    return account;
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    id: string,
    to: Role,
  ): Promise<{ account: AccountEntity; changed: boolean }> {
    await this.challenges.endAllOf(manager, id);
    const supers = await this.lockSupers(manager);
    await this.accounts.requireStanding(manager, actor);
    const account = found(await manager.findOneBy(AccountEntity, { id }), 'The administrator');
    if (account.role === to) return { account, changed: false };
    if (account.role !== 'admin' && account.role !== 'super') throw new Problem('state.illegal_transition');
    if (supers.every((other) => other.id === id)) throw new Problem('rule.violated', shared.lastSuper);
    await updateExactly(manager, AccountEntity, { id, role: account.role }, { role: to, updatedAt: this.clock.now() });
    const changed = { ...account, role: to };
    await this.roles.tell(manager, changed, account.role, actor);
    return { account: changed, changed: true };
  }

  /** Two who take each other's rights at once: the second waits here, and then is no super administrator any more. */
  private async lockSupers(manager: EntityManager): Promise<AccountEntity[]> {
    const query = manager
      .createQueryBuilder(AccountEntity, 'account')
      .where({ role: 'super', active: true })
      .orderBy('account.id');
    return (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getMany();
  }
}
